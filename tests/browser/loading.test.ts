import type {Page, Route} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {askForScripts, hydrated, idle, LANGUAGES, PHONE, useSite} from './support';
import {text} from './texts';

const site = useSite();
const FROM = '/v2/overview';
/** A page that the first one links to. */
const NEXT = '/v2/admin/workspaces';
const TO = '/v2/api-manager/deploy';

/** Follows a link of the site as a reader does, without its content fetched ahead. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
      (a) => new URL(a.href).pathname === href,
    );
    link!.click();
  }, path);
}

/** A context that fetches nothing ahead, as for readers who save data, so that a navigation has to load. */
async function openSaving(path: string): Promise<Page> {
  const context = await site.context();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}, configurable: true});
  });
  const page = await context.newPage();
  await page.goto(site.url + path);
  await hydrated(page);
  return page;
}

describe('fetching ahead', () => {
  const prefetched = (page: Page) => page.locator('link[rel=prefetch]').count();
  /** Until the framework has been told which links are in view: an observer that is made later is called later. */
  const linksSeen = async (page: Page): Promise<void> => {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const observer = new IntersectionObserver((entries) => resolve(entries.length));
          document.querySelectorAll('a[href]').forEach((link) => observer.observe(link));
        }),
    );
    await idle(page);
  };

  test('pages of links in view are fetched ahead, by link elements, but none of another manual', async () => {
    const page = await site.open(FROM);
    await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
    await linksSeen(page);
    const scripts = await page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    const manuals = texts.flatMap((script) => [...script.matchAll(/"pluginId":"([\w-]+)"/g)].map(([, id]) => id));
    expect(new Set(manuals)).toEqual(new Set(['v2']));
  });

  test('from the home page, which leads to every manual, nothing is', async () => {
    const page = await site.open('/');
    await linksSeen(page);
    expect(await prefetched(page)).toBe(0);
  });

  test.each([
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
    {saveData: false, effectiveType: 'slow-2g'},
  ])('not with %o', async (connection) => {
    const context = await site.context();
    await context.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}),
      connection,
    );
    const page = await context.newPage();
    await page.goto(site.url + FROM);
    await hydrated(page);
    await linksSeen(page);
    expect(await prefetched(page)).toBe(0);
  });
});

describe('a route change', () => {
  test('shows a progress bar after 200 ms, without a spinner, and not before', async () => {
    const page = await openSaving(FROM);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.waitForRequest('**/assets/js/*.js'); // the bar's delay counts from before
    await follow(page, NEXT);
    await asked;
    await page.clock.runFor(199);
    expect(await page.locator('#nprogress').count()).toBe(0);
    await page.clock.runFor(1);
    await page.locator('#nprogress').waitFor({state: 'attached'});
    expect(await page.locator('#nprogress .spinner').count()).toBe(0);
    await expect.poll(() => page.locator('article h1').textContent()).toBe('Platform overview'); // until the next page is there
    release();
    await page.clock.resume();
    await page.waitForURL(`**${NEXT}`);
    await page.locator('#nprogress').waitFor({state: 'detached'});
  });

  test('scrolls to the top, or to the anchor', async () => {
    const page = await site.open(FROM);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await follow(page, NEXT);
    await page.waitForURL(`**${NEXT}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goto(`${site.url}${TO}#states`);
    await hydrated(page);
    await expect
      .poll(() => page.locator('#states').evaluate((h) => Math.abs(h.getBoundingClientRect().top) < 150))
      .toBe(true);
  });

  test('whose files are missing loads the whole page', async () => {
    const page = await openSaving(FROM);
    let fail = true;
    page.on('request', (request) => {
      fail &&= !request.isNavigationRequest();
    });
    await page.route('**/assets/js/*.js', (route) => (fail ? route.abort() : route.continue()));
    const loaded = page.waitForEvent('load');
    await follow(page, NEXT);
    await loaded;
    await expect.poll(() => new URL(page.url()).pathname).toBe(NEXT);
  });
});

/** Makes the page's own content module export what `source` says (webpack's chunk format). */
async function replaceContent(route: Route, source: string): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  const [pushed] = /^[\s\S]*?\.push\(\[\[[^\]]*\],\{/.exec(body) ?? [];
  // Pictures of the page are modules of the chunk too: the page is the one that exports its title.
  const [, id] = [...body.slice(0, body.indexOf('contentTitle:')).matchAll(/[{},](\d+)[(:]/g)].at(-1) ?? [];
  await route.fulfill({response, body: `${pushed}${id}:(e,t,n)=>{${source}}}]);`});
}

describe.each(LANGUAGES)('what can go wrong, in $locale', ({locale, prefix}) => {
  test('a page whose files cannot be loaded shows the error and a Retry button that loads it again', async () => {
    const context = await site.context();
    const page = await context.newPage();
    let fail = true;
    const shell = /\/(boot|main|runtime~main)\.[0-9a-f]+\.js/;
    await context.route('**/assets/js/*.js', (route) =>
      fail && !shell.test(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.goto(`${site.url}${prefix}${TO}`);
    await askForScripts(page);
    const failure = page.getByRole('alert');
    await failure.waitFor();
    await expect.poll(() => failure.textContent()).toContain(text(locale, 'loading.failed'));
    await expect.poll(() => page.locator('article h1').count()).toBe(1); // the text stays readable
    fail = false;
    await failure.getByRole('button', {name: text(locale, 'loading.retry')}).click();
    await hydrated(page);
    await page.getByRole('alert').waitFor({state: 'detached'});
  });

  test('a page that crashes has its own title, the messages of the error and its causes, and "Try again", which renders it again', async () => {
    const context = await site.context();
    const page = await context.newPage();
    const content = await contentChunk(prefix + TO);
    await context.route(content, (route) =>
      replaceContent(
        route,
        'const C=()=>{if(!window.mended)throw new Error("the pipe burst",{cause:new Error("frost")});return "mended"};C.frontMatter={};n.d(t,{default:()=>C,metadata:()=>({id:"x",source:"@site/docs/v2/x.md",title:"x",permalink:"/x",frontMatter:{},tags:[],editUrl:null}),frontMatter:()=>({}),assets:()=>({}),contentTitle:()=>undefined,toc:()=>[]})',
      ),
    );
    await page.goto(`${site.url}${prefix}${TO}`);
    await askForScripts(page);
    await page
      .getByRole('heading', {level: 1, name: text(locale, 'theme.ErrorPageContent.title'), exact: true})
      .waitFor();
    await expect.poll(() => page.title()).toContain(text(locale, 'pageError.title'));
    expect(await page.locator('main p').allTextContents()).toEqual([
      'the pipe burst',
      text(locale, 'pageError.cause'),
      'frost',
    ]);
    await page.evaluate(() => Object.assign(window, {mended: true}));
    await page.getByRole('button', {name: text(locale, 'theme.ErrorPageContent.tryAgain')}).click();
    await page.locator('.theme-doc-markdown', {hasText: 'mended'}).waitFor();
  });

  test('a page module without a default export says that nothing can be rendered', async () => {
    const context = await site.context();
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('console', (message) => messages.push(message.text()));
    await context.route(await contentChunk(prefix + TO), (route) => replaceContent(route, 'n.d(t,{toc:()=>[]})'));
    await page.goto(`${site.url}${prefix}${TO}`);
    await askForScripts(page);
    await expect
      .poll(async () => messages.join('\n') + (await page.locator('body').textContent()))
      .toMatch(/impossible to render anything/);
  });

  test('under a wrong base address a banner says so and suggests another', async () => {
    const context = await site.context();
    const page = await context.newPage();
    await context.route('**/assets/**', (route) => route.abort());
    await page.goto(`${site.url}${prefix}/`);
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await banner.waitFor();
    await expect.poll(() => banner.textContent()).toContain(text(locale, 'baseUrlBanner.title'));
    await expect.poll(() => banner.locator('p').last().textContent()).toContain(`${prefix}/`);
  });

  test('without scripts the whole content, the sidebar and the language links are there', async () => {
    const page = await site.open(`${prefix}${TO}`, {javaScriptEnabled: false});
    await expect.poll(() => page.locator('article h2').count()).toBeGreaterThan(3);
    await expect.poll(() => page.locator('.theme-doc-sidebar-menu a').count()).toBeGreaterThan(3);
    expect(await page.locator('.markdown img[role=button]').count()).toBe(0);
    await page
      .locator('.theme-doc-sidebar-menu a', {
        hasText: prefix === '' ? 'Platform overview' : 'Visão geral da plataforma',
      })
      .click();
    await page.waitForURL(`**${prefix}${FROM}`);
    await expect
      .poll(() =>
        page.locator('.navbar .dropdown a[lang]').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
      )
      .toEqual([FROM, `/pt-BR${FROM}`]);
  });

  test('without scripts a phone has the sidebar and the language links in the page', async () => {
    const page = await site.open(`${prefix}${TO}`, {javaScriptEnabled: false, viewport: PHONE});
    await page
      .locator('.theme-doc-sidebar-menu a', {
        hasText: prefix === '' ? 'Platform overview' : 'Visão geral da plataforma',
      })
      .click();
    await page.waitForURL(`**${prefix}${FROM}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const other = prefix === '' ? 'pt-BR' : 'en';
    await page.locator(`.navbar .dropdown a[lang="${other}"]`).click();
    await page.waitForURL(`**${prefix === '' ? '/pt-BR' : ''}${FROM}`);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other);
  });

  /** Address of the chunk that holds a page's text. */
  async function contentChunk(path: string): Promise<string> {
    const chunks = async (address: string) => {
      const page = await site.open(address);
      const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
      return urls.filter((url) => /assets\/js\/.*\.js$/.test(url));
    };
    const loaded = await Promise.all(
      (await chunks(path)).map(async (url) => ({url, body: await (await fetch(url)).text()})),
    );
    const found = loaded.find(({body}) => body.includes('contentTitle') && body.includes('"api-manager/deploy"'));
    if (found === undefined) {
      throw new Error(`No content chunk found for ${path}`);
    }
    return found.url;
  }
});
