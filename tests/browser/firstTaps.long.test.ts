import type {BrowserContextOptions, Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {collectFaults, hydrated, idle, LANGUAGES, PHONE, shows, useSite} from './support';
import {text} from './texts';
import {opened} from './zoomable';

// Taps before the framework runs: its scripts are held back until a test releases them, so that what answers is the page
// itself. After the release nothing may be lost, and nothing done twice.
const site = useSite();
const PAGE = '/v2/api-manager/deploy';

interface Held {
  page: Page;
  /** Lets the scripts come, and waits until React has taken the page over. */
  release: () => Promise<void>;
}

async function openHeld(path: string, options?: BrowserContextOptions): Promise<Held> {
  const context = await site.context(options);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/assets\/js\/(?!boot)/, async (route) => {
    await held;
    await route.continue();
  });
  const page = await context.newPage();
  const faults = collectFaults(page);
  await page.goto(site.url + path);
  return {
    page,
    release: async () => {
      release();
      await hydrated(page);
      await idle(page);
      expect(faults).toEqual([]);
    },
  };
}

test('a page that nobody touches runs nothing but its boot script', async () => {
  const page = await (await site.context()).newPage();
  await page.goto(site.url + PAGE);
  await idle(page);
  expect(
    await page.locator('script[src]').evaluateAll((all) => all.map((script) => script.getAttribute('src'))),
  ).toEqual([expect.stringMatching(/^\/assets\/js\/boot\.\w+\.js$/)]);
  await expect.poll(() => page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
  await page.mouse.move(200, 200);
  await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
});

describe.each(LANGUAGES)('before the framework, in $locale', ({locale, prefix}) => {
  const other = locale === 'en' ? {lang: 'pt-BR', prefix: '/pt-BR'} : {lang: 'en', prefix: ''};

  test('the colour mode switches, is stored, and switches back afterwards', async () => {
    const {page, release} = await openHeld(prefix + PAGE);
    const button = page.locator('.navbar button[class*=toggleButton]');
    await button.click();
    await shows(page, 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await release();
    await shows(page, 'dark');
    await button.click();
    await shows(page, 'light');
  });

  test('the announcement closes for good', async () => {
    const {page, release} = await openHeld(prefix + PAGE);
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button').click();
    await bar.waitFor({state: 'hidden'});
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
    await release();
    await bar.waitFor({state: 'detached'});
    await page.goto(site.url + prefix + PAGE);
    await hydrated(page);
    expect(await bar.count()).toBe(0);
  });

  test('the drawer opens at the page as a dialog, and React’s takes its place', async () => {
    const {page, release} = await openHeld(prefix + PAGE, {viewport: PHONE});
    const drawer = page.locator('.boot-drawer');
    await page.locator('.navbar__toggle').click();
    const dialog = page.getByRole('dialog', {name: text(locale, 'drawer.label')});
    const current = dialog.locator('.theme-doc-sidebar-menu [aria-current=page]').last();
    expect(await dialog.evaluate((element) => element === document.activeElement)).toBe(true);
    await current.waitFor();
    await expect
      .poll(() => dialog.locator('.navbar-sidebar__back').textContent())
      .toBe(text(locale, 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel'));
    await release();
    await drawer.waitFor({state: 'detached'});
    await current.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await dialog.getByRole('button', {name: text(locale, 'theme.docs.sidebar.closeSidebarButtonAriaLabel')}).click();
    await page.locator('.navbar-sidebar').waitFor({state: 'hidden'});
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).not.toBe('hidden');
    expect(await page.locator('[inert]:not(.navbar-sidebar__item)').count()).toBe(0);
  });

  test('the drawer closes, and leads to the other language from its main menu', async () => {
    const {page} = await openHeld(`${prefix}${PAGE}#states`, {viewport: PHONE});
    const drawer = page.locator('.boot-drawer');
    const toggle = page.locator('.navbar__toggle');
    await toggle.click();
    await drawer.getByRole('button', {name: text(locale, 'theme.docs.sidebar.closeSidebarButtonAriaLabel')}).click();
    expect(await drawer.count()).toBe(0);
    await toggle.click();
    await page.keyboard.press('Escape');
    expect(await drawer.count()).toBe(0);
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
    await toggle.click();
    await drawer.locator('.navbar-sidebar__back').click();
    await drawer.locator(`a[lang="${other.lang}"]`).click();
    await page.waitForURL(`**${other.prefix}${PAGE}#states`);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other.lang);
  });

  test('the version menu opens by key and stays open; its link stores the choice', async () => {
    const {page, release} = await openHeld(`${prefix}/workspace/editar-workspace`);
    const button = page.locator('.navbar button.generation-dropdown');
    const link = page.locator(`.generation-dropdown + ul a[href="${prefix}/v2/admin/workspaces"]`);
    await button.press('ArrowDown');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await link.waitFor({state: 'hidden'});
    await page.keyboard.press('Enter');
    await link.waitFor({state: 'visible'});
    await release();
    await link.waitFor({state: 'visible'});
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await button.press('Enter');
    await link.waitFor({state: 'hidden'});
  });

  test('a link of the version menu stores the choice', async () => {
    const {page} = await openHeld(`${prefix}/workspace/editar-workspace`);
    await page.locator('.navbar button.generation-dropdown').click();
    await page.locator(`.generation-dropdown + ul a[href="${prefix}/v2/admin/workspaces"]`).click();
    await page.waitForURL(`**${prefix}/v2/admin/workspaces`);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-v2'))).toBe('current');
  });

  test('the language menu leads to the same place', async () => {
    const {page} = await openHeld(`${prefix}${PAGE}#states`);
    const menu = page.locator('.navbar .dropdown:has(a[lang])');
    await menu.locator('button').click();
    await menu.locator(`a[lang="${other.lang}"]`).click();
    await page.waitForURL(`**${other.prefix}${PAGE}#states`);
  });

  test('the table of contents of a phone opens, and closes afterwards', async () => {
    const {page, release} = await openHeld(prefix + PAGE, {viewport: PHONE});
    const button = page.locator('.theme-doc-toc-mobile > summary');
    const link = page.locator('.theme-doc-toc-mobile a').first();
    expect(await link.isVisible()).toBe(false);
    await button.click();
    await link.waitFor({state: 'visible'});
    await release();
    await expect.poll(() => link.isVisible()).toBe(true);
    await button.click();
    await link.waitFor({state: 'hidden'});
  });

  test('it opens without scripts, too', async () => {
    const page = await site.open(prefix + PAGE, {viewport: PHONE, javaScriptEnabled: false});
    await page.locator('.theme-doc-toc-mobile > summary').click();
    await page.locator('.theme-doc-toc-mobile a').first().waitFor({state: 'visible'});
  });

  test('the page and the link of a heading are copied', async () => {
    const {page} = await openHeld(prefix + PAGE, {permissions: ['clipboard-read', 'clipboard-write']});
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    const said = (id: string) => page.getByRole('status').filter({hasText: text(locale, id)});
    await page.getByRole('button', {name: text(locale, 'pageTools.copy')}).click();
    await said('pageTools.copied').waitFor();
    expect(await copied()).toBe(await (await fetch(`${site.url}${prefix}${PAGE}.md`)).text());
    const heading = page.locator('#states');
    await heading.hover();
    await heading.locator('.hash-link').click();
    await said('copyLink.done').waitFor();
    expect(await copied()).toBe(`${site.url}${prefix}${PAGE}#states`);
    expect(new URL(page.url()).hash).toBe('#states');
  });

  test('code is copied, and has one button afterwards', async () => {
    const {page, release} = await openHeld(prefix + PAGE, {permissions: ['clipboard-read', 'clipboard-write']});
    const block = page.locator('article .theme-code-block').first();
    await block.hover();
    const copied = block.locator('.boot-copy[data-copied]');
    await block.getByRole('button', {name: text(locale, 'theme.CodeBlock.copyButtonAriaLabel')}).click();
    await copied.waitFor();
    await expect.poll(() => copied.getAttribute('aria-label')).toBe(text(locale, 'theme.CodeBlock.copied'));
    const lines = await block.locator('.token-line').allTextContents();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'));
    await release();
    await expect
      .poll(() => block.getByRole('button', {name: text(locale, 'theme.CodeBlock.copyButtonAriaLabel')}).count())
      .toBe(1);
    expect(await page.locator('.boot-copy').count()).toBe(0);
  });

  test('a link leads on', async () => {
    const {page} = await openHeld(prefix + PAGE);
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== prefix + PAGE);
    await expect.poll(() => page.locator('article h1').count()).toBe(1);
  });

  test('what is typed into the search stays, and is found', async () => {
    const {page, release} = await openHeld(prefix + PAGE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kafka');
    await release();
    await expect.poll(() => page.locator('.navbar input').inputValue()).toBe('kafka');
    await page.locator('.navbar [role=listbox] [role=option]').first().waitFor();
  });

  test('Enter in the search leads to all results', async () => {
    const {page} = await openHeld(prefix + PAGE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kafka');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${prefix}/search/?q=kafka`, {waitUntil: 'commit'});
  });

  test('a section of the sidebar opens once, however often it was clicked', async () => {
    const {page, release} = await openHeld(`${prefix}/v2/overview`);
    const section = page.locator('.theme-doc-sidebar-item-category-level-1').first();
    await section.locator('.menu__caret').click();
    await section.locator('.menu__caret[data-pending]').click();
    await release();
    await section.locator('ul a').first().waitFor();
    expect(await page.locator('[data-pending]').count()).toBe(0);
  });

  test('a picture is enlarged as soon as the zoom is there', async () => {
    const {page, release} = await openHeld(`${prefix}/v2/overview`);
    await page.locator('.markdown img').first().click();
    await release();
    await page.locator('.medium-zoom-image--opened').waitFor();
  });

  test('a picture stays enlarged where the zoom is set up slowly: it is set up twice', async () => {
    const context = await site.context();
    await context.addInitScript(setUpSlowly);
    const page = await context.newPage();
    await page.goto(`${site.url}${prefix}/v2/overview`);
    await page.evaluate(() =>
      document.addEventListener('medium-zoom:close', () => (document.body.dataset.closed = ''), true),
    );
    await page.locator('.markdown img').first().click();
    await page.locator('.markdown img.medium-zoom-image').first().waitFor();
    await page.locator('.markdown img').first().click();
    await opened(page);
    expect(await page.locator('[data-pending]').count()).toBe(0);
    expect(await page.locator('body[data-closed]').count()).toBe(0);
  });
});

/** What is due in a second comes in a second, the next in two, and so on. Runs in the page. */
function setUpSlowly(): void {
  const later = window.setTimeout;
  let seconds = 0;
  const slowly = (act: TimerHandler, delay = 0, ...rest: unknown[]): number =>
    later(act, delay === 1000 ? 1000 * (seconds += 1) : delay, ...rest);
  window.setTimeout = slowly as typeof window.setTimeout;
}
