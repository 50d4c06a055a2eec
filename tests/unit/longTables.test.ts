import type {Element, ElementContent, Root} from 'hast';
import {expect, test} from 'vitest';

import longTables, {LONG} from '../../src/plugins/longTables';

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

test.each([
  [LONG, LONG],
  [LONG - 1, undefined],
])('a table with %i rows has a filter that says %s', (rows, said) => {
  const row = element('tr', []);
  const body = element('tbody', Array.from({length: rows}, () => [row, {type: 'text', value: '\n'} as const]).flat());
  const table = element('table', [element('thead', [row]), body]);
  const tree: Root = {type: 'root', children: [table]};
  longTables()(tree);
  expect(table.properties.dataRows).toBe(said);
});
