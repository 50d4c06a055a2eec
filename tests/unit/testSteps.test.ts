import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test, vi} from 'vitest';

import {countTests, inSilence, runTests} from '../../tools/setup/testSteps';

test('the tests of all reports are counted, and what failed is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  const report = (name: string, content: object): void => writeFileSync(join(folder, name), JSON.stringify(content));
  expect(countTests(folder, '/project')).toEqual({passed: 0, failed: 0, failures: []});
  report('a.json', {numPassedTests: 3, numFailedTests: 0, testResults: []});
  report('b.json', {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      {
        name: '/project/tests/unit/one.test.ts',
        message: '',
        assertionResults: [
          {fullName: 'one stands', status: 'passed', failureMessages: []},
          {fullName: 'two falls', status: 'failed', failureMessages: ['AssertionError: expected 1\n    at line 2']},
        ],
      },
      {name: '/project/tests/unit/broken.test.ts', message: 'Cannot find module\n    at line 3', assertionResults: []},
    ],
  });
  expect(countTests(folder, '/project')).toEqual({
    passed: 7,
    failed: 1,
    failures: [
      'FAILED tests/unit/one.test.ts › two falls: AssertionError: expected 1',
      'FAILED tests/unit/broken.test.ts › Cannot find module',
    ],
  });
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
