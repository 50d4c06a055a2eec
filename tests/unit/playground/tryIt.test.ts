import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';

import {readsMessage} from '../../../src/plugins/playground/examples';
import tryIt from '../../../src/plugins/playground/tryIt';

const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): ElementContent => ({type: 'text', value});
const block = (language: string, code: string, title?: string): Element =>
  element('pre', [
    element('code', [text(code)], {
      className: [`language-${language}`],
      ...(title === undefined ? {} : {metastring: `title="${title}"`}),
    }),
  ]);
const row = (...cells: string[]): Element =>
  element(
    'tr',
    cells.map((cell) => element('td', cell.startsWith('`') ? [element('code', [text(cell.slice(1))])] : [text(cell)])),
  );
const table = (headings: string[], ...rows: Element[]): Element =>
  element('table', [
    element('thead', [
      element(
        'tr',
        headings.map((heading) => element('th', [text(heading)])),
      ),
    ]),
    element('tbody', rows),
  ]);

/** The names of the elements of a page, in their order, and the properties of those that were added. */
function marked(...children: ElementContent[]): {order: string[]; markers: Element['properties'][]} {
  const tree: Root = {
    type: 'root',
    children: children.flatMap((child) => [child, {type: 'text', value: '\n'} as const]),
  };
  tryIt()(tree);
  const markers: Element['properties'][] = [];
  visit(tree, 'element', ({tagName, properties}) => {
    if (tagName === 'try-it') {
      markers.push(properties);
    }
  });
  return {order: tree.children.flatMap((child) => (child.type === 'element' ? child.tagName : [])), markers};
}

describe('blocks', () => {
  test('a template has its button behind its message and its output', () => {
    const {order} = marked(
      block('gotemplate', '{{ .payload.id }}'),
      block('json', '{}', 'data'),
      block('text', 'x', 'output'),
      block('json', '{}'),
    );
    expect(order).toEqual(['pre', 'pre', 'pre', 'try-it', 'pre']);
  });

  test('one template after the other has a button each', () => {
    const {order} = marked(
      block('gotemplate', 'a'),
      block('gotemplate', 'b'),
      block('text', 'x', 'error'),
      element('p', []),
    );
    expect(order).toEqual(['pre', 'try-it', 'pre', 'pre', 'try-it', 'p']);
  });

  test('a whole integration file has a button behind it, a list of steps has none', () => {
    const file = 'apiVersion: aqueduto.example/v2\nkind: Integration\nmetadata: {}';
    expect(marked(block('yaml', file, 'a.yaml'), block('yaml', '- name: a')).order).toEqual(['pre', 'try-it', 'pre']);
  });

  test('a stylesheet has its button behind its input and output, other XML has none', () => {
    const stylesheet = '<xsl:stylesheet version="1.0"\n    xmlns:xsl="http://www.w3.org/1999/XSL/Transform">';
    const {order} = marked(
      block('xml', stylesheet, 'a.xslt'),
      block('xml', '<a/>', 'input'),
      block('xml', '<b/>', 'output'),
      block('xml', '<c/>'),
    );
    expect(order).toEqual(['pre', 'pre', 'pre', 'try-it', 'pre']);
  });

  test('other blocks have none', () => {
    expect(marked(block('yaml', 'a: 1'), block('text', 'x', 'output')).markers).toEqual([]);
  });
});

describe('tables', () => {
  test.each([
    ['Example', 'Output'],
    ['Exemplo', 'Saída'],
  ])('templates under %s have buttons; the first is a stop of the Tab key', (example, output) => {
    const {markers} = marked(
      table(
        ['Function', example, output],
        row('`add', '`{{ add 1 2 }}', '`3'),
        row('`call', '-', '-'),
        row('`len', '`{{ len "a" }}', '`1'),
      ),
    );
    expect(markers).toEqual([
      {kind: 'template', inRow: true, isStop: true},
      {kind: 'template', inRow: true, isStop: false},
    ]);
  });

  test('one that reads a message has a button where the block above is the message', () => {
    const reads = table(['Example', 'Output'], row('`{{ .payload.id }}', '`7'));
    expect(marked(structuredClone(reads)).markers).toEqual([]);
    expect(marked(block('json', '{}', 'data'), reads).markers).toHaveLength(1);
  });

  test('schedules have buttons', () => {
    const {markers} = marked(table(['cron', 'timeZone', 'Meaning'], row('`0 2 * * *', '`UTC', 'Every night')));
    expect(markers).toEqual([{kind: 'cron', inRow: true, isStop: true}]);
  });

  test.each([
    ['Request', 'Answered by'],
    ['Requisição', 'Respondida por'],
  ])('requests under %s have buttons, with their headers', (request, answered) => {
    const cell = element('td', [element('code', [text('GET /orders')]), text(', '), element('code', [text('A: b')])]);
    const {markers} = marked(
      table([request, answered], element('tr', [cell, element('td', [])]), row('A request', '`orders')),
    );
    expect(markers).toEqual([{kind: 'route', inRow: true, isStop: true}]);
  });

  test('paths under JSONPath have buttons', () => {
    const {markers} = marked(table(['JSONPath', 'Selects'], row('`$.a', '`[1]'), row('none', '`[]')));
    expect(markers).toEqual([{kind: 'jsonpath', inRow: true, isStop: true}]);
  });

  test('other tables have none', () => {
    expect(marked(table(['Field', 'Type'], row('`cron', '`string'))).markers).toEqual([]);
  });
});

test.each([
  ['{{ .payload.id }}', true],
  ['{{ len (.payload.items) }}', true],
  ['{{ $.vars.REGION }}', true],
  ['{{ "a .b" | upper }}', false],
  ['{{ ("4.7.1" | semver).Minor }}', false],
])('%s reads a message: %s', (template, reads) => {
  expect(readsMessage(template)).toBe(reads);
});
