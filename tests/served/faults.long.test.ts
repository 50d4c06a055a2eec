import type {Locator, Page} from 'playwright-core';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

import {LOOK} from '../../src/loading/watchScripts';
import {askForScripts, hydrated, idle, LANGUAGES, shows, useSite} from '../browser/support';
import {text} from '../browser/texts';
import {type Fault, type FaultyProxy, startFaultyProxy} from './faultyProxy';

const site = useSite();
const PATH = '/v2/overview';
/** A page that the first one links to. */
const NEXT = '/v2/admin/workspaces';
/** An address without a page. */
const NOWHERE = '/v2/overveiw';
const EXAMPLES = '/v2/ipaas/engine/go-template';
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

/** Milliseconds within which a reader is told. */
const TOLD = 20_000;

/**
 * Has a reader tap something that needs a file with a fault, and waits for the message: by the reader's clock, which
 * stands still while the machine works, it comes within {@link TOLD}.
 *
 * @param isOfWorker the file is asked for by a worker, whose bytes the page does not hear of
 */
async function isTold(
  {page, heard}: CountingPage,
  {of, fault, isOfWorker = false}: {of: RegExp; fault: Fault; isOfWorker?: boolean},
  tap: () => Promise<void>,
  message: Locator,
): Promise<void> {
  const now = (): Promise<number> => page.evaluate(() => Date.now());
  proxy.fail(of, fault);
  await idle(page); // effects wait for the clock, too
  await page.clock.pauseAt((await now()) + 1000);
  const start = await now();
  await tap();
  const after = (time: number, isSo: () => Promise<boolean> | boolean) =>
    expect
      .poll(async () => {
        await page.clock.runFor(time);
        return isSo();
      })
      .toBe(true);
  await after(10, () => proxy.asked.some((path) => of.test(path)));
  await page.clock.runFor(LOOK);
  await page.waitForTimeout(1000); // what it looks at now and is there comes
  if (!isOfWorker && (fault === 'half' || fault === 'empty')) {
    await after(10, async () => (await heard(of)) > 0 || message.isVisible());
  }
  await page.clock.runFor(TOLD - LOOK - 1000);
  await after(50, () => message.isVisible());
  expect((await now()) - start).toBeLessThanOrEqual(TOLD);
  await page.clock.resume();
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
  {file: 'index', of: index, fault: 'refused', says: 'search.failed'}, // as by a blocker
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

const PAGE_SCRIPTS = /\/assets\/js\/(?!boot|main|runtime)[^/]+\.js$/;

/** What stops while a page is opened, a link is followed, or an example is tried, which the page's bar tells. */
const PAGES: {when: 'opening' | 'following' | 'trying'; file: string; of: RegExp; fault: Fault}[] = [
  {when: 'opening', file: 'HTML', of: /\/v2\/overview$/, fault: 'half'},
  {when: 'opening', file: 'HTML', of: /\/v2\/overview$/, fault: 'cut off'},
  {when: 'opening', file: 'style sheet', of: /\.css$/, fault: 'silent'},
  {when: 'opening', file: 'boot script', of: /\/boot\.\w+\.js$/, fault: 'silent'},
  {when: 'opening', file: 'main script', of: /\/main\.\w+\.js$/, fault: 'half'},
  {when: 'opening', file: "page's scripts", of: PAGE_SCRIPTS, fault: 'silent'},
  {when: 'following', file: "page's scripts", of: PAGE_SCRIPTS, fault: 'silent'},
  {when: 'following', file: 'HTML', of: /\/v2\/admin\/workspaces$/, fault: 'half'},
  {when: 'trying', file: "playground's scripts", of: PAGE_SCRIPTS, fault: 'silent'},
];

const DAY = 86_400_000;

/** What may be odd about a reader's machine; pages are read and used all the same. */
const MACHINES: {machine: string; prepare: (page: Page) => Promise<unknown>}[] = [
  {machine: 'a clock a day ahead', prepare: (page) => page.clock.install({time: Date.now() + DAY})},
  {machine: 'a clock a day behind', prepare: (page) => page.clock.install({time: Date.now() - DAY})},
  {machine: 'a machine translation', prepare: (page) => page.addInitScript(translateAll)},
  {machine: 'a blocker of all that is not a page, style or script', prepare: blockRest},
];

/** Puts other words, in elements of their own, in the place of all texts that come, as translating browsers do. */
function translateAll(): void {
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    texts
      .filter((each) => each.data.trim() !== '' && each.parentElement!.closest('font, script, style, input') === null)
      .forEach((each) => {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild!.textContent = each.data;
        each.replaceWith(font);
      });
  };
  document.addEventListener('DOMContentLoaded', () => {
    translate();
    new MutationObserver(translate).observe(document.body, {childList: true, characterData: true, subtree: true});
  });
}

async function blockRest(page: Page): Promise<void> {
  await page.route('**', (route) =>
    /document|stylesheet|script/.test(route.request().resourceType()) ? route.continue() : route.abort(),
  );
}

const TEMPLATE = {kind: 'template', path: EXAMPLES, says: 'playground.unavailable', done: '[data-state=done]'} as const;
const INTEGRATION = {
  kind: 'integration',
  path: '/v2/ipaas/components/logical/choice',
  says: 'playground.integration.missing',
  done: '.playground__picture',
} as const;
const ROUTE = {
  kind: 'route',
  path: '/v2/api-gateway/aqueduto-kong/routes',
  says: 'playground.request.unavailable',
  done: '.playground__runs',
} as const;
const POLICY = {...ROUTE, kind: 'policy', path: '/v2/api-manager/api-gateway-policy'} as const;
const JSONPATH = {
  kind: 'jsonpath',
  path: '/v2/ipaas/components/logical/data-transformation-no-code',
  says: 'playground.jsonpath.unavailable',
  done: '.playground__nodes',
} as const;

/** What a playground needs once it is open; what is told, and what shows that the next try works. */
const ENGINE: ((typeof TEMPLATE | typeof INTEGRATION | typeof ROUTE | typeof POLICY | typeof JSONPATH) & {
  file: string;
  of: RegExp;
  fault: Fault;
  isOfWorker?: true;
})[] = [
  {...TEMPLATE, file: "worker's script", of: /\/template-engine\./, fault: 'silent'},
  {...TEMPLATE, file: 'program', of: /\.gzip$/, fault: 'half', isOfWorker: true},
  {...TEMPLATE, file: 'program', of: /\.gzip$/, fault: 'broken'},
  {...INTEGRATION, file: 'schemas', of: /\/integration-/, fault: 'silent'},
  {...INTEGRATION, file: 'schemas', of: /\/integration-/, fault: 'half'},
  {...INTEGRATION, file: "layout's script", of: /\/layout\./, fault: 'silent'},
  {...INTEGRATION, file: "layout's script", of: /\/layout\./, fault: 'refused'},
  {...ROUTE, file: "worker's script", of: /\/routes\./, fault: 'silent'},
  {...POLICY, file: "worker's script", of: /\/policies\./, fault: 'silent'},
  {...JSONPATH, file: "worker's script", of: /\/jsonpath\./, fault: 'silent'},
];

/** Opens a page with a file that stalls, and waits for the message; runs its clock, as nobody taps anything. */
async function opensWith(page: Page, path: string, row: {of: RegExp; fault: Fault}, message: Locator): Promise<void> {
  proxy.fail(row.of, row.fault);
  await page.goto(proxy.url + path, {waitUntil: 'commit'});
  await expect
    .poll(async () => {
      await askForScripts(page);
      await page.clock.runFor(5000);
      return message.isVisible();
    })
    .toBe(true);
  expect(proxy.asked.some((each) => row.of.test(each))).toBe(true);
}

describe.each(LANGUAGES)('$locale: what the reader is told', ({locale, prefix}) => {
  test.each(PAGES)('$when, $file $fault: the page says so, and the next try works', async (row) => {
    const reader = await newCountingPage();
    const {page} = reader;
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
    const bar = page.locator('#load-failure', {hasText: text(locale, 'loading.stalled')});
    if (row.when === 'opening') {
      await opensWith(page, prefix + PATH, row, bar);
    } else {
      const isTrying = row.when === 'trying';
      await page.goto(proxy.url + prefix + (isTrying ? EXAMPLES : PATH));
      await hydrated(page);
      const link = `.theme-doc-sidebar-menu a[href$="${NEXT}"], main a[href$="${NEXT}"]`;
      const tapped = page.locator(isTrying ? '[data-try=template]' : link).first();
      await isTold(reader, row, () => tapped.evaluate((each) => (each as HTMLElement).click()), bar);
    }
    proxy.recover();
    await bar.getByRole('button', {name: text(locale, 'loading.retry')}).click();
    await bar.waitFor({state: 'detached'});
    await hydrated(page);
    if (row.when === 'following') {
      expect(new URL(page.url()).pathname).toBe(prefix + NEXT);
    }
  });

  test.each(ENGINE)('trying a $kind, $file $fault: the next try works', async ({kind, path, says, done, ...row}) => {
    const reader = await newCountingPage();
    const {page} = reader;
    await page.goto(proxy.url + prefix + path);
    await hydrated(page);
    const button = page.locator(`[data-try=${kind}]`).first();
    const message = page.locator('.playground [role=status]', {hasText: text(locale, says)});
    await isTold(reader, row, () => button.evaluate((each) => (each as HTMLElement).click()), message);
    proxy.recover();
    await page.getByRole('button', {name: text(locale, 'playground.retry')}).click();
    await page.locator(`.playground ${done}`).first().waitFor();
  });

  test.each(MACHINES)('with $machine pages are used as usual, without an error', async ({prepare}) => {
    const page = await (await site.context()).newPage();
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await prepare(page);
    await page.goto(site.url + prefix + PATH);
    await hydrated(page);
    await page.locator('.navbar button[class*=toggleButton]').click();
    await shows(page, 'dark');
    await page.locator('.theme-announcement-bar button').click();
    await page.locator('.theme-announcement-bar').waitFor({state: 'detached'});
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kafka');
    await page
      .locator('.navbar [role=option]')
      .or(page.getByRole('button', {name: text(locale, 'search.retry')}))
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page
      .locator(`a[href$="${NEXT}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await expect.poll(() => new URL(page.url()).pathname).toBe(prefix + NEXT);
    await page.locator('h1', {hasText: 'Workspaces'}).waitFor();
    expect(errors).toEqual([]);
  });

  test('a page whose end does not come says so, and the next try works', async () => {
    const page = await newPage();
    proxy.fail(/\/v2\/overview$/, 'broken');
    await page.goto(proxy.url + prefix + PATH);
    const bar = page.locator('#load-failure', {hasText: text(locale, 'loading.failed')});
    await bar.waitFor();
    proxy.recover();
    await bar.getByRole('button', {name: text(locale, 'loading.retry')}).click();
    await bar.waitFor({state: 'detached'});
    await page.locator('.footer').waitFor();
  });

  test.each(SEARCH)('search, $file $fault: $says, and the next try works', async ({of, fault, says}) => {
    const reader = await newCountingPage();
    const {page} = reader;
    await page.goto(proxy.url + prefix + PATH);
    await hydrated(page);
    const message = page.locator('.navbar p', {hasText: text(locale, says)});
    await isTold(reader, {of: of(), fault}, () => search(page), message);
    proxy.recover();
    await page.getByRole('button', {name: text(locale, 'search.retry')}).click();
    await page.locator('.navbar [role=option]').first().waitFor();
  });

  test.each<Fault>(['silent', 'half', 'empty', 'broken', 'refused'])(
    'not-found page, list of pages %s: the page says so, and the next try works',
    async (fault) => {
      const page = await newPage();
      const message = page.getByRole('status').filter({hasText: text(locale, 'notFound.missing')});
      await opensWith(page, prefix + NOWHERE, {of: /\/page-list\./, fault}, message);
      proxy.recover();
      await page.getByRole('button', {name: text(locale, 'search.retry')}).click();
      await page.locator(`main li a[href="${prefix}${PATH}"]`).waitFor();
      expect(await message.count()).toBe(0);
    },
  );
});

test('search: by the clock of the machine, too, a reader is told of a stall within 20 s', async () => {
  const page = await (await site.context()).newPage();
  await page.goto(proxy.url + PATH);
  await hydrated(page);
  proxy.fail(index(), 'silent');
  const start = performance.now();
  await search(page);
  await page.locator('.navbar p', {hasText: text('en', 'search.stalled')}).waitFor();
  await page.getByRole('button', {name: text('en', 'search.retry')}).waitFor();
  expect(performance.now() - start).toBeLessThanOrEqual(TOLD);
});

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kafka');
}

interface CountingPage {
  page: Page;
  heard: (file: RegExp) => Promise<number>;
}

/** A page that counts the parts of each file that its scripts hear of. */
async function newCountingPage(): Promise<CountingPage> {
  const page = await newPage();
  await page.addInitScript(() => {
    const heard: string[] = [];
    const get = window.fetch;
    const counting = async (...args: Parameters<typeof fetch>): Promise<Response> => {
      const response = await get(...args);
      const body = response.body!;
      const getReader = body.getReader.bind(body);
      body.getReader = () => {
        const reader = getReader();
        const read = reader.read.bind(reader);
        reader.read = () => read().finally(() => heard.push(response.url));
        return reader as never;
      };
      return response;
    };
    Object.assign(window, {heard, fetch: counting});
  });
  const heard = (): Promise<string[]> => page.evaluate(() => (window as unknown as {heard: string[]}).heard);
  return {page, heard: async (file) => (await heard()).filter((url) => file.test(new URL(url).pathname)).length};
}

const MAIN = /\/main\.\w+\.js$/;

/**
 * How often a part of a slow file comes, in ms: nine take far longer than silence may last. Time goes on by itself, too,
 * and on a busy machine a good deal of it.
 */
const PART = 6000;

test('a script that comes slowly is waited for, without a word', async () => {
  const {page, heard} = await newCountingPage();
  proxy.fail(MAIN, 'slow');
  await page.goto(proxy.url + PATH);
  await askForScripts(page);
  await expect.poll(() => proxy.asked.some((path) => path.includes('/main.'))).toBe(true);
  await page.clock.runFor(1000);
  for (let parts = 1; parts < 10; parts += 1) {
    await expect.poll(() => heard(MAIN)).toBeGreaterThanOrEqual(parts);
    await page.clock.runFor(PART);
    expect(await page.locator('#load-failure').count()).toBe(0);
    proxy.sendPart();
  }
  await hydrated(page);
  expect(await page.locator('#load-failure').count()).toBe(0);
});

test.each([
  {file: "worker's script", of: worker},
  {file: "client's script", of: client},
  {file: 'index', of: index},
])('search: $file that comes slowly is waited for, and how much has come is shown', async ({of}) => {
  const {page, heard} = await newCountingPage();
  await page.goto(proxy.url + PATH);
  await hydrated(page);
  proxy.fail(of(), 'slow');
  await search(page);
  await expect.poll(() => proxy.asked.some((path) => of().test(path))).toBe(true);
  await page.clock.runFor(1000);
  for (let parts = 1; parts < 10; parts += 1) {
    await expect.poll(() => heard(of())).toBeGreaterThanOrEqual(parts);
    if (parts > 1) {
      await page.locator('.navbar p', {hasText: /\d KB/}).waitFor(); // the first part may come before the question
    }
    await page.clock.runFor(PART);
    expect(await page.getByRole('button', {name: text('en', 'search.retry')}).count()).toBe(0);
    proxy.sendPart();
  }
  await page.locator('.navbar [role=option]').first().waitFor();
});
