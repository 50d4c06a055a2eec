import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

import {loadIndex} from '../../src/plugins/search/client/loadedIndex';
import type {IndexFiles} from '../../src/plugins/search/types';
import {BUILD} from '../../tools/build/buildSite';
import {read} from './built';

/** The objects that stand as JSON in the scripts of the build, in one that holds a text. */
function jsonIn(pattern: string, text: string): unknown[] {
  const scripts = globSync(pattern, {cwd: BUILD}).map(read);
  return (
    scripts
      .filter((script) => script.includes(text))
      .flatMap((script) => [...script.matchAll(/JSON\.parse\(('(?:[^'\\]|\\.)*')\)/g)])
      .filter(([, literal = '']) => literal.includes(text))
      // A JavaScript literal in single quotes: as JSON, once its quotes are those of JSON.
      .map(([, literal = '']) => JSON.parse(literal.slice(1, -1).replace(/\\(['\\])/g, '$1')) as unknown)
  );
}

describe('entities', () => {
  test('a generation has name, label, path, main doc, docs, sidebars and draft ids', () => {
    const [data] = jsonIn('assets/js/main.*.js', '"mainDocId"') as [
      Record<string, Record<string, {versions: object[]}>>,
    ];
    const docs = data['docusaurus-plugin-content-docs']!;
    expect(Object.keys(docs).sort()).toEqual(['release-notes', 'v1', 'v2']);
    expect(docs.v2!.versions).toEqual([
      {
        name: 'current',
        label: 'v2',
        isLast: true,
        path: '/v2',
        mainDocId: 'index',
        docs: expect.arrayContaining([{id: 'overview', path: '/v2/overview', sidebar: 'docs'}]),
        draftIds: [],
        sidebars: {
          docs: {link: expect.anything()},
          cli: {link: expect.anything()},
          examples: {link: expect.anything()},
          academy: {link: expect.anything()},
        },
      },
    ]);
  });

  test('items of sidebars are links and categories, with address, unlisted flag and items', () => {
    interface Item {
      type: string;
      href?: string;
      unlisted?: boolean;
      linkUnlisted?: boolean;
      items?: Item[];
    }
    const versions = jsonIn('assets/js/*.js', '"docsSidebars"') as {
      version: {docsSidebars: Record<string, Item[]>};
    }[];
    const all = (items: Item[]): Item[] => items.flatMap((item) => [item, ...all(item.items ?? [])]);
    const items = versions.flatMap(({version}) => all(Object.values(version.docsSidebars).flat()));
    expect(new Set(items.map(({type}) => type))).toEqual(new Set(['link', 'category']));
    expect(items.filter(({href}) => href === undefined)).toEqual([]);
    expect(items.filter(({type, items: below}) => (type === 'category') !== Array.isArray(below))).toEqual([]);
    const unlisted = items.filter((item) => item.unlisted === true || item.linkUnlisted === true);
    expect(unlisted.map(({href}) => href)).toEqual(['/v2/academy/main']);
  });

  test('documents of the search index have id, title or section heading, url, hash, parent page and trail', () => {
    const first = JSON.parse(read('search-index.json')) as IndexFiles[0];
    const {documents} = loadIndex(first);
    const page = documents.find(({u}) => u === '/v2/api-manager/deploy')!;
    expect(page).toEqual({i: expect.any(Number), t: 'Deploy', u: page.u, b: ['API Manager']});
    expect(documents.filter(({p}) => p === page.i)).toContainEqual({
      i: expect.any(Number),
      t: 'States',
      u: page.u,
      h: '#states',
      p: page.i,
    });
  });
});
