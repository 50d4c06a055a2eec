import type {Element, ElementContent, Root} from 'hast';
import {describe, expect, test} from 'vitest';

import fieldLists from '../../src/plugins/fieldLists';

const FIELDS = ['Field', 'Type', 'Required', 'Default', 'Allowed', 'Description'];

function element(tagName: string, children: ElementContent[], properties = {}): Element {
  return {type: 'element', tagName, properties, children};
}
const code = (value: string): Element => element('code', [{type: 'text', value}]);

/** A table below the heading `fields`; first cells are code. */
function listed(header: string[], rows: string[][]): Element {
  const row = (cells: string[], tag: string): Element =>
    element(
      'tr',
      cells.map((value, i) => element(tag, [tag === 'td' && i === 0 ? code(value) : {type: 'text', value}])),
    );
  const table = element('table', [
    element('thead', [row(header, 'th')]),
    element(
      'tbody',
      rows.map((cells) => row(cells, 'td')),
    ),
  ]);
  const tree: Root = {type: 'root', children: [element('h2', [], {id: 'fields'}), table]};
  fieldLists()(tree);
  return table;
}

const rowsOf = (table: Element): Element[] => (table.children[1] as Element).children as Element[];
const cellsOf = (row: Element): Element[] => row.children as Element[];
const field = (name: string): string[] => [name, 'string', 'no', '-', '-', 'What it is'];

test('a table of fields is a list; its rows have anchors by heading and field, and a link to them', () => {
  const table = listed(FIELDS, [field('retry'), field('retry.attempts'), field('rules[].when')]);
  expect(table.properties).toEqual({role: 'table', className: ['fields']});
  expect(rowsOf(table).map(({properties}) => properties.id)).toEqual([
    'fields.retry',
    'fields.retry.attempts',
    'fields.rules.when',
  ]);
  expect(cellsOf(rowsOf(table)[1]!)[0]!.children.at(-1)).toMatchObject({
    name: 'FieldLink',
    attributes: [
      {name: 'id', value: 'fields.retry.attempts'},
      {name: 'name', value: 'retry.attempts'},
    ],
  });
});

test('a field below another is indented; one that only begins alike is not', () => {
  const names = ['retry', 'retry.attempts', 'retry.attempts.most', 'retryAfter', 'rules', 'rules[].when'];
  const classes = rowsOf(listed(FIELDS, names.map(field))).map(({properties}) => properties.className);
  expect(classes).toEqual([undefined, ['depth-1'], ['depth-2'], undefined, undefined, ['depth-1']]);
});

test('a field with three or more nested ones, at any depth, has a button that says how many it folds', () => {
  const names = [
    'auth',
    'auth.basic',
    'auth.basic.user',
    'auth.basic.password',
    'auth.type',
    'tls',
    'tls.ca',
    'tls.cert',
  ];
  const folds = rowsOf(listed(FIELDS, names.map(field))).map((row) => cellsOf(row)[0]!.children.slice(2));
  expect(folds).toMatchObject([
    [{name: 'FieldFold', attributes: [{name: 'rows', value: '4'}]}],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
  ]);
});

test('the same field twice on a page gets an anchor of its own', () => {
  const ids = rowsOf(listed(FIELDS, [field('name'), field('name')])).map(({properties}) => properties.id);
  expect(ids).toEqual(['fields.name', 'fields.name-2']);
});

describe('a cell', () => {
  const cell = (values: string[], column: number): unknown =>
    cellsOf(rowsOf(listed(FIELDS, [values]))[0]!)[column]!.properties;

  test('that says nothing is for assistive technology only', () => {
    expect(cell(field('name'), 2)).toMatchObject({className: ['required', 'none']});
    expect(cell(field('name'), 3)).toMatchObject({className: ['default', 'none']});
  });

  test('with "yes" is a badge with its heading', () => {
    expect(cell(['name', 'string', 'yes', '-', '-', ''], 2)).toEqual({
      role: 'cell',
      className: ['required', 'yes'],
      'data-label': 'Required',
    });
  });
});

test.each([
  ['another first column', ['Message', 'Code', 'Cause', 'Fix', 'Default']],
  ['a column of its own', ['Field', 'Type', 'Required', 'Default', 'Unit']],
  ['few columns', ['Field', 'Type', 'Default']],
])('a table with %s stays as it is', (_, header) => {
  expect(listed(header, [header]).properties).toEqual({});
});
