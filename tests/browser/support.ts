import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import {afterAll, afterEach, beforeAll, beforeEach, expect, inject} from 'vitest';

import {CHROMIUM_FLAGS, findChromium} from '../../tools/browser/chromium';

/** The languages and what their addresses start with. */
export const LANGUAGES = [
  {locale: 'en', prefix: ''},
  {locale: 'pt-BR', prefix: '/pt-BR'},
] as const;
export type Locale = (typeof LANGUAGES)[number]['locale'];

/** Prefers neither language of the manual: nothing offers the other one. */
const READER = 'de-DE';

export const DESKTOP = {width: 1440, height: 900};
export const PHONE = {width: 360, height: 740};

/** Milliseconds until a state that does not come counts as a fault: what a busy machine needs is none. */
export const PATIENCE = 120_000;

export interface TestSite {
  /** Address of the site, without a slash at the end. */
  url: string;
  /** A page in a fresh context; closed after the test. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** A fresh context, for tests that set it up before the first page; closed after the test. */
  context: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  browser: () => Browser;
}

/** One Chromium for a test file. Call it once, at the top of the file. */
export function useSite({keepContexts = false} = {}): TestSite {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const site: TestSite = {
    url: inject('site'),
    browser: () => browser,
    context: async (options = {}) => {
      const context = await browser.newContext({viewport: DESKTOP, locale: READER, ...options});
      context.setDefaultTimeout(PATIENCE);
      contexts.push(context);
      return context;
    },
    open: async (path, options) => {
      const page = await (await site.context(options)).newPage();
      await page.goto(site.url + path);
      if (options?.javaScriptEnabled !== false) {
        await hydrated(page);
      }
      return page;
    },
  };
  beforeAll(async () => {
    browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_FLAGS, timeout: PATIENCE});
  });
  const closeContexts = async (): Promise<void> => {
    await Promise.all(contexts.splice(0).map(close));
  };
  if (!keepContexts) {
    afterEach(closeContexts);
  }
  afterAll(() => browser.close());
  return site;
}

export interface TestPage {
  url: string;
  page: Page;
  /** What went wrong on the page in this test. */
  faults: string[];
}

/** A page takes more memory with each visit, which slows it down; after so many another one takes its place. */
const VISITS = 25;

/**
 * One page for all tests of a file, with what it has fetched before: for many visits. Call it once, at the top.
 *
 * @param keep whether a test starts on the page where the one before ended
 */
export function usePage({keep = false} = {}): TestPage {
  const site = useSite({keepContexts: true});
  const shared = {url: site.url} as TestPage;
  let context: BrowserContext;
  let visits = 0;
  let hasFailed = false;
  const openPage = async (): Promise<void> => {
    shared.page = await context.newPage();
    await shared.page.bringToFront(); // a page in the background gets no frames, which some tests wait for
    shared.faults = collectFaults(shared.page);
  };
  beforeAll(async () => {
    context = await site.context();
    await openPage();
  });
  beforeEach(async () => {
    visits += 1;
    if (hasFailed || visits % VISITS === 0) {
      void shared.page.close().catch(() => undefined); // one that hangs may never close
      await openPage();
    }
    if (!keep) {
      await shared.page.goto('about:blank'); // ends what the last test's page was still fetching
    }
    await shared.page.setViewportSize(DESKTOP);
    shared.faults.length = 0;
  });
  // On a page that hangs the next test would wait as well.
  afterEach(({task}) => {
    hasFailed = task.result?.state === 'fail';
  });
  return shared;
}

/** Requests that a test holds back may still be under way: they end with the test, without an error of their own. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((owner) => owner.unrouteAll({behavior: 'ignoreErrors'})));
  await context.close();
}

/**
 * Makes a page run its scripts: pages wait for the reader's first move (src/plugins/light-pages). The page is loaded.
 * An event that no real pointer makes: it opens no menu.
 */
export async function askForScripts(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
}

/** Makes the page run its scripts, and waits until React has taken it over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      window.dispatchEvent(new Event('pointermove')); // again after a navigation
      // A page that is being replaced has no element for a moment.
      const html = document.documentElement as HTMLElement | null;
      return html?.dataset.hasHydrated === 'true';
    },
    undefined,
    {polling: 50},
  );
}

/** Waits until the page has done what it does by itself: effects, scripts and errors that are due have been run. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(undefined)))),
  );
}

/**
 * Opens a menu of the navbar under the pointer and follows one of its links.
 *
 * The page may still move under a pointer that rests, and a menu opens under a moving one only: until it is open, the
 * pointer comes again. Its link is followed at once, before the page can move once more.
 */
export async function chooseInMenu(menu: Locator, link: Locator): Promise<void> {
  const page = menu.page();
  const open = async (): Promise<boolean> => {
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'})); // the navbar may be hidden
    await page.mouse.move(DESKTOP.width / 2, DESKTOP.height / 2);
    const box = await menu.boundingBox();
    await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2);
    return link.isVisible();
  };
  await expect.poll(open).toBe(true);
  await link.evaluate((element) => (element as HTMLElement).click());
}

/** The colour mode that the page shows; it changes in an effect, after the click that chooses it. */
export async function shows(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.waitForSelector(`html[data-theme=${theme}]`, {state: 'attached'});
}

/** Collects what goes wrong on a page: console errors, exceptions, failed requests and error answers. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()}: ${response.url()}`));
  return faults;
}
