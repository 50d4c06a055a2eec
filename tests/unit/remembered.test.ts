import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {remembered} from '../../tools/content/remembered';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remembered-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

/** One run of a tool: asks for texts, then ends. */
function runWith(basis: string, ...texts: string[]) {
  const compute = vi.fn((text: string) => text.length);
  let end = (): void => undefined;
  vi.spyOn(process, 'once').mockImplementation((_, listener) => {
    end = listener as () => void;
    return process;
  });
  const results = texts.map(remembered('lengths', basis, compute));
  end();
  return {results, computed: compute.mock.calls.length};
}

test('computes what is new, and nothing twice', () => {
  expect(runWith('1', 'a', 'bb', 'a')).toEqual({results: [1, 2, 1], computed: 2});
  expect(runWith('1', 'bb', 'ccc')).toEqual({results: [2, 3], computed: 1});
  expect(runWith('1', 'a', 'bb', 'ccc')).toEqual({results: [1, 2, 3], computed: 0});
});

test('computes everything again when the basis changes', () => {
  runWith('1', 'a');
  expect(runWith('2', 'a').computed).toBe(1);
});

test.each(['{"half":', '', 'null', '[]', '1', '\0'])('a damaged file (%j) costs time only', (damaged) => {
  runWith('1', 'a');
  for (const name of readdirSync(join(folder, '.cache/lengths'))) {
    writeFileSync(join(folder, '.cache/lengths', name), damaged);
  }
  expect(runWith('1', 'a')).toEqual({results: [1], computed: 1});
  expect(runWith('1', 'a').computed).toBe(0);
});

test('where nothing can be written, everything is computed again', () => {
  writeFileSync(join(folder, '.cache'), 'a file where the folder would be');
  expect(runWith('1', 'a')).toEqual({results: [1], computed: 1});
  expect(runWith('1', 'a')).toEqual({results: [1], computed: 1});
});

test('texts of long ago go', () => {
  // Texts whose results lie in the same file: its name is how their keys start.
  const key = (text: string) => createHash('sha256').update(`1\0${text}`).digest('hex');
  const texts = Array.from({length: 10_000}, (_, i) => `text ${i}`).filter((text) => key(text).startsWith('00'));
  expect(texts.length).toBeGreaterThan(20);
  texts.forEach((text) => runWith('1', text));
  const [file, ...others] = readdirSync(join(folder, '.cache/lengths'));
  expect(others).toEqual([]);
  expect(Object.keys(JSON.parse(readFileSync(join(folder, '.cache/lengths', file!), 'utf8')) as object)).toHaveLength(
    16,
  );
  expect(runWith('1', texts.at(-1)!).computed).toBe(0);
  expect(runWith('1', texts[0]!).computed).toBe(1);
});
