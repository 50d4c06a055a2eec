import type {Page} from 'puppeteer-core';
import {afterAll, afterEach, beforeAll, describe, expect, inject, test} from 'vitest';

import {LANGUAGES} from '../browser/support';
import {text} from '../browser/texts';
import {type Fault, type FaultyProxy, startFaultyProxy} from './faultyProxy';
import {hydratedFirefox, searchInFirefox, useFirefox} from './useFirefox';

const newFirefoxPage = useFirefox();
const PATH = '/v2/overview';
/** A page that the first one links to. */
const NEXT = '/v2/admin/workspaces';
const BAR = '#load-failure';
const OPTION = '.navbar [role=option]';
let proxy: FaultyProxy;

beforeAll(async () => {
  proxy = await startFaultyProxy(inject('site'));
  for (const {prefix} of LANGUAGES) {
    const page = await newFirefoxPage();
    await page.goto(proxy.url + prefix + PATH);
    await hydratedFirefox(page);
    await searchInFirefox(page, 'kafka');
    await page.waitForSelector(OPTION);
  }
  expect(proxy.workers.size).toBe(LANGUAGES.length);
});
/** The scripts of a page, those of a search, which have names of hashes only, and that of its worker. */
const scripts = /\/assets\/js\/[^/]+\.js/;
const worker = (): RegExp => new RegExp([...proxy.workers].join('|'));
afterEach(() => proxy.mend());
afterAll(() => proxy.close());

/** A page whose clocks run five times as fast: 15 seconds are three. */
async function newPage(): Promise<Page> {
  const page = await newFirefoxPage();
  await page.evaluateOnNewDocument(() => {
    const {setTimeout: later, setInterval: each} = window;
    Object.assign(window, {
      setTimeout: (act: () => void, ms = 0, ...args: []) => later(act, ms / 5, ...args),
      setInterval: (act: () => void, ms = 0, ...args: []) => each(act, ms / 5, ...args),
    });
  });
  return page;
}

/** Follows a button until something is there: on a slow machine, the time may have run out once more. */
async function retryUntil(page: Page, label: string, isThere: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      const there = await isThere().catch(() => false); // between two pages
      const [button] = there ? [] : await page.$$(`::-p-aria([name="${label}"][role="button"])`);
      await button?.click().catch(() => undefined);
      return there;
    })
    .toBe(true);
}

const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('pointermove'));
    const isHere = document.getElementById('load-failure') === null;
    return isHere && document.documentElement.dataset.hasHydrated === 'true';
  });

const SEARCH: {file: string; of: () => RegExp; fault: Fault}[] = [
  {file: 'index', of: () => /\/search-index\S*\.json/, fault: 'half'},
  {file: "client's script", of: () => scripts, fault: 'silent'},
  {file: "worker's script", of: worker, fault: 'half'},
];

describe.each(LANGUAGES)('in Firefox, in $locale, the reader is told', ({locale, prefix}) => {
  const hasText = (page: Page, key: Parameters<typeof text>[1]) =>
    page.waitForFunction((expected) => document.body?.textContent.includes(expected), {}, text(locale, key));

  test('that the style sheet does not come, and gets the text without it', async () => {
    const page = await newPage();
    proxy.fail(/\.css$/, 'silent');
    void page.goto(proxy.url + prefix + PATH).catch(() => undefined);
    await hasText(page, 'loading.stalled');
    await page.waitForSelector('main h1');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    proxy.recover();
    await retryUntil(page, text(locale, 'loading.retry'), () => isHydrated(page));
  });

  test('that the page of a link does not come', async () => {
    const page = await newPage();
    await page.goto(proxy.url + prefix + PATH);
    await hydratedFirefox(page);
    proxy.fail(new RegExp(`${NEXT}$`), 'half');
    await page.$eval(`a[href$="${NEXT}"]`, (link) => (link as HTMLElement).click());
    await page.waitForSelector(BAR);
    await hasText(page, 'loading.stalled');
    proxy.recover();
    await retryUntil(page, text(locale, 'loading.retry'), () => isHydrated(page));
    expect(new URL(page.url()).pathname).toBe(prefix + NEXT);
  });

  test.each(SEARCH)('that the $file of the search is $fault, and the next try works', async ({of, fault}) => {
    const page = await newPage();
    await page.goto(proxy.url + prefix + PATH);
    await hydratedFirefox(page);
    proxy.fail(of(), fault);
    await searchInFirefox(page, 'kafka');
    await hasText(page, 'search.stalled');
    proxy.recover();
    await retryUntil(page, text(locale, 'search.retry'), async () => (await page.$(OPTION)) !== null);
  });
});
