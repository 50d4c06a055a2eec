import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {runProgram} from '../program';
import {difference} from '../templates/gotemplate';
import type {Fence} from '../types';

/** How blocks of a language are executed. */
export interface Runtime {
  fileName: (fence: Fence) => string;
  /** Makes the program if need be; the folder has the block's file. Gives the command, or the fault. */
  prepare: (folder: string, fileName: string) => Promise<string[] | string>;
  /** Finds code that uses the network: its output would not be the same tomorrow. */
  network: RegExp;
  /** The sentence to throw when the program is not installed. */
  missing: string;
}

const TIME_LIMIT = 10_000;

/** A block is executed when a `text title="output"` block follows it directly. */
export const isExecuted = ({next}: Fence) => next?.language === 'text' && next.title === 'output';

/**
 * Executes the block in an empty temporary folder, in UTC, without network and for at most 10 seconds.
 *
 * @returns what is wrong: it fails, or its standard output is not the output block; undefined when all is well
 */
export async function executionFault(fence: Fence, runtime: Runtime): Promise<string | undefined> {
  const use = runtime.network.exec(fence.code)?.[0].trim();
  if (use !== undefined) {
    return `The block uses the network (${use}), so its output cannot be checked; give the output block another title.`;
  }
  const folder = mkdtempSync(join(tmpdir(), 'example-'));
  try {
    const fileName = runtime.fileName(fence);
    writeFileSync(join(folder, fileName), `${fence.code}\n`);
    const command = await runtime.prepare(folder, fileName);
    return typeof command === 'string' ? command : await outputFault(fence, command, folder, runtime.missing);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function outputFault(fence: Fence, command: string[], folder: string, missing: string) {
  const [program = '', ...args] = [...(await withoutNetwork()), ...command];
  const {PATH, HOME} = process.env;
  const env = {PATH, HOME, TMPDIR: folder, TZ: 'UTC', LANG: 'C.UTF-8'} as unknown as NodeJS.ProcessEnv;
  const {code, stdout, stderr} = await runProgram(program, args, {missing, cwd: folder, env, timeout: TIME_LIMIT});
  if (code === null) {
    return 'The block runs longer than 10 seconds; shorten its work.';
  }
  if (code !== 0) {
    return `The block ends with exit code ${code} (${lastMessage(stderr)}); correct it.`;
  }
  const printed = stdout.replace(/\n$/, '');
  return printed === fence.next!.code ? undefined : difference(printed, fence.next!.code, 'The block');
}

/** The line that names the error: `TypeError: x is not a function`. */
function lastMessage(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /^(\w+Error|panic)\b.*:/.test(line)) ?? lines.findLast((line) => line !== '') ?? 'no message'
  );
}

let isolation: Promise<string[]> | undefined;

/** Where Linux allows it, a network namespace of its own; elsewhere the pattern of the runtime has to do. */
function withoutNetwork(): Promise<string[]> {
  const command = ['unshare', '--map-root-user', '--net'];
  isolation ??= runProgram(command[0]!, [...command.slice(1), 'true'], {missing: 'none'}).then(
    ({code}) => (code === 0 ? command : []),
    () => [],
  );
  return isolation;
}
