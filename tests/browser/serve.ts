import {mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import type {TestProject} from 'vitest/node';

import {BUILD, isBuildFresh} from '../../tools/build/buildSite';
import {startNginx} from '../../tools/deploy/nginxProcess';
import {listen} from '../../tools/server/siteServer';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served build, without a slash at the end. */
    site: string;
  }
}

/** Serves the build with nginx, as in production; `SITE` names another server to test instead. */
export default async function serve(project: TestProject): Promise<(() => void) | undefined> {
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
  const nginx = await serveFolder(join(root, BUILD));
  project.provide('site', nginx.url);
  return nginx.stop;
}

export interface Served {
  /** Without a slash at the end. */
  url: string;
  stop: () => void;
}

/** Serves a build with nginx on a free port. `site` and `previous` may be symbolic links. */
export async function serveFolder(site: string, previous = '/nonexistent'): Promise<Served> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  const work = mkdtempSync(join(tmpdir(), 'aqueduto-docs-nginx-'));
  const rules = join(process.cwd(), 'deploy/nginx');
  const server = await startNginx({rules, site, previous, port, work});
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.once('exit', () => rmSync(work, {recursive: true, force: true}));
      server.kill('SIGTERM');
    },
  };
}
