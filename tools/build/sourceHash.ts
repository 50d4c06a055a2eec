import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

/** Everything that a build depends on. */
const SOURCES = [
  'docs/**',
  'release-notes/**',
  'i18n/**',
  'src/**',
  'static/**',
  'docusaurus.config.ts',
  'sidebars*.ts',
  'redirects.json',
  'package.json',
  'package-lock.json',
  'tools/build/**',
];

/**
 * Hash of the build's sources: names and contents, so that a file removed, renamed or restored counts too.
 *
 * @param root the project's root folder
 * @returns 64 hexadecimal digits (SHA-256)
 */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, {cwd: root, dot: true}).sort()) {
    hash.update(file).update('\0').update(readFileSync(join(root, file))).update('\0');
  }
  return hash.digest('hex');
}
