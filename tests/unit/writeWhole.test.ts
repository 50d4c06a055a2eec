import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {systemFault} from '../../tools/content/systemFault';
import {writeWhole} from '../../tools/content/writeWhole';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aqueduto-docs-whole-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

test('a file has its old text or the new one, and nothing is left beside it', () => {
  const file = join(folder, 'page.md');
  writeWhole(file, 'old');
  writeWhole(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['page.md']);
});

test('what could not be written is named, and leaves nothing', () => {
  const file = join(folder, 'taken');
  mkdirSync(file); // a folder is where the file should be
  writeFileSync(join(file, 'inside'), '');
  let fault: unknown;
  try {
    writeWhole(file, 'text');
  } catch (error) {
    fault = error;
  }
  expect(systemFault(fault)).toContain('taken: ');
  expect(readdirSync(folder)).toEqual(['taken']);
});

test('a signal waits until all is written, and then ends the process', () => {
  const code = `
    import {holdSignals, writeWhole} from ${JSON.stringify(resolve('tools/content/writeWhole.ts'))};
    holdSignals(() => {
      writeWhole(${JSON.stringify(join(folder, 'one'))}, '1');
      process.kill(process.pid, 'SIGINT');
      writeWhole(${JSON.stringify(join(folder, 'two'))}, '2');
    });
    setTimeout(() => writeWhole(${JSON.stringify(join(folder, 'late'))}, '3'), 60_000);
  `;
  const {signal} = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code]);
  expect(signal).toBe('SIGINT');
  expect(readdirSync(folder).sort()).toEqual(['one', 'two']);
});
