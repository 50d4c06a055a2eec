import {createHash} from 'node:crypto';

import {CONTENT_ROOTS} from '../../src/manual/file';
import {filesHash, filesOf} from '../content/filesHash';

/** Everything that a build reads, as patterns from the project's root; what it installs is in the lockfile. */
const INPUTS = [
  ...CONTENT_ROOTS.map((folder) => `${folder}/**`),
  'model/**',
  'src/**',
  'static/**',
  'LICENSE',
  'docusaurus.config.ts',
  'sidebars*.ts',
  'redirects.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tools/package.json',
  'tools/build/**',
];

/** Variables of the environment that a build reads. */
const VARIABLES = ['DOCS_URL', 'DOCS_BASE_URL', 'DOCS_EDIT_URL'];

/** The files that a build reads, from the project's root, sorted. */
export const inputFiles = (root: string): string[] => filesOf(root, INPUTS);

/**
 * Hash of the build's inputs: variables, names and contents of files.
 *
 * @param root the project's root folder
 * @returns 64 hexadecimal digits (SHA-256)
 */
export function inputsHash(root: string): string {
  const hash = createHash('sha256');
  VARIABLES.forEach((name) => hash.update(`${name}=${process.env[name] ?? ''}`).update('\0'));
  return hash.update(filesHash(root, INPUTS)).digest('hex');
}
