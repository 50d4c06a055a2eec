import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {readPages} from '../../tools/content/readPages';
import {useTools} from '../browser/readersTools';
import {chooseInMenu, hydrated, LANGUAGES, useSite} from '../browser/support';
import {typicalOfEachKind} from '../browser/typicalPages';

const site = useSite();
const {pages} = readPages(process.cwd());

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

// A translation has the structure of its source; `TOOLS=1 npm run crawl` does the same on every page of both languages.
const paths = [...typicalOfEachKind(pages, 'en'), '/', '/search?q=kafka', '/nowhere'];
test.each(paths)(
  'the content security policy refuses nothing on %s: picture, color mode, menus, print, search',
  async (path) => {
    const {page, refused} = await watch();
    await page.goto(site.url + path);
    await hydrated(page);
    await useTools(page);
    expect(refused).toEqual([]);
  },
);

describe.each(LANGUAGES)('$locale: the content security policy refuses nothing', ({prefix}) => {
  test('while the site is used: menus, color mode, picture, search, links, print, playground', async () => {
    const {page, refused} = await watch();
    await page.goto(`${site.url}${prefix}/v2/overview`);
    await hydrated(page);
    await useTools(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(`${prefix}/v2/overview`);
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
