import {launch, type Browser, type Page} from 'puppeteer-core';
import {afterAll, afterEach, beforeAll, describe, expect, inject, test} from 'vitest';

import {findFirefox} from '../../tools/browser/firefox';
import {readPages} from '../../tools/content/readPages';
import {LANGUAGES, PATIENCE} from '../browser/support';
import {text} from '../browser/texts';
import {typicalOfEachKind} from '../browser/typicalPages';

// Playwright's Firefox is a build of its own; Puppeteer drives the one that readers have, over WebDriver BiDi.
const site = inject('site');
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  const executablePath = findFirefox();
  if (executablePath === undefined) {
    throw new Error(
      'The browser tests need Firefox; install it (Debian: firefox-esr) or set FIREFOX_PATH to its path.',
    );
  }
  browser = await launch({browser: 'firefox', executablePath, headless: true, timeout: PATIENCE});
});
afterAll(() => browser.close());
afterEach(async () => {
  await page.browserContext().close();
  expect(faults.splice(0)).toEqual([]);
});

async function open(path: string): Promise<void> {
  const context = await browser.createBrowserContext();
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({width: 1440, height: 900});
  page.on('pageerror', (error) => faults.push(`exception: ${String(error)}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  await visit(path);
}

async function visit(path: string): Promise<void> {
  await page.goto(site + path);
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove')); // what makes a page run its scripts
    return document.documentElement.dataset.hasHydrated === 'true';
  });
}

const pathname = (): string => new URL(page.url()).pathname;
const leadsTo = (path: string) =>
  page.waitForFunction((expected) => window.location.pathname === expected, {}, path).then(() => undefined);
const textOf = (selector: string): Promise<string> => page.$eval(selector, (element) => element.textContent ?? '');

describe.each(LANGUAGES)('in Firefox, in $locale,', ({locale, prefix}) => {
  const deploy = `${prefix}/v2/api-manager/deploy`;

  test('a page is read: sidebar, table of contents, link, back', async () => {
    await open(`${prefix}/v2/overview`);
    await page.click(`.theme-doc-sidebar-menu a[href="${prefix}/v2/overview"]`);
    await visit(deploy);
    const title = await textOf('article h1');
    await page.click('.toc-highlight[href="#states"]');
    await page.waitForFunction(() => window.location.hash === '#states');
    await page.waitForFunction(() => Math.abs(document.getElementById('states')!.getBoundingClientRect().top) < 150);
    await page.click('.pagination-nav__link--next');
    await page.waitForFunction((before) => document.querySelector('article h1')?.textContent !== before, {}, title);
    expect(pathname()).not.toBe(deploy);
    await page.goBack();
    await page.waitForFunction((before) => document.querySelector('article h1')?.textContent === before, {}, title);
  });

  test('Ctrl+K searches, Enter opens the first result', async () => {
    await open(`${prefix}/`);
    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    await page.keyboard.type('kafka');
    await page.waitForSelector('.navbar [role=listbox][aria-busy=false] [role=option]');
    const target = await page.$eval('.navbar [role=listbox][aria-busy=false] [role=option]', (option) =>
      option.getAttribute('href')!,
    );
    await page.keyboard.press('Enter');
    await leadsTo(target.replace(/#.*/, ''));
    await page.waitForFunction(() =>
      document.querySelector('article h1')?.textContent?.toLowerCase().includes('kafka'),
    );
  });

  test('the search page answers the query of its address', async () => {
    await open(`${prefix}/search?q=webhook`);
    await page.waitForSelector('main article a');
    expect(await page.$eval('main input[type=search]', (input) => input.value)).toBe('webhook');
  });

  test('the language switch leads to the same page, with query and anchor', async () => {
    await open(`${deploy}?from=test#states`);
    const other = prefix === '' ? 'pt-BR' : 'en';
    const href = `${prefix === '' ? '/pt-BR' : ''}/v2/api-manager/deploy?from=test#states`;
    await page.waitForSelector(`.navbar a[lang="${other}"][href="${href}"]`);
    await visit(href);
    expect(await page.$eval('html', (html) => html.lang)).toBe(other);
  });

  test('the generation menu leads to the page of the other generation, and stores the choice', async () => {
    await open(`${prefix}/workspace/editar-workspace`);
    const link = `.navbar .dropdown:has(.generation-dropdown) .dropdown__menu a[href="${prefix}/v2/admin/workspaces"]`;
    // The page may still move under a pointer that rests; until the menu is open, the pointer comes again.
    const openMenu = async (): Promise<boolean> => {
      await page.mouse.move(700, 450);
      await page.hover('.navbar .dropdown:has(.generation-dropdown)');
      return (await page.$(link))?.isVisible() ?? false;
    };
    await expect.poll(openMenu).toBe(true);
    await page.$eval(link, (element) => (element as HTMLElement).click());
    await leadsTo(`${prefix}/v2/admin/workspaces`);
    await page.waitForFunction(() => localStorage.getItem('docs-preferred-version-v2') === 'current');
  });

  test('a picture opens enlarged, by mouse and by key, and Escape closes it', async () => {
    await open(deploy);
    const opened = '.medium-zoom-image--opened';
    await page.waitForSelector('.markdown img.medium-zoom-image');
    for (const open of [
      () => page.click('.markdown img.medium-zoom-image'),
      async () => {
        await page.focus('.markdown img.medium-zoom-image');
        await page.keyboard.press('Enter');
      },
    ]) {
      await open();
      await page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, opened);
      await page.keyboard.press('Escape');
      await page.waitForSelector(opened, {hidden: true});
    }
  });

  test('the colour mode is switched and kept', async () => {
    await open(`${prefix}/`);
    await page.click('.navbar button[class*=toggleButton]');
    await page.waitForSelector('html[data-theme=dark]');
    await visit(`${prefix}/v2/overview`);
    await page.waitForSelector('html[data-theme=dark]');
  });

  test('the announcement is closed for good', async () => {
    await open(`${prefix}/`);
    await page.click(
      `.theme-announcement-bar button[aria-label="${text(locale, 'theme.AnnouncementBar.closeButtonAriaLabel')}"]`,
    );
    await page.waitForSelector('.theme-announcement-bar', {hidden: true});
    await visit(`${prefix}/v2/overview`);
    expect(await page.$('.theme-announcement-bar')).toBe(null);
  });
});

test('in Firefox, the policy refuses nothing on any kind of page, in print and in the playground', async () => {
  await open('/');
  for (const path of typicalOfEachKind(readPages(process.cwd()).pages, 'en')) {
    await visit(path);
  }
  await page.pdf();
  await visit('/v2/ipaas/engine/go-template');
  await page.click('[data-try=template]');
  await page.waitForSelector('.playground [data-state=done]');
  // Who leaves a page ends what it was fetching ahead.
  faults.push(...faults.splice(0).filter((fault) => !fault.startsWith('failed:')));
});

test('in Firefox, stylesheets give what their page says', async () => {
  await open('/v2/examples/soap-to-rest');
  await page.click('[data-try=xslt]');
  if (!(await page.evaluate(() => 'XSLTProcessor' in window))) {
    await page.waitForSelector('.playground__error'); // a later Firefox, which says so
    return;
  }
  for (const example of ['1', '0']) {
    await page.select('.playground__examples', example);
    await page.waitForSelector('.playground__result[data-as-stated=true]');
  }
});
