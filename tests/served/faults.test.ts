import type {Page} from 'playwright-core';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

import {STALL} from '../../src/plugins/search/client/failure';
import {hydrated, LANGUAGES, useSite} from '../browser/support';
import {text} from '../browser/texts';
import {type Fault, type FaultyProxy, startFaultyProxy} from './faultyProxy';

const site = useSite();
const PATH = '/v2/overview';
let proxy: FaultyProxy;
/** The scripts that a search loads, which have names of hashes only. */
const scripts = {client: /^$/, worker: /^$/};

beforeAll(async () => {
  proxy = await startFaultyProxy(site.url);
  for (const {prefix} of LANGUAGES) {
    await findScripts(prefix);
  }
});
afterEach(() => proxy.mend());
afterAll(() => proxy.close());

/** Each language has scripts of its own. */
async function findScripts(prefix: string): Promise<void> {
  const page = await site.open(prefix + PATH);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const worker = page.waitForEvent('worker');
  await page.keyboard.press('Control+k');
  const workerPath = new URL((await worker).url()).pathname;
  const client = asked.filter((path) => path.endsWith('.js') && path !== workerPath);
  expect(client.length).toBeGreaterThan(0);
  scripts.client = new RegExp([scripts.client.source, ...client].join('|'));
  scripts.worker = new RegExp([scripts.worker.source, workerPath].join('|'));
}

/** A page whose clock the test moves: 15 seconds are none. */
async function newPage(): Promise<Page> {
  const page = await (await site.context()).newPage();
  await page.clock.install();
  return page;
}

const index = () => /\/search-index\S*\.json/;
const worker = () => scripts.worker;
const client = () => scripts.client;

/** What a search in the box meets, what its reader is told, and in which state the connection is. */
const SEARCH: {file: string; of: () => RegExp; fault: Fault; says: 'search.stalled' | 'search.failed'}[] = [
  {file: 'index', of: index, fault: 'silent', says: 'search.stalled'},
  {file: 'index', of: index, fault: 'half', says: 'search.stalled'},
  {file: 'index', of: index, fault: 'cut off', says: 'search.failed'},
  {file: 'index', of: index, fault: 'broken', says: 'search.failed'},
  {file: "worker's script", of: worker, fault: 'silent', says: 'search.stalled'},
  {file: "worker's script", of: worker, fault: 'half', says: 'search.stalled'},
  {file: "worker's script", of: worker, fault: 'empty', says: 'search.stalled'},
  {file: "worker's script", of: worker, fault: 'broken', says: 'search.failed'},
  {file: "client's script", of: client, fault: 'silent', says: 'search.stalled'},
  {file: "client's script", of: client, fault: 'half', says: 'search.stalled'},
  {file: "client's script", of: client, fault: 'empty', says: 'search.failed'},
  {file: "client's script", of: client, fault: 'broken', says: 'search.failed'},
  {file: "client's script", of: client, fault: 'refused', says: 'search.failed'},
];

describe.each(LANGUAGES)('$locale: what the reader is told', ({locale, prefix}) => {
  test.each(SEARCH)('search, $file $fault: $says, and the next try works', async ({of, fault, says}) => {
    const page = await newPage();
    await page.goto(proxy.url + prefix + PATH);
    await hydrated(page);
    proxy.fail(of(), fault);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kafka');
    await expect.poll(() => proxy.asked.some((path) => of().test(path))).toBe(true);
    const message = page.locator('.navbar p', {hasText: text(locale, says)});
    if (says === 'search.stalled') {
      await expect
        .poll(async () => {
          await page.clock.fastForward(STALL); // the worker is waited for from when the index is there
          return message.isVisible();
        })
        .toBe(true);
    }
    await message.waitFor();
    proxy.recover();
    await page.getByRole('button', {name: text(locale, 'search.retry')}).click();
    await page.locator('.navbar [role=option]').first().waitFor();
  });
});
