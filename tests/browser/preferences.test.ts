import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {chooseInMenu, hydrated, LANGUAGES, shows, useSite} from './support';
import {text} from './texts';

const site = useSite();

const ANNOUNCEMENTS: Record<string, string> = {
  en: 'Support for v1 ends on June 30, 2026. Start with v2',
  'pt-BR': 'O suporte à v1 termina em 30 de junho de 2026. Comece pela v2',
};

describe.each(LANGUAGES)('settings in $locale', ({locale, prefix}) => {
  test('the announcement names the end of v1 support and can be closed for good', async () => {
    const page = await site.open(`${prefix}/`);
    const bar = page.locator('.theme-announcement-bar');
    await expect.poll(() => bar.textContent()).toContain(ANNOUNCEMENTS[locale]);
    await expect.poll(() => bar.locator('a').getAttribute('href')).toBe(`${prefix}/v2/overview`);
    await bar.getByRole('button', {name: text(locale, 'theme.AnnouncementBar.closeButtonAriaLabel')}).click();
    await bar.waitFor({state: 'detached'});
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
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
    await shows(page, 'light'); // the default, whatever the system prefers
    const other = await page.context().newPage();
    await other.goto(`${site.url}${prefix}/v2/overview`);
    await hydrated(other);
    await page.locator('.navbar button[class*=toggleButton]').click();
    await shows(page, 'dark');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await shows(other, 'dark');
    await page.reload();
    await shows(page, 'dark');
  });

  test('the version menu leads to the same page of the other generation and back, and stores the choice', async () => {
    const page = await site.open(`${prefix}/workspace/editar-workspace`);
    const menu = page.locator('.navbar .dropdown', {has: page.locator('.generation-dropdown')});
    const choose = async (path: string) => {
      await chooseInMenu(menu, menu.locator(`.dropdown__menu a[href="${prefix}${path}"]`));
      await page.waitForURL(`**${prefix}${path}`);
    };
    const stored = (plugin: string) =>
      page.evaluate((key) => localStorage.getItem(key), `docs-preferred-version-${plugin}`);
    await choose('/v2/admin/workspaces');
    await expect.poll(() => stored('v2')).toBe('current');
    await choose('/workspace/');
    await expect.poll(() => stored('v1')).toBe('current');
    // The last choice holds where neither generation is shown, also when both were chosen once.
    await page.locator('.navbar__brand').click();
    await page.waitForURL(`**${prefix}/`);
    const label = text(locale, 'generationDropdown.label', {generation: 'v1'});
    await expect.poll(() => page.locator('.navbar .generation-dropdown').textContent()).toBe(label);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.locator('.navbar .generation-dropdown').textContent()).toBe(label);
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
async function useSettings(page: Page): Promise<{faults: string[]; warnings: string[]}> {
  const warnings: string[] = [];
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(`${site.url}/v2/admin/workspaces`);
  await hydrated(page);
  await page.locator('.navbar button[class*=toggleButton]').click();
  await shows(page, 'dark');
  await page.locator('.theme-announcement-bar button').click();
  const menu = page.locator('.navbar .dropdown', {has: page.locator('.generation-dropdown')});
  await chooseInMenu(menu, menu.locator('.dropdown__menu a[href="/workspace/"]'));
  await page.waitForURL('**/workspace/');
  await page.locator('.theme-doc-sidebar-menu a[href="/visao-geral/"]').waitFor();
  await page.locator('.navbar__brand').click();
  await page.waitForURL(`${site.url}/`);
  await expect.poll(() => menu.locator('.generation-dropdown').textContent()).toBe('Version: v1');
  expect(await page.locator('.theme-announcement-bar').count()).toBe(0);
  await shows(page, 'dark');
  return {faults, warnings};
}

test('with storage blocked everything works until the reader leaves, and the console says so', async () => {
  const context = await site.context();
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true, // as in browsers
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const {faults, warnings} = await useSettings(await context.newPage());
  expect(faults).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/storage is not available/i)]);
});

test.each(['getItem', 'setItem', 'removeItem'])('storage whose %s throws leaves everything working', async (method) => {
  const context = await site.context();
  await context.addInitScript((name) => {
    Storage.prototype[name as 'getItem'] = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  }, method);
  const {faults, warnings} = await useSettings(await context.newPage());
  expect(faults).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/storage is not available/i)]);
});
