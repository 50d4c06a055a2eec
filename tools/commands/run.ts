import {systemFault} from '../content/systemFault';
import type {Finding} from '../content/types';
import {Help} from './options';

/**
 * Runs a command: one that is asked for help prints it, one that fails prints its one sentence, never a stack trace, and exits with 1.
 *
 * @param command what to run
 */
export function run(command: () => void | Promise<void>): void {
  process.stdout.on('error', () => process.exit(1)); // who reads has had enough, as `head` has
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      if (error instanceof Help) {
        return console.log(error.message);
      }
      console.error(systemFault(error) ?? (error instanceof Error ? error.message : String(error)));
      process.exitCode = 1;
    });
}

/**
 * Prints findings as editors and terminals understand them, then one line for all; exit code 1 when there are some.
 *
 * @param none the last line when there are none
 * @param rest what the last line says after the number of findings
 */
export function printFindings(findings: Finding[], none: string, rest = '.'): void {
  for (const {file, line, rule, message} of findings) {
    console.log(`${file}:${line} [${rule}] ${message}`);
  }
  console.log(findings.length === 0 ? none : `${findings.length} finding${findings.length === 1 ? '' : 's'}${rest}`);
  if (findings.length > 0) {
    process.exitCode = 1;
  }
}
