import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {DOMParser} from '@xmldom/xmldom';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {readPages} from '../../tools/content/readPages';

const ORIGIN = 'https://docs.aqueduto.example';
const notes = readPages(process.cwd()).pages.filter(({frontMatter}) => frontMatter.kind === 'release-note');

describe.each([
  {locale: 'en', prefix: ''},
  {locale: 'pt-BR', prefix: '/pt-BR'},
])('feeds in $locale', ({locale, prefix}) => {
  const read = (file: string) => readFileSync(join('build', prefix, 'release-notes', file), 'utf8');
  const expected = notes
    .filter((note) => note.locale === locale)
    .map(({path}) => ORIGIN + prefix + path)
    .sort()
    .reverse();

  test('the JSON Feed lists every note, newest first, whole', () => {
    const feed = JSON.parse(read('feed.json')) as {
      version: string;
      items: {id: string; url: string; content_html: string; date_published: string}[];
    };
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(feed.items.map(({id}) => id)).toEqual(expected);
    expect(feed.items.map(({url}) => url)).toEqual(expected);
    feed.items.forEach(({content_html: html, date_published: date}) => {
      expect(html).toContain('<h2>');
      expect(html).not.toMatch(/(?:href|src)="(?!https?:|mailto:)/);
      expect(Date.parse(date)).not.toBeNaN();
    });
  });

  test.each([
    ['rss.xml', 'item', 'guid', 'content:encoded'],
    ['atom.xml', 'entry', 'id', 'content'],
  ])('%s is XML with every note', (file, item, id, content) => {
    const errors: unknown[] = [];
    const parser = new DOMParser({onError: (level, message) => errors.push([level, message])});
    const items = [...parser.parseFromString(read(file), 'text/xml').getElementsByTagName(item)];
    const text = (element: (typeof items)[number], name: string) =>
      element.getElementsByTagName(name)[0]?.textContent ?? '';
    expect(errors).toEqual([]);
    expect(items.map((element) => text(element, id))).toEqual(expected);
    expect(items.filter((element) => !text(element, content).includes('<h2>'))).toEqual([]);
  });

  test('are announced on every page', () => {
    const $ = load(readFileSync(join('build', prefix, 'v2/overview/index.html'), 'utf8'));
    const links = $('link[rel=alternate][type]:not([type="text/markdown"])').toArray();
    expect(links.map((link) => $(link).attr('type'))).toEqual([
      'application/rss+xml',
      'application/atom+xml',
      'application/feed+json',
    ]);
    links.forEach((link) => expect($(link).attr('href')).toContain(`${ORIGIN}${prefix}/release-notes/`));
  });

  test('the index lists every note with scripts off', () => {
    const $ = load(read('index.html'));
    const shown = $('.theme-doc-markdown a')
      .toArray()
      .map((link) => ORIGIN + ($(link).attr('href') ?? ''));
    expect(shown.filter((url) => expected.includes(url))).toEqual(expected);
  });
});
