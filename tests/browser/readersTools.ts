import type {Page} from 'playwright-core';
import {expect} from 'vitest';

import {DESKTOP, PHONE, shows} from './support';
import {openPicture, OPENED} from './zoomable';

/** Uses what readers use on any page: picture, color mode, menus, print, search. The page stays as it was, but for the query. */
export async function useTools(page: Page): Promise<void> {
  await enlarge(page);
  await switchColors(page);
  await openMenus(page);
  await page.pdf();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kafka');
  await page.locator('.navbar [role=listbox][aria-busy=false] [role=option]').first().waitFor();
}

async function enlarge(page: Page): Promise<void> {
  if ((await page.locator('.markdown img').count()) > 0) {
    await page.locator('.markdown img[data-enlarges]').first().waitFor();
    await openPicture(page);
    await page.keyboard.press('Escape');
    await page.locator(OPENED).waitFor({state: 'detached'});
  }
}

async function switchColors(page: Page): Promise<void> {
  const themes = ['dark', 'light'] as const;
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  for (const theme of isDark ? themes.toReversed() : themes) {
    await page.locator('.navbar button[class*=toggleButton]').click();
    await shows(page, theme);
  }
}

/** That of the generations under the pointer, and the drawer of phones. */
async function openMenus(page: Page): Promise<void> {
  const menu = page.locator('.navbar .dropdown:has(.generation-dropdown)');
  const isOpen = async (): Promise<boolean> => {
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'})); // the navbar may be hidden
    await page.mouse.move(DESKTOP.width / 2, DESKTOP.height / 2);
    await menu.hover();
    return menu.locator('.dropdown__menu a').first().isVisible();
  };
  await expect.poll(isOpen).toBe(true);
  await page.mouse.move(DESKTOP.width / 2, DESKTOP.height / 2);
  await page.setViewportSize(PHONE);
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar__close').click();
  await page.locator('.navbar-sidebar--show').waitFor({state: 'detached'});
  await page.setViewportSize(DESKTOP);
}
