import {describe, expect, test} from 'vitest';

import {chooseInMenu, collectFaults, hydrated, LANGUAGES, PHONE, useSite} from './support';
import {text} from './texts';

const site = useSite();

describe.each(LANGUAGES)('the shell in $locale', ({locale, prefix}) => {
  test('has a skip link that comes first and leads to the content', async () => {
    const page = await site.open(`${prefix}/workspace/`);
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    await expect.poll(() => skip.textContent()).toBe(text(locale, 'theme.common.skipToMainContent'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, #__docusaurus_skipToContent_fallback') !== null),
    ).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.closest('nav.navbar') === null)).toBe(true);
  });

  test('has navbar, main area and footer, and says its language', async () => {
    const page = await site.open(`${prefix}/v2/overview`);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale);
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('ltr');
    await expect
      .poll(() => page.locator('nav.navbar').getAttribute('aria-label'))
      .toBe(text(locale, 'theme.NavBar.navAriaLabel'));
    await expect.poll(() => page.locator('main').count()).toBe(1);
    await expect.poll(() => page.locator('footer.footer').textContent()).toContain('2025');
    const links = await page
      .locator('.navbar__items:not(.navbar__items--right) a.navbar__item')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual([
      `${prefix}/visao-geral/`,
      `${prefix}/v2`,
      `${prefix}/release-notes/`,
      'https://www.aqueduto.example',
    ]);
  });

  test('the language menu keeps path, query and hash, byte for byte', async () => {
    const page = await site.open(`${prefix}/v2/overview?from=a%20mail&seen#hierarchy`);
    const other = locale === 'en' ? 'pt-BR' : 'en';
    const link = page.locator(`.navbar .dropdown a[lang="${other}"]`);
    const expected = `${other === 'en' ? '' : '/pt-BR'}/v2/overview?from=a%20mail&seen#hierarchy`;
    await expect.poll(() => link.getAttribute('href')).toBe(expected);
    await chooseInMenu(page.locator('.navbar .dropdown', {has: page.locator(`a[lang="${other}"]`)}), link);
    await page.waitForURL(`**${expected}`);
    await hydrated(page);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other);
  });

  test('a v1 page has the quiet note with the link to its v2 page', async () => {
    const page = await site.open(`${prefix}/workspace/adicionar-workspace`);
    const link = page.locator('[data-generation-note] a');
    await expect.poll(() => link.textContent()).toBe(text(locale, 'generationNote.link'));
    await link.click();
    await page.waitForURL(`**${prefix}/v2/admin/workspaces`);
    await expect.poll(() => page.locator('[data-generation-note]').count()).toBe(0);
  });

  test('a generated category page lists what is in it', async () => {
    const page = await site.open(`${prefix}/v2/category/consumers`);
    const cards = await page.locator('main article a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(cards).toContain(`${prefix}/v2/api-manager-admin/consumers/jwt-credentials`);
  });

  test.each(['/v2/overview.html', '/v2/overview/index.html'])('%s leads to the page', async (path) => {
    const page = await site.open(prefix + path);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/v2/overview`);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
  });

  test('an unknown path answers 404, with a search box and five near pages', async () => {
    const context = await site.context();
    const page = await context.newPage();
    const answer = await page.goto(`${site.url}${prefix}/workspace/editar-worspace`);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect.poll(() => page.locator('h1').textContent()).toBe(text(locale, 'theme.NotFound.title'));
    expect(await page.title()).toBe(`${text(locale, 'theme.NotFound.title')} | Aqueduto`);
    expect(await page.locator('link[rel=canonical], link[hreflang]').count()).toBe(0);
    await expect.poll(() => page.locator('main [role=search] input').count()).toBe(1);
    const nearest = page.locator('nav[aria-labelledby=nearest-pages]');
    await nearest.waitFor();
    await expect.poll(() => nearest.locator('h2').textContent()).toContain(text(locale, 'notFound.nearest'));
    await expect.poll(() => nearest.locator('a[href]:not(.hash-link)').count()).toBe(5);
    await expect
      .poll(() => nearest.locator('li a').first().getAttribute('href'))
      .toBe(`${prefix}/workspace/editar-workspace`);
  });

  test.each([
    ['/V2/Overview?a%20b#hierarchy', '/v2/overview?a%20b#hierarchy'],
    ['/Workspace', '/workspace/'],
  ])('%s, in another case, leads to %s', async (path, expected) => {
    const page = await (await site.context()).newPage();
    const faults = collectFaults(page);
    await page.goto(site.url + (prefix === '' ? '' : '/PT-br') + path);
    await page.waitForURL(site.url + prefix + expected);
    await hydrated(page);
    await expect.poll(() => page.locator('article h1').count()).toBe(1);
    // The address itself answers 404, and what its page was still loading is broken off.
    expect(faults.filter((fault) => /^(console|exception)/.test(fault) && !fault.includes('404'))).toEqual([]);
  });

  test('the navbar stays on one line at every width of a desktop', async () => {
    const page = await site.open(`${prefix}/v2/overview`);
    const height = (await page.locator('.navbar').boundingBox())!.height;
    for (const width of [1440, 1281, 1280, 1181, 1180, 1100, 1040, 997]) {
      await page.setViewportSize({width, height: 800});
      const {bar, clipped, items} = await page.evaluate(() => {
        const box = (element: Element): DOMRect => element.getBoundingClientRect();
        const shown = [...document.querySelectorAll('.navbar__items > *')].filter((item) => box(item).width > 0);
        return {
          bar: box(document.querySelector('.navbar')!).height,
          clipped:
            document.querySelector('.navbar__title')!.scrollWidth -
            box(document.querySelector('.navbar__title')!).width,
          items: shown.map((item) => [box(item).left, box(item).right, box(item).height] as const),
        };
      });
      expect(bar, `${width}`).toBe(height);
      expect(clipped, `${width}`).toBeLessThan(1);
      items.forEach(([left, right, itemHeight], i) => {
        expect(left, `${width}`).toBeGreaterThanOrEqual(items[i - 1]?.[1] ?? 0);
        expect(right, `${width}`).toBeLessThanOrEqual(width);
        expect(itemHeight, `${width}`).toBeLessThan(50);
      });
    }
  });

  test('the mobile menu opens, goes back to the main menu, locks the page, and closes on back and on desktop', async () => {
    const page = await site.open(`${prefix}/v2/overview`, {viewport: PHONE});
    await page.locator(`main a[href="${prefix}/v2/admin/workspaces"]`).first().click();
    await page.waitForURL(`**${prefix}/v2/admin/workspaces`);
    const menu = page.locator('.navbar-sidebar');
    const toggle = page.locator('.navbar__toggle');
    await toggle.click();
    await menu.waitFor({state: 'visible'});
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('hidden');
    const back = menu.locator('.navbar-sidebar__back');
    await expect
      .poll(() => back.textContent())
      .toBe(text(locale, 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel'));
    await back.click();
    await menu.locator('.navbar-sidebar__items:not(.navbar-sidebar__items--show-secondary)').waitFor();
    await page.goBack();
    await menu.waitFor({state: 'hidden'});
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${prefix}/v2/admin/workspaces`);

    await toggle.click();
    await menu.waitFor({state: 'visible'});
    await page.setViewportSize({width: 1200, height: 800});
    await menu.waitFor({state: 'hidden'});
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).not.toBe('hidden');
  });
});

describe('the navbar', () => {
  test('hides on the way down, shows on the way up and at the top', async () => {
    const page = await site.open('/v2/api-manager/deploy');
    const hidden = () => page.locator('nav.navbar[class*=navbarHidden]').count();
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await page.mouse.wheel(0, 500);
    await expect.poll(hidden).toBe(1);
    await page.mouse.wheel(0, -200);
    await expect.poll(hidden).toBe(0);
    await page.mouse.wheel(0, -5000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(hidden).toBe(0);
  });

  test('is hidden after a jump to an anchor, whose heading is in view', async () => {
    const page = await site.open('/v2/api-manager/deploy');
    await page.locator('.toc-highlight[href="#related"]').click();
    await expect.poll(() => page.locator('nav.navbar[class*=navbarHidden]').count()).toBe(1);
    await expect
      .poll(() => page.locator('#related').evaluate((h) => h.getBoundingClientRect().top < window.innerHeight))
      .toBe(true);
  });
});

describe('the sidebar', () => {
  test('can be hidden and shown again', async () => {
    const page = await site.open('/v2/overview');
    await page.getByRole('button', {name: text('en', 'theme.docs.sidebar.collapseButtonAriaLabel')}).click();
    await page.getByRole('button', {name: text('en', 'theme.docs.sidebar.expandButtonAriaLabel'), exact: true}).click();
    await page.locator('.theme-doc-sidebar-menu').waitFor({state: 'visible'});
  });

  test('opening one section closes its neighbour', async () => {
    const page = await site.open('/v2/overview');
    const open = () =>
      page
        .locator(
          '.theme-doc-sidebar-item-category-level-1:not(.menu__list-item--collapsed) > .menu__list-item-collapsible',
        )
        .allTextContents();
    await page.locator('.theme-doc-sidebar-item-category-level-1 .menu__caret').nth(0).click();
    await expect.poll(async () => (await open()).length).toBe(1);
    const [first] = await open();
    await page.locator('.theme-doc-sidebar-item-category-level-1 > div > .menu__caret').nth(1).click();
    const second = await page
      .locator('.theme-doc-sidebar-item-category-level-1 > div:has(> .menu__caret)')
      .nth(1)
      .textContent();
    expect(second).not.toBe(first);
    await expect.poll(open).toEqual([second]);
  });
});
