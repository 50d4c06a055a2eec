import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {exists, htmlFile, PREFIXES, read, subject} from './built';

const paths = [...new Set(subject.pages.map(({path}) => path))];

/** Sections 2.1 of the specification: routes that no document makes. */
const SPECIAL = ['/', '/v2', '/search', '/markdown-page', '/category/credenciais', '/v2/category/consumers'];

describe.each(PREFIXES)('the build of “%s”', (prefix) => {
  test.each([...SPECIAL, ...paths])('has %s', (path) => {
    expect(exists(htmlFile(prefix + path))).toBe(true);
  });

  test.each(['404.html', 'sitemap.xml', 'search-index.json'])('has %s', (file) => {
    expect(exists(`${prefix.slice(1)}/${file}`)).toBe(true);
  });

  test.each(paths)('%s has a title, a description, its language, its canonical address and its translation', (path) => {
    const $ = load(read(htmlFile(prefix + path)));
    const locale = prefix === '' ? 'en' : 'pt-BR';
    const page = subject.pages.find((candidate) => candidate.path === path && candidate.locale === locale)!;
    expect($('html').attr('lang')).toBe(locale);
    expect($('title').text()).toBe(`${page.frontMatter.title as string} | Aqueduto`);
    expect($('meta[name=description]').attr('content')).toBe(page.frontMatter.description);
    expect($('link[rel=canonical]').attr('href')?.replace(/\/$/, '')).toBe(
      `https://docs.aqueduto.example${prefix}${path}`.replace(/\/$/, ''),
    );
    const alternates = $('link[rel=alternate]')
      .toArray()
      .map((link) => $(link).attr('hreflang'));
    expect(alternates).toEqual(expect.arrayContaining(['en', 'pt-BR', 'x-default']));
    expect($('h1')).toHaveLength(1);
  });

  test('unlisted pages answer but are in no sitemap and not for search engines', () => {
    const sitemap = read(`${prefix.slice(1)}/sitemap.xml`);
    expect(sitemap).not.toContain('/academy/');
    expect(sitemap).not.toContain('/search');
    expect(read(htmlFile(`${prefix}/v2/academy/main`))).toMatch(/name="?robots"? content="?noindex/);
  });

  test('the sitemap names every listed page', () => {
    const sitemap = read(`${prefix.slice(1)}/sitemap.xml`);
    const listed = subject.pages.filter(({locale, frontMatter}) => locale === 'en' && frontMatter.unlisted !== true);
    expect(
      listed
        .filter(({path}) => !sitemap.includes(`<loc>https://docs.aqueduto.example${prefix}${path}`))
        .map(({path}) => path),
    ).toEqual([]);
  });

  test('no content waits for a script to be moved to its place', () => {
    expect(paths.filter((path) => /<div hidden id="?S:/.test(read(htmlFile(prefix + path))))).toEqual([]);
  });

  test('pictures have their size before they are loaded, so that none moves the page', () => {
    const withoutSize = paths.flatMap((path) =>
      (read(htmlFile(prefix + path)).match(/<img [^>]*>/g) ?? [])
        .filter((img) => !/ width=/.test(img) || !/ height=/.test(img))
        .map((img) => `${path} ${img}`),
    );
    expect(withoutSize).toEqual([]);
  });

  test('every page is in its sidebar', () => {
    const outside = paths.filter((path) => {
      const $ = load(read(htmlFile(prefix + path)));
      return $('.theme-doc-sidebar-menu .menu__link--active').length === 0;
    });
    expect(outside).toEqual([]);
  });
});

test('robots may read everything and find the sitemaps', () => {
  expect(read('robots.txt')).toContain('https://docs.aqueduto.example/sitemap.xml');
  expect(read('robots.txt')).toContain('https://docs.aqueduto.example/pt-BR/sitemap.xml');
});

test('the social card is there', () => {
  expect(exists('img/social-card.png')).toBe(true);
});
