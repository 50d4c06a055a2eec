import {chromium} from 'playwright-core';

import {CHROMIUM_FLAGS} from '../browser/chromium';

/** How long after loading a page still counts as the visit: what is fetched ahead comes then. */
const SETTLE_MS = 3000;

interface FirstVisit {
  /** Everything that came over the wire, headers included, compressed. */
  bytes: number;
  /** Addresses of requests to other hosts. */
  foreign: string[];
}

/**
 * Visits a page on a desktop with an empty cache.
 *
 * @param url full address
 * @param executablePath Chromium's
 */
export async function measureFirstVisit(url: string, executablePath: string): Promise<FirstVisit> {
  const browser = await chromium.launch({executablePath, args: CHROMIUM_FLAGS});
  const page = await (await browser.newContext({viewport: {width: 1440, height: 900}})).newPage();
  const session = await page.context().newCDPSession(page);
  const visit: FirstVisit = {bytes: 0, foreign: []};
  const inline = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (request.url.startsWith('data:')) {
      inline.add(requestId);
    } else if (new URL(request.url).origin !== new URL(url).origin) {
      visit.foreign.push(request.url);
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    visit.bytes += inline.has(requestId) ? 0 : encodedDataLength;
  });
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MS);
  await browser.close();
  return visit;
}
