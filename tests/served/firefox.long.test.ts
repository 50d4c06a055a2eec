import type {Page} from 'puppeteer-core';
import {afterEach, describe, expect, inject, test} from 'vitest';

import {readPages} from '../../tools/content/readPages';
import {LANGUAGES} from '../browser/support';
import {text} from '../browser/texts';
import {typicalOfEachKind} from '../browser/typicalPages';
import {hydratedFirefox, searchInFirefox, useFirefox} from './useFirefox';

const site = inject('site');
const newPage = useFirefox();
let page: Page;
const faults: string[] = [];

afterEach(() => expect(faults.splice(0)).toEqual([]));

async function open(path: string): Promise<void> {
  page = await newPage();
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
  await hydratedFirefox(page);
}

const pathname = (): string => new URL(page.url()).pathname;
const leadsTo = (path: string) =>
  page.waitForFunction((expected) => window.location.pathname === expected, {}, path).then(() => undefined);
const textOf = (selector: string): Promise<string> => page.$eval(selector, (element) => element.textContent ?? '');

const PICTURE = '.markdown img[data-enlarges]';
const OPENED = '.medium-zoom-image--opened';
const MENU = '.navbar .dropdown:has(.generation-dropdown)';
const OPTION = '.navbar [role=listbox][aria-busy=false] [role=option]';

async function enlarge(open: () => Promise<void>): Promise<void> {
  await page.waitForSelector(PICTURE);
  await open();
  await page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, OPENED);
  await page.keyboard.press('Escape');
  await page.waitForSelector(OPENED, {hidden: true});
}

/** The page may still move under a pointer that rests; until the menu is open, the pointer comes again. */
async function openMenu(link: string): Promise<void> {
  const isOpen = async (): Promise<boolean> => {
    await page.mouse.move(700, 450);
    await page.hover(MENU);
    return (await page.$(link))?.isVisible() ?? false;
  };
  await expect.poll(isOpen).toBe(true);
}

/** What readers use on any page. */
async function useTools(): Promise<void> {
  await page.click('.navbar button[class*=toggleButton]');
  await page.waitForSelector('html[data-theme=dark]');
  await page.click('.navbar button[class*=toggleButton]');
  await page.waitForSelector('html[data-theme=light]');
  if ((await page.$('.markdown img')) !== null) {
    await enlarge(() => page.click(PICTURE));
  }
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'})); // the navbar may be hidden
  await openMenu(`${MENU} .dropdown__menu a`);
  await page.pdf();
  await searchInFirefox(page, 'kafka');
  await page.waitForSelector(OPTION);
}

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
    await searchInFirefox(page, 'kafka');
    await page.waitForSelector(OPTION);
    const target = await page.$eval(OPTION, (option) => option.getAttribute('href')!);
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
    const link = `${MENU} .dropdown__menu a[href="${prefix}/v2/admin/workspaces"]`;
    await openMenu(link);
    await page.$eval(link, (element) => (element as HTMLElement).click());
    await leadsTo(`${prefix}/v2/admin/workspaces`);
    await page.waitForFunction(() => localStorage.getItem('docs-preferred-version-v2') === 'current');
  });

  test('a picture opens enlarged, by mouse and by key, and Escape closes it', async () => {
    await open(deploy);
    await enlarge(() => page.click(PICTURE));
    await enlarge(async () => {
      await page.focus(PICTURE);
      await page.keyboard.press('Enter');
    });
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

describe('in Firefox, the policy refuses nothing', () => {
  // Who leaves a page ends what it was fetching ahead.
  const dropEnded = (): void => void faults.push(...faults.splice(0).filter((fault) => !fault.startsWith('failed:')));

  test.each(typicalOfEachKind(readPages(process.cwd()).pages, 'en'))('on %s, whatever is used there', async (path) => {
    await open(path);
    await useTools();
    dropEnded();
  });

  test('in the playground', async () => {
    await open('/v2/ipaas/engine/go-template');
    await page.click('[data-try=template]');
    await page.waitForSelector('.playground [data-state=done]');
    dropEnded();
  });
});

test('in Firefox, stylesheets give what their page says', async () => {
  await open('/v2/examples/soap-to-rest');
  await page.click('[data-try=xslt]');
  if (!(await page.evaluate(() => 'XSLTProcessor' in window))) {
    await page.waitForSelector('.playground__error'); // a later Firefox, which says so
    return;
  }
  await page.waitForSelector('.playground__examples');
  for (const example of ['1', '0']) {
    await page.select('.playground__examples', example);
    await page.waitForSelector('.playground__result[data-as-stated=true]');
  }
});
