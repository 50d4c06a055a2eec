import lunr from 'lunr';
import {describe, expect, test} from 'vitest';

import '../../src/search/stem'; // registers the Portuguese stemmer, which the files name

import {read, subject} from './built';

interface Part {
  documents: {i: number; t: string; u: string; p?: number}[];
  index: {version: string; fields: string[]; invertedIndex: unknown[]; pipeline: string[]};
}

describe.each(['en', 'pt-BR'] as const)('the search index in %s', (locale) => {
  const prefix = locale === 'en' ? '' : '/pt-BR';
  const parts = JSON.parse(read(`${prefix.slice(1)}/search-index.json`)) as Part[];

  test('is a list of five parts, each with documents and a prebuilt index', () => {
    expect(parts).toHaveLength(5);
    for (const {documents, index} of parts) {
      expect(Array.isArray(documents)).toBe(true);
      expect(index.fields).toContain('t');
      expect(index.invertedIndex.length).toBeGreaterThan(0);
    }
  });

  test('has the title of every listed page, under its address', () => {
    const titles = new Map(parts[0]!.documents.map(({t, u}) => [u.replace(/\/$/, ''), t]));
    const pages = subject.pages.filter((page) => page.locale === locale && page.frontMatter.unlisted !== true);
    expect(
      pages
        .filter(({path, frontMatter}) => titles.get((prefix + path).replace(/\/$/, '')) !== frontMatter.title)
        .map(({path}) => path),
    ).toEqual([]);
  });

  test('every other document belongs to a page of the first part', () => {
    const ids = new Set(parts[0]!.documents.map(({i}) => i));
    expect(parts.slice(1).flatMap(({documents}) => documents.filter(({p}) => !ids.has(p!)))).toEqual([]);
  });

  test("the plugin's own client can read it: lunr loads each part and finds a word in it", () => {
    const found = parts.map(({documents, index}) => {
      const [hit] = lunr.Index.load(index).search('kafka');
      return documents.find(({i}) => String(i) === hit?.ref)?.u;
    });
    expect(found.filter((url) => url?.startsWith(`${prefix}/`))).toHaveLength(parts.length);
  });

  test('generated lists of pages are in it', () => {
    const urls = parts[0]!.documents.map(({u}) => u.replace(/\/$/, ''));
    expect(urls).toContain(`${prefix}/category/credenciais`);
    expect(urls).toContain(`${prefix}/v2/category/consumers`);
  });
});
