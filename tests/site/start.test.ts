import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';

import {afterEach, expect, test} from 'vitest';

const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.kill();
    await ended;
  }
});

/** Starts `npm start` on a port; the build is fresh, so that it only serves. */
function start(port: string): Promise<{code: number | null; output: string}> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/commands/start.ts'], {
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
    child.on('close', (code) => resolve({code, output}));
  });
}

test('npm start says in one line where the site is, and takes the next port when one is taken', async () => {
  const first = await start('0'); // any that is free
  expect(first.output.trim().split('\n')).toHaveLength(1);
  const [, taken = ''] = /http:\/\/localhost:(\d+)\//.exec(first.output) ?? [];
  const second = await start(taken);
  const [, other = ''] = /http:\/\/localhost:(\d+)\//.exec(second.output) ?? [];
  expect(Number(other)).toBeGreaterThan(Number(taken));
  expect(second.output).toContain(`(port ${taken} is taken)`);
  expect((await fetch(`http://localhost:${other}/pt-BR/`)).status).toBe(200);
});

test('npm start refuses a port that is none, in one sentence', async () => {
  const {code, output} = await start('seventy');
  expect(code).toBe(1);
  expect(output.trim()).toBe('PORT is “seventy”; set it to a number from 0 to 65535, or leave it out for 3000.');
});
