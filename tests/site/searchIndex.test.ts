import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {describe, expect, test} from 'vitest';

import {loadIndex} from '../../src/plugins/search/client/loadedIndex';
import {DocumentType, INDEX_FILES, type IndexFiles, TEXTS} from '../../src/plugins/search/types';
import {BUILD} from '../../tools/build/buildSite';
import {read, subject} from './built';

describe.each(['en', 'pt-BR'] as const)('the search index in %s', (locale) => {
  const prefix = locale === 'en' ? '' : '/pt-BR';
  const folder = prefix.slice(1);
  const files = INDEX_FILES.map(
    (name) => JSON.parse(read(`${folder}/${name}.json`)) as unknown,
  ) as unknown as IndexFiles;
  const index = loadIndex(...files);
  const titles = index.pages.map((i) => index.documents[i]!);

  test('is lists of parts, each with documents and a prebuilt index, a part for each type of document', () => {
    const parts = [...files[0], ...files[1]];
    expect(parts).toHaveLength(Object.keys(DocumentType).length);
    for (const part of parts) {
      expect(Array.isArray(part.documents)).toBe(true);
      expect(part.index.terms.length).toBeGreaterThan(0);
      expect(part.index.postings.length).toBeGreaterThan(0);
    }
  });

  test('has the title of every listed page, under its address', () => {
    const byUrl = new Map(titles.map(({t, u}) => [u.replace(/\/$/, ''), t]));
    const pages = subject.pages.filter((page) => page.locale === locale && page.frontMatter.unlisted !== true);
    expect(
      pages
        .filter(({path, frontMatter}) => byUrl.get((prefix + path).replace(/\/$/, '')) !== frontMatter.title)
        .map(({path}) => path),
    ).toEqual([]);
  });

  test('every section belongs to a page, and has its address and hash', () => {
    const sections = index.documents.filter(({p}) => p !== undefined);
    expect(sections.length).toBeGreaterThan(titles.length);
    expect(
      sections.filter(({p, u, h}) => index.documents[p!]?.u !== u || h === undefined || !h.startsWith('#')),
    ).toEqual([]);
  });

  test('generated lists of pages are in it, and a page beside the docs', () => {
    const urls = titles.map(({u}) => u.replace(/\/$/, ''));
    expect(urls).toContain(`${prefix}/category/credenciais`);
    expect(urls).toContain(`${prefix}/v2/category/consumers`);
    expect(urls).toContain(`${prefix}/markdown-page`);
  });

  test('every page has a file of texts, one text for its introduction and each section', () => {
    const names = readdirSync(join(BUILD, folder, TEXTS)).filter((name) => name.endsWith('.json'));
    expect(names.sort()).toEqual(index.pages.map((i) => `${i}.json`).sort());
    expect(
      index.pages.filter((i, page) => {
        const texts = JSON.parse(read(`${folder}/${TEXTS}/${i}.json`)) as string[];
        return Math.max(1, texts.length) !== (index.pages[page + 1] ?? index.documents.length) - i;
      }),
    ).toEqual([]);
  });
});
