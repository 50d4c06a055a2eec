import {existsSync} from 'node:fs';

import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {PLAIN_LANGUAGES} from '../../src/manual/codeLanguages';
import {htmlFileOf} from '../../src/manual/path';
import {exists, PREFIXES, read, subject} from './built';

const paths = [...new Set(subject.pages.map(({path}) => path))];

/** Sections 2.1 of the specification: routes that no document makes. */
const SPECIAL = ['/', '/v2', '/search', '/markdown-page', '/category/credenciais', '/v2/category/consumers'];

interface Facts {
  lang: string | undefined;
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  /** Languages of the other addresses. */
  alternates: (string | undefined)[];
  /** How many headings of the first level. */
  titles: number;
  isInSidebar: boolean;
  /** Ids that the table of contents leads to, and those of the page's headings of the second and third level. */
  contents: string[];
  headings: string[];
  /** Languages of its code blocks, and those of blocks that have colors. */
  languages: string[];
  colored: string[];
}

const known = new Map<string, Facts>();

/** What the file of a path says; each is parsed once. */
function factsOf(path: string): Facts {
  const facts = known.get(path) ?? readFacts(path);
  known.set(path, facts);
  return facts;
}

function readFacts(path: string): Facts {
  const $ = load(read(htmlFileOf(path)));
  const blocks = $('div[class*=language-]')
    .toArray()
    .map((block) => ({
      language: /language-(\S+)/.exec($(block).attr('class')!)![1]!,
      isColored: $(block).find('.token:not(.plain)').length > 0,
    }));
  const all = (selector: string, attribute: string): (string | undefined)[] =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute));
  return {
    lang: $('html').attr('lang'),
    title: $('title').text(),
    description: $('meta[name=description]').attr('content'),
    canonical: $('link[rel=canonical]').attr('href'),
    alternates: all('link[rel=alternate]', 'hreflang'),
    titles: $('h1').length,
    isInSidebar: $('.theme-doc-sidebar-menu .menu__link--active').length > 0,
    contents: all('.toc-highlight', 'href').map((href) => decodeURIComponent(href!.slice(1))),
    headings: all('.theme-doc-markdown :is(h2, h3)', 'id').map(String),
    languages: blocks.map(({language}) => language),
    colored: blocks.filter(({isColored}) => isColored).map(({language}) => language),
  };
}

describe.each(PREFIXES)('the build of “%s”', (prefix) => {
  test.each([...SPECIAL, ...paths])('has %s', (path) => {
    expect(exists(htmlFileOf(prefix + path))).toBe(true);
  });

  test.each(['404.html', 'sitemap.xml', 'search-index.json'])('has %s', (file) => {
    expect(exists(`${prefix.slice(1)}/${file}`)).toBe(true);
  });

  test.each(paths)('%s has a title, a description, its language, its canonical address and its translation', (path) => {
    const html = factsOf(prefix + path);
    const locale = prefix === '' ? 'en' : 'pt-BR';
    const page = subject.pages.find((candidate) => candidate.path === path && candidate.locale === locale)!;
    expect(html.lang).toBe(locale);
    expect(html.title).toBe(`${page.frontMatter.title as string}${page.docSet === 'v1' ? ' (v1)' : ''} | Aqueduto`);
    expect(html.description).toBe(page.frontMatter.description);
    expect(html.canonical?.replace(/\/$/, '')).toBe(`https://docs.aqueduto.example${prefix}${path}`.replace(/\/$/, ''));
    expect(html.alternates).toEqual(expect.arrayContaining(['en', 'pt-BR', 'x-default']));
    expect(html.titles).toBe(1);
  });

  test('the table of contents has the headings of the second and third level, and no others', () => {
    const wrong = paths.filter((path) => {
      const {contents, headings} = factsOf(prefix + path);
      return contents.length > 0 && contents.join() !== headings.join();
    });
    expect(wrong).toEqual([]);
    expect(factsOf(`${prefix}/v2`).contents.length).toBeGreaterThan(3);
  });

  test('the not-found page has its title, is not for search engines and names no address as its own', () => {
    const $ = load(read(`${prefix}/404.html`.slice(1)));
    expect($('title').text()).toBe(`${prefix === '' ? 'Page Not Found' : 'Página não encontrada'} | Aqueduto`);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('link[rel=canonical], link[hreflang], meta[property="og:url"]')).toHaveLength(0);
  });

  test('unlisted pages answer but are in no sitemap and not for search engines', () => {
    const sitemap = read(`${prefix.slice(1)}/sitemap.xml`);
    expect(sitemap).not.toContain('/academy/');
    expect(sitemap).not.toContain('/search');
    expect(read(htmlFileOf(`${prefix}/v2/academy/main`))).toMatch(/name="?robots"? content="?noindex/);
  });

  test('the sitemap says when pages changed, where there is a history, and guesses nothing', () => {
    const sitemap = read(`${prefix.slice(1)}/sitemap.xml`);
    expect(sitemap).not.toMatch(/<changefreq>|<priority>/);
    expect(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/.test(sitemap)).toBe(existsSync('.git'));
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
    expect(paths.filter((path) => /<div hidden id="?S:/.test(read(htmlFileOf(prefix + path))))).toEqual([]);
  });

  test('pictures have their size before they are loaded, so that none moves the page', () => {
    const withoutSize = paths.flatMap((path) =>
      (read(htmlFileOf(prefix + path)).match(/<img [^>]*>/g) ?? [])
        .filter((img) => !/ width=/.test(img) || !/ height=/.test(img))
        .map((img) => `${path} ${img}`),
    );
    expect(withoutSize).toEqual([]);
  });

  test('every page is in its sidebar', () => {
    expect(paths.filter((path) => !factsOf(prefix + path).isInSidebar)).toEqual([]);
  });
});

test('robots may read everything and find the sitemaps', () => {
  expect(read('robots.txt')).toContain('https://docs.aqueduto.example/sitemap.xml');
  expect(read('robots.txt')).toContain('https://docs.aqueduto.example/pt-BR/sitemap.xml');
});

describe.each(PREFIXES)('what the settings give, below "%s"', (prefix) => {
  test.each(['/', '/v2/overview', '/search'])('%s has a large picture where other sites link it', (path) => {
    const $ = load(read(htmlFileOf(prefix + path)));
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
    const pictures = $('meta[property="og:image"]')
      .toArray()
      .map((meta) => new URL($(meta).attr('content')!).pathname);
    expect(pictures.filter((picture) => !exists(picture.slice(1)))).toEqual([]);
    expect(pictures.at(-1)).toContain(path === '/v2/overview' ? '/v2/overview' : '/img/social-card.png');
  });

  test('a page says when it changed, where there is a history', () => {
    const $ = load(read(htmlFileOf(`${prefix}/v2/overview`)));
    expect($('.theme-last-updated time').length > 0).toBe(existsSync('.git'));
  });

  test('code has colors in every language that has a grammar', () => {
    const facts = paths.map((path) => factsOf(prefix + path));
    const used = new Set(facts.flatMap(({languages}) => languages));
    const colored = new Set(facts.flatMap((page) => page.colored));
    expect([...used].filter((language) => !colored.has(language) && !PLAIN_LANGUAGES.includes(language))).toEqual([]);
    expect(used.size).toBeGreaterThan(PLAIN_LANGUAGES.length);
  });
});
