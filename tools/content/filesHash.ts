import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

/** Packages of tools are in the lockfile. */
const IGNORED = ['**/node_modules/**'];

/** The files of a folder that patterns name, from `root`, sorted. */
export const filesOf = (root: string, patterns: string[]): string[] =>
  globSync(patterns, {cwd: root, dot: true, followSymbolicLinks: false, ignore: IGNORED}).sort();

/**
 * Hash of names and contents of files, so that a file removed, renamed or restored counts too.
 *
 * @param root the folder from which `patterns` are
 * @returns 64 hexadecimal digits (SHA-256)
 */
export function filesHash(root: string, patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(root, patterns)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
