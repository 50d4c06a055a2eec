import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {hydrated, LANGUAGES, useSite} from './support';
import {text} from './texts';

const site = useSite();

describe.each(LANGUAGES)('settings in $locale', ({locale, prefix}) => {
  test('the announcement names the end of v1 support and can be closed for good', async () => {
    const page = await site.open(`${prefix}/`);
    const bar = page.locator('.theme-announcement-bar');
    expect(await bar.textContent()).toContain('2026-06-30');
    expect(await bar.locator('a').textContent()).toBe(text(locale, 'announcement.v1Support.link'));
    await bar.getByRole('button', {name: text(locale, 'theme.AnnouncementBar.closeButtonAriaLabel')}).click();
    expect(await bar.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
    await page.reload();
    await hydrated(page);
    expect(await page.locator('.theme-announcement-bar:visible').count()).toBe(0);
  });

  test('a changed announcement id shows it again', async () => {
    const context = await site.context();
    await context.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    const page = await context.newPage();
    await page.goto(`${site.url}${prefix}/`);
    await hydrated(page);
    await page.locator('.theme-announcement-bar').waitFor({state: 'visible'});
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false');
  });

  test('the colour mode is switched, kept, and followed by other tabs', async () => {
    const page = await site.open(`${prefix}/`, {colorScheme: 'dark'});
    const theme = (p = page) => p.locator('html').getAttribute('data-theme');
    expect(await theme()).toBe('light'); // the default, whatever the system prefers
    const other = await page.context().newPage();
    await other.goto(`${site.url}${prefix}/v2/overview`);
    await hydrated(other);
    await page.locator('.navbar button[class*=toggleButton]').click();
    expect(await theme()).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await expect.poll(() => theme(other)).toBe('dark');
    await page.reload();
    expect(await theme()).toBe('dark');
  });

  test('the version menu leads to the same page of the other generation and back, and stores the choice', async () => {
    const page = await site.open(`${prefix}/workspace/editar-workspace`);
    const menu = page.locator('.navbar .dropdown', {has: page.locator('.generation-dropdown')});
    const choose = async (path: string) => {
      await menu.hover();
      await menu.locator(`.dropdown__menu a[href="${prefix}${path}"]`).click();
      await page.waitForURL(`**${prefix}${path}`);
      await page.mouse.move(700, 700);
    };
    const stored = (plugin: string) =>
      page.evaluate((key) => localStorage.getItem(key), `docs-preferred-version-${plugin}`);
    await choose('/v2/admin/workspaces');
    expect(await stored('v2')).toBe('current');
    await choose('/workspace/');
    expect(await stored('v1')).toBe('current');
  });
});

test('a stored version that is gone is cleared', async () => {
  const context = await site.context();
  await context.addInitScript(() => localStorage.setItem('docs-preferred-version-v2', '9.9'));
  const page = await context.newPage();
  await page.goto(`${site.url}/`);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-v2'))).toBe(null);
});

/** Uses what is remembered: colour mode, announcement, generation. All of it works until the reader leaves. */
async function useSettings(page: Page, path: string): Promise<{exceptions: string[]; warnings: string[]}> {
  const warnings: string[] = [];
  const exceptions: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('pageerror', (error) => exceptions.push(error.message));
  await page.goto(site.url + path);
  await hydrated(page);
  await page.locator('.navbar button[class*=toggleButton]').click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.locator('.theme-announcement-bar button').click();
  expect(await page.locator('.theme-announcement-bar').count()).toBe(0);
  await page.locator('[data-generation-note] a').click();
  await page.waitForURL('**/v2/admin/workspaces');
  return {exceptions, warnings};
}

test('with storage blocked everything works until the reader leaves, and the console says so', async () => {
  const context = await site.context();
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const {exceptions, warnings} = await useSettings(await context.newPage(), '/workspace/');
  expect(exceptions).toEqual([]);
  expect(warnings.join('\n')).toMatch(/storage/i);
});

test.each(['getItem', 'setItem', 'removeItem'])('storage whose %s throws leaves everything working', async (method) => {
  const context = await site.context();
  await context.addInitScript((name) => {
    Storage.prototype[name as 'getItem'] = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  }, method);
  const {exceptions} = await useSettings(await context.newPage(), '/workspace/editar-workspace');
  expect(exceptions).toEqual([]);
});
