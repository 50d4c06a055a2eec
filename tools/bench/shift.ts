import {chromium, type Browser} from 'playwright-core';

import {LOCALES, prefixOf} from '../../src/manual/locale';
import {CHROMIUM_FLAGS} from '../browser/chromium';
import {KINDS} from '../look/kinds';

/** Slow 4G, as Lighthouse has it. */
const NETWORK = {offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8};
const SCREENS = [
  {width: 412, height: 823},
  {width: 1440, height: 900},
];
/** How long a page is looked at after it has loaded: its scripts run then. */
const SETTLE_MS = 2500;

/** In the page: sums up its shifts. A text, as what compiles functions for Node.js adds names to them that pages do not have. */
const WATCH = `
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.value;
  }).observe({type: 'layout-shift', buffered: true});
`;

interface Shift {
  page: string;
  /** Cumulative layout shift of the whole visit. */
  value: number;
}

/**
 * How far pages move while they load on a slow network with an empty cache: each kind, both languages, a phone and a desktop.
 *
 * @param site address of the served build, without a slash at the end
 */
export async function measureShifts(site: string, executablePath: string): Promise<Shift[]> {
  const browser = await chromium.launch({executablePath, args: CHROMIUM_FLAGS});
  const shifts: Shift[] = [];
  for (const {path} of KINDS) {
    for (const locale of LOCALES) {
      for (const viewport of SCREENS) {
        const address = prefixOf(locale) + path;
        const value = await shiftOf(browser, site + address, viewport);
        shifts.push({page: `${address} at ${viewport.width} px`, value: Math.round(value * 1000) / 1000});
      }
    }
  }
  await browser.close();
  return shifts;
}

async function shiftOf(browser: Browser, url: string, viewport: {width: number; height: number}): Promise<number> {
  const context = await browser.newContext({viewport, locale: 'de-DE'});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(WATCH);
  await page.goto(url);
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove'))); // pages wait for the reader's first move
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const value = await page.evaluate<number>('window.shift');
  await context.close();
  return value;
}
