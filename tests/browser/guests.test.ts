import {expect, test} from 'vitest';

import {collectFaults, hydrated, idle, useSite} from './support';

const site = useSite();

/** Where browser extensions put what they add, before the page's scripts run. */
const PLACES = {
  'after the heading': '.markdown > header',
  'first in the article': 'article .markdown > :first-child',
  'before the text': '[data-article]',
  'first in the page': '#__docusaurus > :first-child',
  'before the menu': '.navbar__items',
};

test.each(
  ['/v2/overview', '/pt-BR/v2/reference/errors', '/release-notes/20250801', '/'].flatMap((path) =>
    (Object.keys(PLACES) as (keyof typeof PLACES)[]).map((place) => ({path, place})),
  ),
)('$path keeps what it says, and what an extension adds $place', async ({path, place}) => {
  const page = await (await site.context()).newPage();
  const faults = collectFaults(page);
  await page.goto(site.url + path);
  const text = (): Promise<string[]> => page.locator('main').allInnerTexts();
  const before = await text();
  const isAdded = await page.evaluate(
    ([selector, isAfter]) => {
      const element = document.querySelector(selector!);
      const guest = document.createElement('div');
      guest.id = 'guest';
      element?.insertAdjacentElement(isAfter === 'yes' ? 'afterend' : 'beforebegin', guest);
      return element !== null;
    },
    [PLACES[place], place === 'after the heading' ? 'yes' : 'no'],
  );
  await hydrated(page);
  await idle(page);
  expect(await text()).toEqual(before);
  await expect.poll(() => page.locator('#guest').count()).toBe(isAdded ? 1 : 0);
  expect(faults).toEqual([]);
});

test('a page that an extension has changed leads on to others', async () => {
  const page = await (await site.context()).newPage();
  await page.goto(`${site.url}/v2/overview`);
  await page.evaluate(() => document.querySelector('#__docusaurus')!.prepend(document.createElement('div')));
  await hydrated(page);
  await page.locator('article a[href="/v2/admin/workspaces"]').first().click();
  await page.waitForURL('**/v2/admin/workspaces');
  await page.locator('h1', {hasText: 'Workspaces'}).waitFor();
  await expect.poll(() => page.locator('main').count()).toBe(1);
  await expect.poll(() => page.locator('h1').count()).toBe(1);
});
