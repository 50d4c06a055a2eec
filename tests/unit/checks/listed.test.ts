import {readFileSync} from 'node:fs';

import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

/** What files export as one of these types. */
function exported(files: string, types: string): string[] {
  const pattern = new RegExp(`^export const (\\w+): (?:${types})\\b`, 'gm');
  return globSync(files).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name!));
}

/** The names in a list, which are the words of its file outside of comments. */
const listed = (...files: string[]): Set<string> =>
  new Set(
    files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .split(/\W+/),
    ),
  );

test('every check is in a list of checks', () => {
  const checks = exported('tools/checks/**/*.ts', 'PageCheck|Check');
  expect(checks.length).toBeGreaterThan(30);
  const known = listed('tools/checks/pageChecks.ts', 'tools/checks/siteChecks.ts');
  expect(checks.filter((name) => !known.has(name))).toEqual([]);
});

test('every engine is in the list of engines', () => {
  const engines = exported('tools/examples/**/*.ts', 'Engine');
  expect(engines.length).toBeGreaterThan(20);
  const known = listed('tools/examples/index.ts');
  expect(engines.filter((name) => !known.has(name))).toEqual([]);
});
