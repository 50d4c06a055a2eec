import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {collectFaults, hydrated, idle, LANGUAGES, shows, useSite} from './support';

// What an address or the storage holds may come from anybody.
const site = useSite();
const ATTACK = '"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';

/** Opens an address and fails when it ran a script, broke a rule of the policy, or threw. */
async function openHostile(path: string, stored: Record<string, string> = {}): Promise<Page> {
  const context = await site.context();
  await context.addInitScript((entries) => {
    entries.forEach(([key, value]) => localStorage.setItem(key, value));
  }, Object.entries(stored));
  const page = await context.newPage();
  const faults = collectFaults(page);
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(site.url + path);
  await hydrated(page);
  await idle(page);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(await page.locator('img[src=x]').count()).toBe(0);
  expect(faults).toEqual([]);
  expect(await page.locator('#load-failure').count()).toBe(0);
  return page;
}

test.each(LANGUAGES)('markup in q is text, in $locale', async ({prefix}) => {
  const page = await openHostile(`${prefix}/search?q=${encodeURIComponent(ATTACK)}`);
  await expect.poll(() => page.locator('main input[type=search]').inputValue()).toBe(ATTACK);
  await page.locator('[role=status]').filter({hasText: /\S/}).waitFor();
  await page.locator('main input[type=search]').fill('<xyzzyplugh>');
  await page.locator('[role=status]', {hasText: '<xyzzyplugh>'}).waitFor();
});

describe('hostile input', () => {
  test.each([
    ['markup in ctx', `/search?q=kafka&ctx=${encodeURIComponent(ATTACK)}`],
    ['a prototype in ctx', '/search?q=kafka&ctx=__proto__'],
    ['a broken escape', '/search?q=%E0%A4%A'],
    ['5,000 letters', `/search?q=${'a'.repeat(5000)}`],
    ['parameters twice and empty', '/search?q=kafka&q=second&ctx=&version='],
  ])('%s shows the search page', async (_, path) => {
    const page = await openHostile(path);
    await expect.poll(() => page.locator('main input[type=search]').count()).toBe(1);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '../../',
    '//evil.example/',
    'https://evil.example/',
    '\\\\evil.example\\',
  ])('version=%s fetches nothing from elsewhere', async (version) => {
    const page = await (await site.context()).newPage();
    const elsewhere: string[] = [];
    page.on('request', (request) => request.url().startsWith(`${site.url}/`) || elsewhere.push(request.url()));
    await page.goto(`${site.url}/search?q=kafka&version=${encodeURIComponent(version)}`);
    await hydrated(page);
    await page.locator('[role=status]').filter({hasText: /\S/}).waitFor();
    expect(elsewhere).toEqual([]);
  });

  test.each([
    `#${encodeURIComponent(ATTACK)}`,
    `#${ATTACK}`,
    '#%',
    '#%E0%A4%A',
    '#states%00',
    '#__proto__',
    '#:~:text=x',
    "#try=x'",
    '#try=__proto__',
  ])('the anchor %s leaves the page whole', async (hash) => {
    const page = await openHostile(`/v2/api-manager/deploy${hash}`);
    await expect.poll(() => page.locator('article h1').count()).toBe(1);
    await page.locator('.navbar button[class*=toggleButton]').click();
    await shows(page, 'dark');
  });

  test.each([`?docusaurus-theme=${encodeURIComponent(ATTACK)}`, `?docusaurus-data-x=${encodeURIComponent(ATTACK)}`])(
    'the setting %s runs nothing',
    async (query) => {
      const page = await openHostile(`/v2/overview${query}`);
      await expect.poll(() => page.locator('article h1').count()).toBe(1);
    },
  );

  test.each<Record<string, string>>([
    {theme: ATTACK},
    {theme: '__proto__', 'docusaurus.announcement.id': ATTACK, 'docusaurus.announcement.dismiss': ATTACK},
    {'docusaurus.announcement.id': 'x'.repeat(100_000), 'docusaurus.announcement.dismiss': 'true'},
    {'docs-preferred-version-v2': ATTACK, 'docs-preferred-version-v1': '__proto__'},
    {'docs-preferred-version-release-notes': '{"broken":'},
  ])('stored values cannot harm (case %#)', async (stored) => {
    const page = await openHostile(`/v2/overview`, stored);
    const colour = (p: Page): Promise<string> => p.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await colour(page)).toBe(await colour(await site.open(`/v2/overview`))); // light, the default
    await page.locator('.navbar button[class*=toggleButton]').click();
    await shows(page, 'dark');
    await page.locator('.theme-announcement-bar').waitFor({state: 'visible'}); // what is no flag closes nothing
  });
});
