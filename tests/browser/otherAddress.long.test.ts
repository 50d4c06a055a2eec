import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join} from 'node:path';

import {load} from 'cheerio';
import {type Browser, chromium} from 'playwright-core';
import sirv from 'sirv';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {loadIndex} from '../../src/plugins/search/client/loadedIndex';
import type {IndexFiles} from '../../src/plugins/search/types';
import {CHROMIUM_FLAGS, findChromium} from '../../tools/browser/chromium';
import {listen} from '../../tools/server/siteServer';
import {collectFaults, hydrated, LANGUAGES} from './support';
import {copySite, type SiteCopy} from '../site/siteCopy';

/** A preview, or another host: pages, links, pictures, search, twins and feeds are there below any address. */
const ORIGIN = 'https://preview.example';
const BASE = '/docs/';
const ADDRESS = ORIGIN + BASE;
const EDIT = 'https://forge.example/manual/edit/main';

/** Milliseconds for two builds, one after the other, on a machine that does much else. */
const BUILDS = 1_800_000;

let site: SiteCopy;
let out: string;
const read = (file: string): string => readFileSync(join(out, file), 'utf8');

beforeAll(() => {
  site = copySite(/\/(workspace\/index|v2\/overview|current\/overview|20250801)\.md$/);
  out = join(site.folder, 'out');
  for (const {locale} of LANGUAGES) {
    const {status, output} = site.build(locale, {DOCS_URL: ORIGIN, DOCS_BASE_URL: BASE, DOCS_EDIT_URL: EDIT});
    expect(status, output).toBe(0);
  }
}, BUILDS);
afterAll(() => site.remove());

test('every address of a page is below the base address and leads to a file', () => {
  const astray = globSync('**/index.html', {cwd: out}).flatMap((page) => {
    const $ = load(read(page));
    return $('[href], [src]')
      .toArray()
      .map((element) => ($(element).attr('href') ?? $(element).attr('src'))!)
      .filter((address) => address.startsWith('/'))
      .filter((address) => !address.startsWith(BASE) || !isThere(address))
      .map((address) => `${page}: ${address}`);
  });
  expect(astray).toEqual([]);
});

function isThere(address: string): boolean {
  const path = join(out, address.slice(BASE.length).split(/[?#]/)[0]!);
  return [path, join(path, 'index.html')].some((file) => existsSync(file));
}

test('robots.txt, sitemaps, twins and feeds name the address of the site', () => {
  const named = ['robots.txt', ...globSync(['**/*.{xml,md}', '**/feed.json'], {cwd: out})];
  expect(named.length).toBeGreaterThan(700);
  const said = (file: string): string => read(file).replace(/^curl .*/gm, ''); // a page shows the manual's own address
  expect(named.filter((file) => /docs\.aqueduto\.example\/(?!schemas)/.test(said(file)))).toEqual([]);
  expect(read('robots.txt').match(/Sitemap: .*/g)).toEqual([
    `Sitemap: ${ADDRESS}sitemap.xml`,
    `Sitemap: ${ADDRESS}pt-BR/sitemap.xml`,
  ]);
});

describe.each(LANGUAGES)('in $locale', ({locale, prefix}) => {
  const folder = prefix === '' ? '' : 'pt-BR/';

  test('a page can be edited in the forge, in its language', () => {
    const $ = load(read(`${folder}v2/overview/index.html`));
    const file = prefix === '' ? 'docs/v2' : 'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current';
    expect($('.theme-edit-this-page').attr('href')).toBe(`${EDIT}/${file}/overview.md`);
  });

  test('a page says its own address, and that of its translation', () => {
    const $ = load(read(`${folder}v2/overview/index.html`));
    expect($('link[rel=canonical]').attr('href')).toBe(`${ADDRESS}${folder}v2/overview`);
    expect($('link[hreflang=pt-BR]').attr('href')).toBe(`${ADDRESS}pt-BR/v2/overview`);
    expect($('link[hreflang=x-default]').attr('href')).toBe(`${ADDRESS}v2/overview`);
    expect($('link[type="text/markdown"]').attr('href')).toBe(`${BASE}${folder}v2/overview.md`);
    expect(read(`${folder}v2/overview.md`)).toContain(`](${ADDRESS}${folder}v2/`);
  });

  test('sitemap, feed and search index lead to its pages', () => {
    expect(read(`${folder}sitemap.xml`)).toContain(`<loc>${ADDRESS}${folder}v2/overview</loc>`);
    const {items} = JSON.parse(read(`${folder}release-notes/feed.json`)) as {items: {url: string}[]};
    expect(items[0]?.url).toBe(`${ADDRESS}${folder}release-notes/20250801`);
    const {documents} = loadIndex(JSON.parse(read(`${folder}search-index.json`)) as IndexFiles[0]);
    expect(documents.length).toBeGreaterThan(700);
    expect(documents.filter(({u}) => !u.startsWith(BASE + folder))).toEqual([]);
    expect(read(`${folder}sitemap.xml`)).not.toContain('/search');
    expect(locale).toBe(load(read(`${folder}index.html`))('html').attr('lang'));
  });
});

describe('in a browser', () => {
  let server: Server;
  let host: string;
  let browser: Browser;
  beforeAll(async () => {
    const serveFile = sirv(out, {extensions: ['html']});
    server = createServer((request, response) => {
      request.url = request.url!.slice(BASE.length - 1);
      serveFile(request, response);
    });
    host = `http://localhost:${await listen(server, 0)}`;
    browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_FLAGS});
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  test.each(LANGUAGES)('pictures, the search and the language menu work, in $locale', async ({prefix}) => {
    const root = BASE.slice(0, -1) + prefix;
    const page = await browser.newPage({viewport: {width: 1440, height: 900}});
    const faults = collectFaults(page);
    await page.goto(`${host}${root}/v2/overview`);
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => document.querySelector<HTMLImageElement>('.markdown img')!.naturalWidth))
      .toBeGreaterThan(0);
    const other = `${BASE.slice(0, -1)}${prefix === '' ? '/pt-BR' : ''}/v2/overview`;
    const lang = prefix === '' ? 'pt-BR' : 'en';
    await expect.poll(() => page.locator(`.navbar .dropdown a[lang="${lang}"]`).getAttribute('href')).toBe(other);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kafka');
    const target = await page
      .locator('.navbar [role=listbox][aria-busy=false] [role=option]')
      .first()
      .getAttribute('href');
    expect(target).toMatch(new RegExp(`^${root}/v2/`));
    await page.keyboard.press('Enter');
    await page.waitForURL(host + target);
    await page.locator('article h1').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});
