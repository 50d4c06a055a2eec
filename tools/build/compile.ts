import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

/** The framework's command-line program, from the project's root. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

interface Compile {
  /** The project's root folder. */
  root: string;
  /** Program that is called as Docusaurus is: `build --locale LOCALE --out-dir FOLDER`. */
  compiler: string;
  locale: string;
  out: string;
  /** Ends the process. */
  signal: AbortSignal;
}

/**
 * Builds one language in a process of its own, which ends with this one.
 *
 * @returns whether it succeeded; what went wrong it has printed itself
 */
export function compile({root, compiler, locale, out, signal}: Compile): Promise<boolean> {
  const watch = pathToFileURL(join(import.meta.dirname, 'endWithParent.mjs')).href; // a path may hold %
  const args = ['--import', watch, compiler, 'build', '--locale', locale, '--out-dir', out];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    signal,
    killSignal: 'SIGKILL', // nothing that it has written is kept
    env: {
      ...process.env,
      BUILD_PROCESS: String(process.pid),
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/build/${locale}`, // `npm run dev` may use .docusaurus itself
    },
  });
  child.on('error', () => {}); // when it is ended; 'close' follows
  return new Promise((resolve) => child.on('close', (status) => resolve(status === 0)));
}
