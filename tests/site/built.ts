import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {readSubject} from '../../tools/checks/subject';
import {BUILD, isBuildFresh} from '../../tools/build/buildSite';

if (!isBuildFresh(process.cwd())) {
  throw new Error(
    'The build is missing or older than its sources; run `npm run build` first, or `npm test`, which does.',
  );
}

/** What the content says must be there. */
export const subject = readSubject(process.cwd());

/** Text of a file of the build. */
export function read(file: string): string {
  return readFileSync(join(BUILD, file), 'utf8');
}

export function exists(file: string): boolean {
  return existsSync(join(BUILD, file));
}

export const PREFIXES = ['', '/pt-BR'];
