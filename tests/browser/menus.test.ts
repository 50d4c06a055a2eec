import {describe, expect, test} from 'vitest';

import {hydrated, LANGUAGES, PHONE, useSite} from './support';
import {text} from './texts';

const site = useSite();
/** Far down in a long sidebar. */
const DEEP = '/v2/ipaas/components/tech/kafka';

describe.each(LANGUAGES)('menus in $locale', ({locale, prefix}) => {
  test('of the navbar: arrows open and move, Escape closes and gives the focus back', async () => {
    const page = await site.open(`${prefix}/v2/overview`);
    const button = page.locator('.navbar button.generation-dropdown');
    const links = page.locator('.dropdown:has(.generation-dropdown) .dropdown__menu a');
    const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement!.textContent);
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(focused).toBe(await links.first().textContent());
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe(await links.last().textContent());
    await page.keyboard.press('Escape');
    await links.first().waitFor({state: 'hidden'});
    await expect.poll(focused).toBe(await button.textContent());
    await page.keyboard.press('Enter');
    await links.first().waitFor({state: 'visible'});
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await links.first().waitFor({state: 'hidden'});
  });

  test('of phones: a dialog that takes the focus, opens at the page, and closes by Escape', async () => {
    const page = await site.open(prefix + DEEP, {viewport: PHONE});
    await page.locator('.navbar__toggle').click();
    const drawer = page.getByRole('dialog', {name: text(locale, 'drawer.label')});
    const current = drawer.locator('.theme-doc-sidebar-menu .menu__link[aria-current=page]').last();
    await current.waitFor({state: 'visible'});
    await expect.poll(() => current.evaluate(isInSight)).toBe(true);
    const isIn = (): Promise<boolean> => drawer.evaluate((element) => element.contains(document.activeElement));
    expect(await isIn()).toBe(true);
    for (let i = 0; i < 3; i += 1) {
      await page.keyboard.press('Shift+Tab'); // to the end, where the page would come next
      expect(await page.evaluate(() => document.activeElement!.closest('main, footer, .navbar__inner'))).toBe(null);
    }
    await page.keyboard.press('Escape');
    await page.locator('.navbar-sidebar').waitFor({state: 'hidden'});
    expect(await page.evaluate(() => document.activeElement!.className)).toContain('navbar__toggle');
    expect(await page.locator('[inert]:not(.navbar-sidebar__item)').count()).toBe(0);
  });

  test('the other language is one tap away on phones', async () => {
    const page = await site.open(`${prefix}${DEEP}?a%20b#related`, {viewport: PHONE});
    const other = locale === 'en' ? 'pt-BR' : 'en';
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'})); // at an anchor, the navbar is hidden
    await page.locator(`.navbar__inner a[hreflang="${other}"]:visible`).click();
    await page.waitForURL(`${site.url}${other === 'en' ? '' : '/pt-BR'}${DEEP}?a%20b#related`);
    await hydrated(page);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other);
  });
});

test('the sidebar shows the page that is open, at first and after a link', async () => {
  const page = await site.open(DEEP);
  const current = page.locator('.theme-doc-sidebar-container .menu__link[aria-current=page]').last();
  await expect.poll(() => current.evaluate(isInSight)).toBe(true);
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => !url.pathname.endsWith(DEEP));
  await expect.poll(() => current.evaluate(isInSight)).toBe(true);
});

/** Whether an element is in the window, and not covered there. */
function isInSight(element: Element): boolean {
  const {left, top, width, height} = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}
