import {statSync} from 'node:fs';
import {join} from 'node:path';

import {chromium, type Page} from 'playwright-core';

import {CHROMIUM_FLAGS} from '../browser/chromium';
import {ENGINE_FILE} from '../engine/committed';
import {median} from './median';

/** A page with templates, without the language. */
const PAGE = '/v2/ipaas/engine/go-template';
const RUNS = 5;
/** Changes of the template in each run. */
const CHANGES = 10;

export interface PlaygroundTimes {
  /** Bytes of the engine as it is served, which is compressed. */
  engineBytes: number;
  /** From the tap on an example to what it prints, with nothing fetched before but the page; ms, median. */
  firstMs: number;
  /** From a change of the template to what it prints, with the engine loaded; ms, median and slowest. */
  laterMs: number;
  slowestMs: number;
}

/**
 * Opens a template in the page and changes it, as a reader does.
 *
 * @param site address of the served build, without a slash at the end
 * @param executablePath Chromium's
 */
export async function measurePlayground(site: string, executablePath: string): Promise<PlaygroundTimes> {
  const browser = await chromium.launch({executablePath, args: CHROMIUM_FLAGS});
  const first: number[] = [];
  const later: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site + PAGE);
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove'))); // pages wait for the reader's first move
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await page.waitForLoadState('networkidle');
    first.push(await timeOfTap(page));
    for (let change = 0; change < CHANGES; change += 1) {
      later.push(await timeOfChange(page, change));
    }
    await context.close();
  }
  await browser.close();
  return {
    engineBytes: statSync(join(process.cwd(), ENGINE_FILE)).size,
    firstMs: median(first),
    laterMs: median(later),
    slowestMs: Math.max(...later),
  };
}

/** Taps the first example; measured in the page. */
const timeOfTap = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLElement>('[data-try=template]')!.click();
    while (document.querySelector('.playground [data-state=done] pre') === null) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return Math.round(performance.now() - start);
  });

/** Types a character into the template, and waits until it is printed; measured in the page. */
const timeOfChange = async (page: Page, change: number): Promise<number> => {
  const template = page.locator('.playground .cm-content').first();
  if (change === 0) {
    await template.fill('{{ add 40 2 }}:');
    await page.locator('.playground pre', {hasText: '42:'}).waitFor();
    await page.keyboard.press('Control+End');
  }
  await page.evaluate(() => {
    const editor = document.querySelector('.playground__editor')!;
    editor.addEventListener('keydown', () => Object.assign(window, {keyAt: performance.now()}), {
      once: true,
      capture: true,
    });
    Object.assign(window, {
      printed: new Promise<number>((resolve) => {
        const result = document.querySelector('.playground pre')!;
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          resolve(performance.now());
        }).observe(result, {characterData: true, childList: true, subtree: true});
      }),
    });
  });
  await page.keyboard.type(String(change));
  return page.evaluate(async () => {
    const {keyAt, printed} = window as unknown as {keyAt: number; printed: Promise<number>};
    return Math.round((await printed) - keyAt);
  });
};
