import {join} from 'node:path';

import type {TestProject} from 'vitest/node';

import {BUILD, isBuildFresh} from '../../tools/build/buildSite';
import {createSiteServer, listen} from '../../tools/server/siteServer';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served build, without a slash at the end. */
    site: string;
  }
}

/** Serves the build for the browser tests; `SITE` names another server to test instead, such as nginx. */
export default async function serve(project: TestProject): Promise<(() => void) | undefined> {
  if (process.env.SITE !== undefined) {
    project.provide('site', process.env.SITE.replace(/\/$/, ''));
    return undefined;
  }
  if (!isBuildFresh(process.cwd())) {
    throw new Error(
      'The build is missing or older than its sources; run `npm run build` first, or `npm test`, which does.',
    );
  }
  const server = createSiteServer(join(process.cwd(), BUILD));
  const port = await listen(server, 0);
  project.provide('site', `http://localhost:${port}`);
  return () => server.close();
}
