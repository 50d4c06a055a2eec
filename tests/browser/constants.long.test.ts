import {createRequire} from 'node:module';

import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {askForScripts, chooseInMenu, hydrated, useSite} from './support';
import {openPicture, openZoomable, scrollBy} from './zoomable';

/**
 * The constants of the site, each measured on the served site: in its files or in the browser, never in the
 * configuration's source.
 */
const site = useSite();
const DOC = '/v2/api-manager/deploy';
const ZOOM = '/v2/overview';

type Measure = () => Promise<unknown>;
const fetchText = async (path: string) => (await fetch(site.url + path)).text();

const CONSTANTS: [name: string, expected: unknown, measure: Measure][] = [
  [
    'locales',
    ['en', 'pt-BR'],
    async () =>
      (await site.open('/'))
        .locator('.navbar .dropdown a[lang]')
        .evaluateAll((all) => all.map((a) => (a as HTMLElement).lang)),
  ],
  ['default locale', 'en', async () => (await site.open('/')).locator('html').getAttribute('lang')],
  [
    'default locale for search engines',
    'https://docs.aqueduto.example/v2/overview',
    async () => (await site.open('/v2/overview')).locator('link[hreflang=x-default]').getAttribute('href'),
  ],
  [
    'text direction',
    ['ltr', 'ltr'],
    async () => inTurn(['/', '/pt-BR/'], async (path) => (await site.open(path)).locator('html').getAttribute('dir')),
  ],
  [
    'site root',
    '/',
    async () =>
      new URL((await (await site.open('/v2')).locator('.navbar__brand').getAttribute('href'))!, site.url).pathname,
  ],
  [
    'colour mode when the system is dark',
    'light',
    async () => (await site.open('/', {colorScheme: 'dark'})).locator('html').getAttribute('data-theme'),
  ],
  ['framework', 3, async () => Number(/Docusaurus v(\d+)/.exec(await fetchText('/'))?.[1])],

  [
    'desktop breakpoint: menu button at 996 px',
    true,
    async () => (await site.open(DOC, {viewport: {width: 996, height: 800}})).locator('.navbar__toggle').isVisible(),
  ],
  [
    'desktop breakpoint: no menu button at 997 px',
    false,
    async () => (await site.open(DOC, {viewport: {width: 997, height: 800}})).locator('.navbar__toggle').isVisible(),
  ],
  ['progress bar delay in ms', 200, measureProgressDelay],
  [
    'table of contents: headings 2 and 3 of the page, no others',
    true,
    async () => {
      const page = await site.open('/v2/admin/roles-permissions');
      const linked = await page
        .locator('.toc-highlight')
        .evaluateAll((all) => all.map((a) => decodeURIComponent(a.getAttribute('href')!.slice(1))));
      const headings = await page.locator('article .markdown :is(h2, h3)').evaluateAll((all) => all.map((h) => h.id));
      return headings.length > 3 && JSON.stringify(linked) === JSON.stringify(headings);
    },
  ],
  [
    'table of contents: heading 3 is in',
    true,
    async () =>
      (await (
        await site.open('/v2/admin/roles-permissions')
      )
        .locator('ul.table-of-contents ul .toc-highlight')
        .count()) > 0,
  ],
  [
    'sidebar hideable',
    1,
    async () => (await site.open(DOC)).getByRole('button', {name: 'Collapse sidebar', exact: true}).count(),
  ],
  [
    'footer year',
    true,
    async () => ((await (await site.open('/')).locator('.footer__copyright').textContent()) ?? '').includes('2025'),
  ],
  [
    'footer logo height',
    50,
    async () =>
      (await site.open('/'))
        .locator('.footer__logo')
        .first()
        .evaluate((logo) => logo.getBoundingClientRect().height),
  ],

  [
    'search box on the right',
    1,
    async () => (await site.open(DOC)).locator('.navbar__items--right [role=search]').count(),
  ],
  ['search: suggestions at the most', 8, async () => (await suggestions('a')).length],
  [
    'search: snippet length in characters, at the most',
    true,
    async () => {
      const texts = await inTurn(['deploy', 'kafka', 'gateway', 'release'], (word) =>
        suggestions(word, '[class*=hitText]'),
      );
      const lengths = texts.flat().map((text) => text.replaceAll('…', '').length);
      // A chunk is never cut, so a single long word may stand alone; the limit is on what is put around the match.
      return Math.max(...lengths) > 35 && Math.max(...lengths) <= 50;
    },
  ],
  [
    'search: languages, in each of which a plural finds the singular and the other way round',
    [
      '/v2/admin/environments',
      '/v2/admin/environments',
      '/pt-BR/v2/admin/environments',
      '/pt-BR/v2/admin/environments',
    ],
    async () => [
      ...(await inTurn(['environment ', 'environments '], async (word) => (await found(word))[0])),
      ...(await inTurn(['ambiente ', 'ambientes '], async (word) => (await found(word, '/pt-BR'))[0])),
    ],
  ],
  [
    'search: English stop words that can be searched',
    ['and', 'is', 'the'],
    async () => inTurn(['and', 'is', 'the'], async (word) => ((await suggestions(word)).length > 0 ? word : '')),
  ],
  [
    'search: shortcut',
    true,
    async () => {
      const page = await site.open(DOC);
      await page.keyboard.press('Control+k');
      await page.locator('.navbar [role=search] input:focus').waitFor();
      return true;
    },
  ],
  [
    'search: hint of the shortcut',
    'Ctrl K',
    async () => (await site.open(DOC)).locator('.navbar [role=search] kbd').textContent(),
  ],
  [
    'search: index hashed',
    true,
    async () =>
      /\?_=[0-9a-f]{8}$/.test(await indexAddress('')) && /\?_=[0-9a-f]{8}$/.test(await indexAddress('/pt-BR')),
  ],
  [
    'search: context by path',
    true,
    async () => JSON.stringify(await results('q=deploy&ctx=v2')) === JSON.stringify(await results('q=deploy')),
  ],
  [
    'search: highlighting on the page',
    [0, ''],
    async () => {
      const page = await site.open(DOC);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('workspaces');
      await page.locator('.navbar [role=listbox][aria-busy=false] [role=option]').first().waitFor();
      const target = await page
        .locator('.navbar [role=listbox][aria-busy=false] [role=option]')
        .first()
        .getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${target}`);
      return [await page.locator('article mark').count(), new URL(page.url()).search];
    },
  ],

  ['zoom: start delay in ms', 1000, measureZoomStart],
  [
    'zoom: closes after scrolling 41 px, not 40',
    [true, false],
    async () => [await zoomSurvivesScroll(40), await zoomSurvivesScroll(41)],
  ],
  ['zoom: close delay in ms', 150, measureZoomClose],
  [
    'zoom: pictures in content only',
    [true, 0],
    async () => {
      const page = await openZoomable(site, '');
      return [
        (await page.locator('.markdown img.medium-zoom-image').count()) ===
          (await page.locator('.markdown img').count()),
        await page.locator(':not(.markdown *).medium-zoom-image').count(),
      ];
    },
  ],
  [
    'zoom: background in light mode, and in dark mode on the next page',
    ['rgb(255, 255, 255)', 'rgb(50, 50, 50)'],
    async () => zoomBackgrounds('light'),
  ],
  [
    'zoom: background in dark mode, and in light mode on the next page',
    ['rgb(50, 50, 50)', 'rgb(255, 255, 255)'],
    async () => zoomBackgrounds('dark'),
  ],

  [
    'storage keys',
    ['docs-preferred-version-v2', 'docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'theme'],
    async () => {
      const page = await site.open('/workspace/');
      await page.locator('.navbar button[class*=toggleButton]').click();
      await page.locator('.theme-announcement-bar button').click();
      const menu = page.locator('.navbar .dropdown', {has: page.locator('.generation-dropdown')});
      await chooseInMenu(menu, menu.locator('.dropdown__menu a[href="/v2/admin/workspaces"]'));
      await page.waitForURL('**/v2/admin/workspaces');
      await page.waitForFunction(() => localStorage.length >= 4);
      return page.evaluate(() => Object.keys(localStorage).sort());
    },
  ],
  [
    'announcement: background and text',
    ['rgb(233, 220, 201)', 'rgb(43, 33, 24)'],
    async () =>
      (await site.open('/')).locator('.theme-announcement-bar').evaluate((bar) => {
        const {backgroundColor, color} = getComputedStyle(bar);
        return [backgroundColor, color];
      }),
  ],
  ['cookies', 0, async () => (await (await site.open('/')).context().cookies()).length],
];

describe('constants', () => {
  test.each(CONSTANTS)('%s: %o', async (_, expected, measure) => {
    expect(await measure()).toEqual(expected);
  });
});

describe("the search index's cache-buster", () => {
  const roots = ['docs/v1', 'docs/v2', 'release-notes', 'i18n/pt-BR'];
  const {getIndexHash} = createRequire(import.meta.url)(
    '@easyops-cn/docusaurus-search-local/dist/server/server/utils/getIndexHash',
  ) as {getIndexHash: (config: object) => string};

  test('is the hash of every page in both languages, in both languages', async () => {
    const expected = getIndexHash({hashed: true, indexDocs: true, docsDir: roots, indexBlog: false});
    expect(await indexAddress('')).toBe(`/search-index.json?_=${expected}`);
    expect(await indexAddress('/pt-BR')).toBe(`/pt-BR/search-index.json?_=${expected}`);
  });

  test.each(roots)('changes with a page of %s', (root) => {
    const config = {hashed: true, indexDocs: true, indexBlog: false};
    expect(getIndexHash({...config, docsDir: roots})).not.toBe(
      getIndexHash({...config, docsDir: roots.filter((other) => other !== root)}),
    );
  });
});

/** Path and query from which a language's index is fetched. */
async function indexAddress(prefix: string): Promise<string> {
  const page = await site.open(`${prefix}${DOC}`);
  const request = page.context().waitForEvent('request', (candidate) => candidate.url().includes('search-index'));
  await page.keyboard.press('Control+k');
  const {pathname, search} = new URL((await request).url());
  return pathname + search;
}

/** One after the other: pages that load at the same time keep each other waiting. */
async function inTurn<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(await work(item));
  }
  return results;
}

/** What the suggestions say in a part of theirs: their titles, unless told. */
async function suggestions(query: string, part = '[class*=hitTitle]'): Promise<string[]> {
  const page = await site.open(DOC);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  const settled = page.locator('.navbar [role=listbox][aria-busy=false] [role=option]');
  await settled.first().waitFor();
  return settled.locator(part).allTextContents();
}

/** Paths of the suggestions. */
async function found(query: string, prefix = ''): Promise<string[]> {
  const page = await site.open(prefix + DOC);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  const settled = page.locator('.navbar [role=listbox][aria-busy=false] [role=option]');
  await settled.first().waitFor();
  return settled.evaluateAll((options) => options.map((option) => (option as HTMLAnchorElement).pathname));
}

/** Addresses on the results page. */
async function results(parameters: string): Promise<string[]> {
  const page = await site.open(`/search?${parameters}`);
  const links = page.locator('main [aria-busy=false] article a');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

/** Milliseconds on the page's own clock from a click to the progress bar, while the next page does not arrive. */
async function measureProgressDelay(): Promise<number> {
  const context = await site.context();
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
  const page = await context.newPage();
  await page.goto(`${site.url}/v2/overview`);
  await hydrated(page);
  await page.route('**/assets/js/*.js', () => undefined); // never answers
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest('**/assets/js/*.js'); // the delay counts from before
  await page
    .locator('main a[href="/v2/admin/workspaces"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await asked;
  return clockUntil(page, async () => (await page.locator('#nprogress').count()) > 0, 50);
}

/** The delay of the timer whose callback makes the pictures zoomable. */
async function measureZoomStart(): Promise<number> {
  const context = await site.context();
  await context.addInitScript(() => {
    const original = window.setTimeout;
    const zoomable = () => document.querySelectorAll('.medium-zoom-image').length;
    window.setTimeout = ((callback: () => void, delay?: number) =>
      original(() => {
        const before = zoomable();
        callback();
        if (zoomable() > before) {
          Object.assign(window, {zoomStart: delay});
        }
      }, delay)) as typeof window.setTimeout;
  });
  const page = await context.newPage();
  await page.goto(site.url + ZOOM);
  await askForScripts(page);
  await page.locator('.markdown img.medium-zoom-image').first().waitFor();
  return page.evaluate(() => (window as unknown as {zoomStart: number}).zoomStart);
}

async function measureZoomClose(): Promise<number> {
  const page = await openZoomable(site, '');
  await openPicture(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await scrollBy(page, 60);
  return clockUntil(page, async () => (await page.locator('body.medium-zoom--opened').count()) === 0, 50);
}

/** Runs the page's clock in steps until something holds, and says after how many milliseconds it did. */
async function clockUntil(page: Page, holds: () => Promise<boolean>, step: number): Promise<number> {
  for (let elapsed = 0; elapsed <= 3000; elapsed += step) {
    if (await holds()) {
      return elapsed;
    }
    await page.clock.runFor(step);
  }
  throw new Error('It did not happen within 3 s of the page’s clock.');
}

/** Before and after a change of the colour mode and a navigation inside the site. */
async function zoomBackgrounds(theme: string): Promise<string[]> {
  const page = await openZoomable(site, '', theme);
  const background = async (): Promise<string> => {
    await openPicture(page);
    return page.locator('.medium-zoom-overlay').evaluate((overlay) => getComputedStyle(overlay).backgroundColor);
  };
  const before = await background();
  await page.keyboard.press('Escape');
  await page.locator('.medium-zoom-overlay').waitFor({state: 'detached'});
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await page.locator('.navbar button[class*=toggleButton]').click();
  await page
    .locator('main a[href="/v2/admin/workspaces"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await page.locator('h1', {hasText: 'Workspaces'}).waitFor();
  await page.locator('.markdown img[data-enlarges]').first().waitFor();
  return [before, await background()];
}

async function zoomSurvivesScroll(pixels: number): Promise<boolean> {
  const page = await openZoomable(site, '');
  await openPicture(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await scrollBy(page, pixels);
  await page.clock.runFor(1000); // more than the delay after which it closes
  return (await page.locator('body.medium-zoom--opened').count()) === 1;
}
