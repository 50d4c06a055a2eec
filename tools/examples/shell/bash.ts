import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {type Outcome, runProgram} from '../program';
import type {Engine, Fence} from '../types';

const NO_BASH =
  'The `bash` blocks need bash: `apt-get install bash` on Debian as root, else the package of your system.';
const NO_SHELLCHECK =
  'The `bash` blocks need ShellCheck: `apt-get install shellcheck` on Debian as root, else the package of your system.';

/** Findings that a block of a page cannot avoid. */
const EXCLUDED = {
  SC1091: 'the file that a block sources is on the machine of the reader',
  SC2034: 'a variable may be for a later block of the page',
  SC2154: 'a variable may come from an earlier block of the page',
};

/**
 * Bash blocks are scripts, without prompts or output: bash parses them (`bash -n`), ShellCheck finds nothing in them.
 * Nothing is run.
 */
export const bash: Engine = {
  name: 'bash',
  accepts: ({language}) => language === 'bash',
  run: async (fences) => {
    const folder = await mkdtemp(join(tmpdir(), 'bash-blocks-'));
    try {
      const files = new Map(fences.map((fence, i) => [fence, join(folder, `${i}.bash`)]));
      await Promise.all(fences.map((fence) => writeFile(files.get(fence)!, `${fence.code}\n`)));
      const names = [...files.values()];
      const syntax = await parseAll(names);
      const lint = await lintAll(names);
      return new Map(
        fences.flatMap((fence) => {
          const file = files.get(fence)!;
          const fault = faultOfPrompt(fence) ?? syntax.get(file) ?? lint.get(file);
          return fault === undefined ? [] : [[fence, fault] as const];
        }),
      );
    } finally {
      await rm(folder, {recursive: true});
    }
  },
};

function faultOfPrompt({code}: Fence): string | undefined {
  const line = code.split('\n').findIndex((text) => /^\s*\$ /.test(text)) + 1;
  return line === 0
    ? undefined
    : `Line ${line}: leave out the prompt, and put what the command prints in a \`text\` block.`;
}

async function parseAll(files: string[]): Promise<Map<string, string>> {
  const script = 'for file; do bash -n "$file"; done';
  // Messages in English, whatever the language of the machine.
  const env = {...process.env, LC_ALL: 'C'};
  const {stderr} = await runProgram('bash', ['-c', script, 'bash', ...files], {missing: NO_BASH, env});
  const faults = new Map<string, string>();
  for (const [, file = '', line, message] of stderr.matchAll(/^(.+?): line (\d+): (.+)$/gm)) {
    if (!faults.has(file) && !message!.startsWith('`')) {
      faults.set(file, `Line ${line}: bash does not parse it (${message}); correct the command.`);
    }
  }
  return faults;
}

interface Comment {
  file: string;
  line: number;
  code: number;
  message: string;
}

async function lintAll(files: string[]): Promise<Map<string, string>> {
  const exclude = `--exclude=${Object.keys(EXCLUDED).join(',')}`;
  const args = ['--norc', '--shell=bash', '--format=json1', exclude, ...files];
  const {comments} = commentsOf(await runProgram('shellcheck', args, {missing: NO_SHELLCHECK}));
  return new Map(
    comments
      .reverse() // the first comment of a file wins
      .map(({file, line, code, message}) => [
        file,
        `Line ${line}: ${message.replace(/\.$/, '')} (ShellCheck SC${code}); correct the command.`,
      ]),
  );
}

function commentsOf({stdout, stderr}: Outcome): {comments: Comment[]} {
  try {
    return JSON.parse(stdout) as {comments: Comment[]};
  } catch {
    throw new Error(`ShellCheck did not answer (${stderr.trim().split('\n')[0] ?? ''}); run it by hand to see why.`);
  }
}
