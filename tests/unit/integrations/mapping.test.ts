import {describe, expect, test} from 'vitest';

import {convert} from '../../../src/integrations/run/convert';
import {mapRows} from '../../../src/integrations/run/mapping';
import {writeTo} from '../../../src/integrations/run/target';

/** Stands for the engine: a path that selects one field. */
const print = (template: string, {document, path}: {document: {payload: Record<string, unknown>}; path: string}) =>
  Promise.resolve(
    template.includes('jsonPath') ? JSON.stringify([document.payload[path.replace('$.payload.', '')]]) : '',
  );

describe('names that every object inherits are names like others', () => {
  test('as the value of a type', () => {
    expect(() => convert('constructor', 'boolean')).toThrow('"constructor" is not a boolean');
    expect(() => convert('x', 'toString')).toThrow('"x" is not a toString');
    expect(convert('true', 'boolean')).toBe(true);
  });

  test('as a target', () => {
    expect(writeTo({}, 'constructor.name', 'Ana')).toEqual({constructor: {name: 'Ana'}});
  });

  test('as a value that is looked up', async () => {
    const config = {
      mappings: [{source: '$.payload.state', target: 'state', lookup: {a: 'Active'}, default: 'unknown'}],
    };
    const run = (state: string) => mapRows(config, {payload: {state}}, print as never);
    expect(await run('a')).toEqual({state: 'Active'});
    expect(await run('constructor')).toEqual({state: 'unknown'});
  });
});

test('a position far out is refused before its list is made', () => {
  expect(writeTo({}, 'lines[2]', 1)).toEqual({lines: [null, null, 1]});
  expect(() => writeTo({}, 'lines[4294967290]', 1)).toThrow('at most 10000 positions');
  expect(() => writeTo({}, 'a[9999][9999]', 1)).toThrow('at most 10000 positions');
});
