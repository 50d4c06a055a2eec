import type {Element, ElementContent, Root} from 'hast';
import {describe, expect, test} from 'vitest';

import errorLinks from '../../src/plugins/errorLinks';

const inside = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const code = (value: string): Element => inside('code', {type: 'text', value});
const link = (href: string, ...children: ElementContent[]): Element => ({
  ...inside('a', ...children),
  properties: {href},
});
const CODE = 'AQD-4001';
const LINKED = link('/v2/reference/errors#aqd-4001', code(CODE));

function transformed(path: string, ...children: Element[]): Root {
  const tree: Root = {type: 'root', children};
  errorLinks()(tree, {path});
  return tree;
}

describe('error codes on a page', () => {
  test.each(['docs/v2/api-manager/deploy.md', 'i18n/pt-BR/docusaurus-plugin-content-docs-v1/current/planos/index.md'])(
    'lead to the catalog once, in %s',
    (path) => {
      const {children} = transformed(
        path,
        inside('p', code(CODE)),
        inside('td', code(CODE)),
        inside('td', code('AQD-4002')),
      );
      expect(children).toEqual([
        inside('p', LINKED),
        inside('td', code(CODE)),
        inside('td', link('/v2/reference/errors#aqd-4002', code('AQD-4002'))),
      ]);
    },
  );

  test('stay as they are in links, headings and blocks of code, which do not count as a mention unless linked', () => {
    const own = inside('p', link('/v2/api-manager/deploy', code('AQD-4002')));
    const kept = [inside('h3', code(CODE)), inside('pre', code(CODE)), own];
    const {children} = transformed(
      'docs/v2/overview.md',
      ...kept,
      inside('p', code(CODE)),
      inside('p', code('AQD-4002')),
    );
    expect(children).toEqual([...kept, inside('p', LINKED), inside('p', code('AQD-4002'))]);
  });

  test.each(['code', 'AQD-', 'AQD-40011', 'x AQD-4001'])('are nothing else: %s', (text) => {
    expect(transformed('docs/v2/overview.md', inside('p', code(text))).children).toEqual([inside('p', code(text))]);
  });

  test.each([
    'docs/v2/reference/errors.md',
    'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current/reference/errors.md',
  ])('stay plain in the catalog itself, %s', (path) => {
    expect(transformed(path, inside('p', code(CODE))).children).toEqual([inside('p', code(CODE))]);
  });
});
