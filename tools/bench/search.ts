import {chromium, type Page} from 'playwright-core';

import {CHROMIUM_FLAGS} from '../browser/chromium';
import {listen} from '../server/siteServer';
import {median} from './median';
import {createSlowProxy} from './slowProxy';

/** How many times slower than this machine the phone's main thread is. */
const CPU = 4;
const RUNS = 5;

interface SearchTimes {
  /** From focusing the box to results of a word typed at once, with nothing fetched before but the page; ms, median. */
  firstMs: number;
  /** From a keystroke to its results, with the index loaded; ms, median. */
  warmMs: number;
}

/**
 * Searches as a reader with a slow phone does.
 *
 * @param url full address of a page
 * @param word what is typed
 * @param executablePath Chromium's
 */
export async function measureSearch(url: string, word: string, executablePath: string): Promise<SearchTimes> {
  const proxy = createSlowProxy(new URL(url).origin);
  const slowUrl = url.replace(new URL(url).origin, `http://localhost:${await listen(proxy, 0)}`);
  const browser = await chromium.launch({executablePath, args: CHROMIUM_FLAGS});
  const times: SearchTimes[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({viewport: {width: 360, height: 740}});
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(slowUrl, {waitUntil: 'networkidle'});
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU});
    const firstMs = await timeUntilResults(page, word);
    await page.waitForTimeout(500);
    const warmMs = await timeUntilResults(page, ' v');
    times.push({firstMs, warmMs});
    await context.close();
  }
  await browser.close();
  proxy.close();
  return {firstMs: median(times.map(({firstMs}) => firstMs)), warmMs: median(times.map(({warmMs}) => warmMs))};
}

/** Types into the focused box, key by key at once, and waits for results of what is typed; measured in the page. */
async function timeUntilResults(page: Page, text: string): Promise<number> {
  return page.evaluate(async (typed) => {
    const input = document.querySelector<HTMLInputElement>('.navbar input')!;
    const before = document.querySelector('.navbar [role=listbox]')!.innerHTML;
    const start = performance.now();
    input.focus();
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    setValue.call(input, input.value + typed);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    while (
      document.querySelector('.navbar [role=option]') === null ||
      document.querySelector('.navbar [role=listbox]')!.innerHTML === before
    ) {
      await new Promise(requestAnimationFrame);
    }
    return Math.round(performance.now() - start);
  }, text);
}
