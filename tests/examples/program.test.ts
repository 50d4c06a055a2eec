import {expect, test} from 'vitest';

import {runProgram} from '../../tools/examples/program';

const missing = 'Node.js is not installed.';

test('a program gets its input and gives its exit code and both outputs', async () => {
  const script =
    "process.stdin.on('data', (text) => console.log(`in ${text}`)); console.error('e'); process.exitCode = 3;";
  const outcome = await runProgram(process.execPath, ['-e', script], {missing, input: 'x'});
  expect(outcome).toEqual({code: 3, stdout: 'in x\n', stderr: 'e\n'});
});

test('one that is not installed gives its sentence', async () => {
  await expect(runProgram('no-such-program', [], {missing})).rejects.toThrow(/^Node\.js is not installed\.$/);
});

test('one that runs too long is ended', async () => {
  const outcome = await runProgram(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], {missing, timeout: 300});
  expect(outcome.code).toBeNull();
});
