import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {systemFault} from '../../tools/content/systemFault';

const folder = mkdtempSync(join(tmpdir(), 'fault-'));
writeFileSync(join(folder, 'file'), '');
afterAll(() => rmSync(folder, {recursive: true}));

/** What a command would say of an error. */
function said(act: () => unknown): string | undefined {
  try {
    act();
  } catch (error) {
    return systemFault(error);
  }
  throw new Error('Nothing failed.');
}

test.each([
  [
    'a file that has vanished',
    () => readFileSync(join(folder, 'gone.md')),
    'gone.md: no such file or folder; restore it',
  ],
  [
    'a file for a folder',
    () => mkdirSync(join(folder, 'file/a'), {recursive: true}),
    ': a file is where a folder should be',
  ],
])('%s is named with what to do', (_, act, expected) => {
  expect(said(act)).toContain(expected);
});

test('a program that is not here is named', () => {
  expect(systemFault(spawnSync('no-such-program').error)).toBe('The program no-such-program is not here; install it.');
});

test('a port of the system is named', () => {
  expect(systemFault(Object.assign(new Error(), {code: 'EACCES', syscall: 'listen', port: 80}))).toBe(
    "Port 80 is for the system's own programs; set PORT to one from 1024.",
  );
});

test('other errors are none of the system', () => {
  expect(systemFault(new TypeError('x is not a function'))).toBeUndefined();
});
