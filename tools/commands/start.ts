import {join} from 'node:path';

import {BUILD, buildSite, isBuildFresh} from '../build/buildSite';
import {createSiteServer, listen} from '../server/siteServer';
import {addresses, portFromEnvironment} from './port';
import {readOptions} from './options';
import {run} from './run';

/**
 * `npm start`: builds when the build is missing, damaged or made from other inputs, then serves both languages.
 * `PORT`: 3000.
 */
run(async () => {
  readOptions('start', {});
  const root = process.cwd();
  const wanted = portFromEnvironment();
  if (!isBuildFresh(root)) {
    await buildSite(root);
  }
  const port = await listen(createSiteServer(join(root, BUILD)), wanted);
  console.log(`The manual is at ${addresses(port, wanted)}; stop it with Ctrl+C.`);
});
