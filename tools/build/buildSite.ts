import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {precompress} from './precompress';
import {sourceHash} from './sourceHash';

/** Where a finished build is, from the project's root. */
export const BUILD = 'build';
/** Hash of the sources of the build; outside of it, so that it is not served. */
const STAMP = '.docusaurus/build-sources.txt';
/** Where the Portuguese site is built, beside the English one; its files and what is generated for it. */
const PORTUGUESE = {out: '.docusaurus/pt-BR/out', generated: '.docusaurus/pt-BR/generated'};

/** Whether the build is there and was made from the sources as they are now. */
export function isBuildFresh(root: string): boolean {
  const stamp = join(root, STAMP);
  return (
    existsSync(join(root, BUILD, 'pt-BR/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sourceHash(root)
  );
}

/**
 * Builds both languages at the same time, in two processes, and compresses the files.
 *
 * @throws one sentence when Docusaurus reports errors (its own report stands above)
 */
export async function buildSite(root: string): Promise<void> {
  const sources = sourceHash(root);
  rmSync(join(root, STAMP), {force: true});
  const isBuilt = await Promise.all([
    build(root, 'en', BUILD, '.docusaurus'),
    build(root, 'pt-BR', PORTUGUESE.out, PORTUGUESE.generated),
  ]);
  if (isBuilt.includes(false)) {
    throw new Error('The site was not built: correct what Docusaurus reports above, then run the command again.');
  }
  renameSync(join(root, PORTUGUESE.out, 'pt-BR'), join(root, BUILD, 'pt-BR'));
  await precompress(join(root, BUILD));
  mkdirSync(join(root, '.docusaurus'), {recursive: true});
  writeFileSync(join(root, STAMP), sources);
}

async function build(root: string, locale: string, out: string, generated: string): Promise<boolean> {
  const child = spawn('npx', ['--no-install', 'docusaurus', 'build', '--locale', locale, '--out-dir', out], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      WEBPACK_URL_LOADER_LIMIT: '0', // pictures stay files: inlined, they would be in the page and in its script
    },
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return status === 0;
}
