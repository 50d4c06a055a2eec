import {join} from 'node:path';

import type {TestProject} from 'vitest/node';

import {BUILD, isBuildFresh} from '../../tools/build/buildSite';
import {serveWithNginx} from '../../tools/deploy/nginxProcess';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served build, without a slash at the end. */
    site: string;
  }
}

/** Serves the build with nginx, as in production; `SITE` names another server to test instead. */
export default async function serve(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE !== undefined) {
    project.provide('site', process.env.SITE.replace(/\/$/, ''));
    return undefined;
  }
  const root = process.cwd();
  if (!isBuildFresh(root)) {
    throw new Error(
      'The build is missing or older than its sources; run `npm run build` first, or `npm test`, which does.',
    );
  }
  const nginx = await serveWithNginx(join(root, BUILD));
  project.provide('site', nginx.url);
  return nginx.stop;
}
