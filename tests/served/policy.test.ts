import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {chooseInMenu, hydrated, LANGUAGES, shows, useSite} from '../browser/support';
import {openPicture, OPENED} from '../browser/zoomable';

const site = useSite();

/** A page that says what the content security policy refuses; returns what has been refused. */
async function watch(): Promise<{page: Page; refused: string[]}> {
  const context = await site.context();
  const refused: string[] = [];
  await context.exposeFunction('refused', (what: string) => refused.push(what));
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) =>
      (window as unknown as {refused: (what: string) => void}).refused(`${violatedDirective} ${blockedURI} ${sample}`),
    ),
  );
  const page = await context.newPage();
  return {page, refused};
}

describe.each(LANGUAGES)('$locale: the content security policy refuses nothing', ({prefix}) => {
  test('while the site is used: menus, color mode, picture, search, links, print, playground', async () => {
    const {page, refused} = await watch();
    await page.goto(`${site.url}${prefix}/v2/overview`);
    await hydrated(page);
    await page.locator('.markdown img.medium-zoom-image').first().waitFor();
    await openPicture(page);
    await page.keyboard.press('Escape');
    await page.locator(OPENED).waitFor({state: 'detached'});
    await page.locator('.navbar button[class*=toggleButton]').click();
    await shows(page, 'dark');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kafka');
    await page.locator('.navbar [role=listbox][aria-busy=false] [role=option]').first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(`${prefix}/v2/overview`);
    await page.pdf();
    const menu = page.locator('.navbar .dropdown:has(.generation-dropdown)');
    await chooseInMenu(menu, menu.locator('.dropdown__menu a').first());
    await page.locator('.theme-announcement-bar button').click();
    await page.locator('.theme-announcement-bar').waitFor({state: 'detached'});
    await page.goto(`${site.url}${prefix}/v2/ipaas/engine/go-template`);
    await page.locator('[data-try=template]').first().click();
    await page.locator('.playground [data-state=done]').waitFor();
    expect(refused).toEqual([]);
  });
});
