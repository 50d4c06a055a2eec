import {spawn, type ChildProcess} from 'node:child_process';

import {afterEach, expect, test} from 'vitest';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) {
    child.kill();
  }
});

/** Starts `npm start` on a port; the build is fresh, so that it only serves. */
function start(port: string): Promise<{code: number | null; output: string}> {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/commands/start.ts'], {
    env: {...process.env, PORT: port},
  });
  running.push(child);
  return new Promise((resolve) => {
    let output = '';
    const collect = (data: Buffer) => {
      output += data.toString();
      if (output.includes('Ctrl+C')) {
        resolve({code: null, output});
      }
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('exit', (code) => resolve({code, output}));
  });
}

test('npm start says in one line where the site is, and takes the next port when one is taken', async () => {
  const first = await start('43300');
  expect(first.output.trim().split('\n')).toHaveLength(1);
  expect(first.output).toContain('http://localhost:43300/');
  const second = await start('43300');
  expect(second.output).toContain('http://localhost:43301/');
  expect(second.output).toContain('(port 43300 is taken)');
  expect((await fetch('http://localhost:43301/pt-BR/')).status).toBe(200);
});

test('npm start refuses a port that is none, in one sentence', async () => {
  const {code, output} = await start('seventy');
  expect(code).toBe(1);
  expect(output.trim()).toBe('PORT is “seventy”; set it to a number from 0 to 65535, or leave it out for 3000.');
});
