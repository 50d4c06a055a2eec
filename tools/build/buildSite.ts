import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {precompress} from './precompress';
import {sourceHash} from './sourceHash';

/** Where a finished build is, from the project's root. */
export const BUILD = 'build';
/** Hash of the sources of the build; outside of it, so that it is not served. */
const STAMP = '.docusaurus/build-sources.txt';

/** Whether the build is there and was made from the sources as they are now. */
export function isBuildFresh(root: string): boolean {
  const stamp = join(root, STAMP);
  return existsSync(join(root, BUILD, 'pt-BR/index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(root);
}

/**
 * Builds both languages and compresses the files.
 *
 * @throws one sentence when Docusaurus reports errors (its own report stands above)
 */
export function buildSite(root: string): void {
  const sources = sourceHash(root);
  rmSync(join(root, STAMP), {force: true});
  const {status} = spawnSync('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', BUILD], {cwd: root, stdio: 'inherit'});
  if (status !== 0) {
    throw new Error('The site was not built: correct what Docusaurus reports above, then run the command again.');
  }
  precompress(join(root, BUILD));
  mkdirSync(join(root, '.docusaurus'), {recursive: true});
  writeFileSync(join(root, STAMP), sources);
}
