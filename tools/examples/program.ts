import {spawn} from 'node:child_process';

export interface Outcome {
  /** Exit code; null when a signal ended the program. */
  code: number | null;
  stdout: string;
  stderr: string;
}

interface ProgramOptions {
  /** The sentence to throw when the program is not installed. */
  missing: string;
  input?: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the program is ended. */
  timeout?: number;
}

/**
 * Runs a program to its end.
 *
 * @throws the sentence `missing` when there is no such program
 */
export function runProgram(command: string, args: string[], options: ProgramOptions): Promise<Outcome> {
  const {missing, input = '', cwd, env, timeout} = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, env, timeout, killSignal: 'SIGKILL'});
    const outcome: Outcome = {code: null, stdout: '', stderr: ''};
    child.stdout.setEncoding('utf8').on('data', (text: string) => (outcome.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (outcome.stderr += text));
    child.on('error', (error: NodeJS.ErrnoException) => reject(error.code === 'ENOENT' ? new Error(missing) : error));
    child.on('close', (code) => resolve({...outcome, code}));
    // A program that ends before it has read everything is judged by its exit code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
