import {expect, test} from 'vitest';

import {pathText, readDocuments} from '../../src/documents/documents';
import {faultOf} from '../../src/documents/faults';

test('every value has the line on which it stands, also behind an alias', () => {
  const [first, second] = readDocuments('a: &a\n  b:\n    - c: 1\n    - d: 2\ne: *a\n---\n{"f": {\n  "g": 3}}\n');
  expect(first?.value).toEqual({a: {b: [{c: 1}, {d: 2}]}, e: {b: [{c: 1}, {d: 2}]}});
  const line = (...path: (string | number)[]) => first?.lineOf(path);
  expect([line(), line('a', 'b'), line('a', 'b', 1), line('a', 'b', 1, 'd'), line('e', 'b', 0)]).toEqual([
    1, 2, 4, 4, 3,
  ]);
  expect(line('a', 'b', 1, 'missing', 'deeper')).toBe(4);
  expect(second?.lineOf(['f', 'g'])).toBe(8);
});

test.each(['a: [', 'a: *unknown', ''])('%j has no documents to check', (text) => {
  expect(readDocuments(text)).toEqual([]);
});

test('merge keys are resolved', () => {
  expect(readDocuments('x: &x {a: 1}\ny: {<<: *x, b: 2}')[0]?.value).toMatchObject({y: {a: 1, b: 2}});
});

test('paths read like code', () => {
  expect(pathText(['spec', 'steps', 0, 'name'])).toBe('spec.steps[0].name');
  expect(pathText([1, 'name'])).toBe('[1].name');
});

test('the fault that stands first is told, with the number of all', () => {
  const faults = [
    {path: ['b'], message: 'is wrong; correct it'},
    {path: ['a'], message: 'is wrong, too; correct it'},
  ];
  expect(faultOf('a: 1\nb: 2', () => faults)).toBe('Line 1: `a` is wrong, too; correct it (first of 2 faults).');
  expect(faultOf('a: 1\nb: 2', () => [{path: [], message: 'is empty'}])).toBe('Line 1: the document is empty.');
  expect(faultOf('a: 1', () => [])).toBeUndefined();
});
