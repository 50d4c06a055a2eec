import type {Page} from 'playwright-core';
import {expect} from 'vitest';

import {englishInterfaceTexts} from '../interfaceTexts';
import {layoutViolations, pageViolations, textViolations} from './axe';
import {faultsAt, WIDTHS} from './geometry';
import {DESKTOP, hydrated, PHONE, usePage, type Locale} from './support';

export interface Visits {
  /** Loads a page by its address. */
  open: (path: string) => Promise<void>;
  /** Goes to a page as by a link or the browser's buttons, without loading the whole; opens the first one. */
  follow: (path: string) => Promise<void>;
  page: () => Page;
  /** What went wrong since the test began. */
  faults: () => string[];
  /**
   * At each of the widths nothing that is cut, broken or covered; no console error, no failed request, no request
   * elsewhere, no text in the wrong language. The last thing that a test asks: it leaves the page in the last width,
   * unfolded.
   */
  expectSound: (widths?: readonly number[]) => Promise<void>;
  /** No accessibility violation in the text of the page. */
  expectAccessibleText: () => Promise<void>;
  /** No accessibility violation on the whole page, on a desktop in light colours and on a phone in dark ones. */
  expectAccessible: () => Promise<void>;
  /** No violation by colours and sizes on a phone in dark colours. */
  expectAccessibleLayout: () => Promise<void>;
}

/** Visits to many pages of a language, in one browser. Call it once, at the top of a file or of a `describe`. */
export function useVisits(locale: Locale): Visits {
  const site = usePage({keep: true});
  const english = locale === 'en' ? Promise.resolve([]) : englishInterfaceTexts();

  async function open(path: string): Promise<void> {
    const {page, faults} = site;
    await page.goto('about:blank'); // ends what the page before was still fetching, which is no fault
    faults.length = 0;
    await page.goto(site.url + path);
    await hydrated(page);
    // Transitions between colours are no colours of the page.
    await page.evaluate(() => {
      const still = new CSSStyleSheet(); // the policy of the site allows no style element
      still.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important }');
      document.adoptedStyleSheets.push(still);
    });
  }

  async function follow(path: string): Promise<void> {
    const {page} = site;
    if (page.url() === 'about:blank') {
      await open(path);
      return;
    }
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, path);
    // The page's own address is the last of it that changes.
    const canonical = (): Promise<string> =>
      page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '');
    await expect.poll(async () => new URL(await canonical(), site.url).pathname, {interval: 25}).toBe(path);
  }

  async function expectAccessibleLayout(): Promise<void> {
    const {page} = site;
    const setTheme = (theme: string): Promise<void> =>
      page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    await setTheme('dark');
    await page.setViewportSize(PHONE);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await layoutViolations(page)).toEqual([]);
    await setTheme('light');
    await page.setViewportSize(DESKTOP);
  }

  return {
    open,
    follow,
    page: () => site.page,
    faults: () => site.faults,
    expectSound: async (widths = WIDTHS) => {
      const {page, faults, url} = site;
      expect(await faultsAt(page, widths)).toEqual([]);
      expect(await foreignRequests(page, url)).toEqual([]);
      expect(await englishTexts(page, await english)).toEqual([]);
      expect(faults).toEqual([]);
    },
    expectAccessibleText: async () => {
      expect(await textViolations(site.page)).toEqual([]);
    },
    expectAccessible: async () => {
      expect(await pageViolations(site.page)).toEqual([]);
      await expectAccessibleLayout();
    },
    expectAccessibleLayout,
  };
}

async function foreignRequests(page: Page, site: string): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  return urls.filter((url) => !url.startsWith(`${site}/`) && !url.startsWith('data:'));
}

/** Interface texts and labels, outside the page's own text, that stand on a Portuguese page in English. */
async function englishTexts(page: Page, english: RegExp[]): Promise<string[]> {
  if (english.length === 0) {
    return [];
  }
  const seen = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const elements = [...document.querySelectorAll('body *')];
    const labels = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
    const texts = elements
      .filter((element) => element.closest('.markdown') === null)
      .flatMap((element) =>
        [...element.childNodes]
          .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
          .map(({textContent}) => textContent ?? ''),
      );
    return [...new Set([...labels, ...texts].map((text) => text.trim()).filter(Boolean))];
  });
  return seen.filter((text) => english.some((pattern) => pattern.test(text)));
}
