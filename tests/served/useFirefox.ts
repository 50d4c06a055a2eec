import {launch, type Browser, type BrowserContext, type Page} from 'puppeteer-core';
import {afterAll, afterEach, beforeAll} from 'vitest';

import {findFirefox} from '../../tools/browser/firefox';
import {PATIENCE} from '../browser/support';

/**
 * One Firefox for a test file: call it once, at the top. Playwright's Firefox is a build of its own; Puppeteer drives the
 * one that readers have, over WebDriver BiDi.
 *
 * @returns opens an empty page in a fresh context, closed after the test
 */
export function useFirefox(): () => Promise<Page> {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    const executablePath = findFirefox();
    if (executablePath === undefined) {
      throw new Error(
        'The browser tests need Firefox; install it (Debian: firefox-esr) or set FIREFOX_PATH to its path.',
      );
    }
    browser = await launch({browser: 'firefox', executablePath, headless: true, timeout: PATIENCE});
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => browser.close());
  return async () => {
    const context = await browser.createBrowserContext();
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.setViewport({width: 1440, height: 900});
    return page;
  };
}

/** Waits until React has taken the page over. */
export async function hydratedFirefox(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove')); // what makes a page run its scripts
    return document.documentElement.dataset.hasHydrated === 'true';
  });
}

/** Opens the search box, and types. */
export async function searchInFirefox(page: Page, query: string): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.keyboard.type(query);
}
