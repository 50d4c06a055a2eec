import {join} from 'node:path';

import {BUILD, buildSite, isBuildFresh} from '../build/buildSite';
import {freePort, startNginx} from '../deploy/nginxProcess';
import {addresses, portFromEnvironment} from './port';
import {readOptions} from './options';
import {run} from './run';

/**
 * `npm run serve:nginx`: as `npm start`, but served by nginx with the rules of `deploy/nginx`, in the foreground.
 * `PORT`: 3000.
 */
run(async () => {
  const root = process.cwd();
  readOptions('serve:nginx', {});
  const wanted = portFromEnvironment();
  if (!isBuildFresh(root)) {
    await buildSite(root);
  }
  const port = await freePort(wanted);
  const server = await startNginx({
    rules: join(root, 'deploy/nginx'),
    site: join(root, BUILD),
    previous: join(root, '.cache/nginx/previous'),
    port,
    work: join(root, '.cache/nginx'),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill('SIGTERM'));
  }
  console.log(`nginx serves the manual at ${addresses(port, wanted)}; stop it with Ctrl+C.`);
});
