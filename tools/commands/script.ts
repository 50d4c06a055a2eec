import {spawn} from 'node:child_process';

import {helpOrArguments} from './options';
import {PROGRAMS, type Program} from './programs';
import {run} from './run';

/** `npm run dev`, `lint` and others: runs what `programs.ts` says; what was typed goes to its last program. */
run(async () => {
  const [script, ...typed] = process.argv.slice(2) as [Program, ...string[]];
  const rest = helpOrArguments(script, typed);
  const steps: readonly (string | readonly string[])[] = PROGRAMS[script];
  for (const [i, step] of steps.entries()) {
    const args = i === steps.length - 1 ? rest : [];
    const codes = await Promise.all([step].flat().map((program) => ended(program, args)));
    const code = Math.max(...codes);
    if (code !== 0) {
      process.exitCode = code;
      return;
    }
  }
});

/** The exit code of a program, which gets the signals that this process gets. */
function ended(program: string, args: string[]): Promise<number> {
  const quoted = args.map((arg) => `'${arg.replaceAll("'", "'\\''")}'`).join(' ');
  const child = spawn(`exec ${program} ${quoted}`, {stdio: 'inherit', shell: true});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
