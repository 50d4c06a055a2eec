import {join} from 'node:path';

import {BUILD, buildSite, isBuildFresh} from '../build/buildSite';
import {createSiteServer, listen} from '../server/siteServer';
import {run} from './run';

/** `npm start`: builds when the build is missing or older than its sources, then serves both languages. `PORT`: 3000. */
run(async () => {
  const root = process.cwd();
  const wanted = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
    throw new Error(`PORT is “${process.env.PORT}”; set it to a number from 0 to 65535, or leave it out for 3000.`);
  }
  if (!isBuildFresh(root)) {
    await buildSite(root);
  }
  const port = await listen(createSiteServer(join(root, BUILD)), wanted);
  const moved = port === wanted || wanted === 0 ? '' : ` (port ${wanted} is taken)`;
  console.log(
    `The manual is at http://localhost:${port}/ and http://localhost:${port}/pt-BR/${moved}; stop it with Ctrl+C.`,
  );
});
