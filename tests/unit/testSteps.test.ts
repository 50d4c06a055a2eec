import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test, vi} from 'vitest';

import {countTests, inSilence, runTests} from '../../tools/setup/testSteps';

test('the tests of all reports are counted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  expect(countTests(folder)).toEqual({passed: 0, failed: 0});
  writeFileSync(join(folder, 'a.json'), JSON.stringify({numPassedTests: 3, numFailedTests: 0}));
  writeFileSync(join(folder, 'b.json'), JSON.stringify({numPassedTests: 4, numFailedTests: 1}));
  expect(countTests(folder)).toEqual({passed: 7, failed: 1});
  rmSync(folder, {recursive: true});
});

test('a command beside others says everything at its end, and whether it succeeded', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const program = (code: string) => inSilence('build', process.execPath, ['-e', code]);
  expect(await program("console.log('one'); console.error('two')")).toBe(true);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^── build\n(one\ntwo|two\none)\n──$/)]]);
  expect(await program('process.exit(3)')).toBe(false);
  log.mockRestore();
});

test('no lane is no failure', async () => {
  expect(await runTests([], [], '/nowhere.json')).toBe(true);
});
