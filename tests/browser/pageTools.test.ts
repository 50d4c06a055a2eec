import type {Locator} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {hydrated, LANGUAGES, PHONE, shows, useSite} from './support';
import {text} from './texts';

const site = useSite();
const PAGE = '/v2/ipaas/components/tech/kafka';

describe.each(LANGUAGES)('the tools of a page in $locale', ({locale, prefix}) => {
  test('copy the page as Markdown, and links of headings and fields', async () => {
    const page = await site.open(prefix + PAGE, {permissions: ['clipboard-read', 'clipboard-write']});
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', {name: text(locale, 'pageTools.copy')}).click();
    await page
      .getByRole('status')
      .filter({hasText: text(locale, 'pageTools.copied')})
      .waitFor();
    expect(await copied()).toBe(await (await fetch(`${site.url}${prefix}${PAGE}.md`)).text());

    const row = page.locator('.fields tr').filter({hasText: 'connection.sasl.mechanism'});
    await row.hover();
    await row.locator('.hash-link').click();
    await page.locator('.copied', {hasText: text(locale, 'copyLink.done')}).waitFor();
    const id = await row.getAttribute('id');
    expect(id).toMatch(/\.connection\.sasl\.mechanism$/);
    expect(await copied()).toBe(`${site.url}${prefix}${PAGE}#${id}`);
    expect(new URL(page.url()).hash).toBe(`#${id}`);
  });

  test('leave of a long table the rows that have all words, without accents', async () => {
    const page = await site.open(prefix + PAGE);
    const box = page.locator('.row-filter:has(+ .fields)').first();
    const rows = page.locator('.row-filter:has(+ .fields) + .fields tbody tr:visible');
    const all = await rows.count();
    await box.getByRole('searchbox').fill('SCRAM sasl.MECHANÍSM');
    await box
      .getByRole('status')
      .filter({hasText: text(locale, 'rowFilter.shown', {count: '1'})})
      .waitFor();
    expect(await rows.allTextContents()).toEqual([expect.stringContaining('connection.sasl.mechanism')]);
    await box.getByRole('searchbox').fill('');
    await expect.poll(() => rows.count()).toBe(all);
  });

  test('fold the fields inside a field, and show them again to who filters or follows a link', async () => {
    const page = await site.open(prefix + PAGE);
    const table = page.locator('table.fields').first();
    const rows = table.locator('tbody tr:visible');
    const fold = (name: string): Locator => table.locator(`tr[id$=".${name}"] .field-fold`);
    const all = await rows.count();
    const nested = Number(/\d+$/.exec(await fold('connection').innerText())![0]);
    await fold('connection.sasl').press('Enter');
    await fold('connection').press('Enter');
    await expect.poll(() => fold('connection').getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => rows.count()).toBe(all - nested);
    await fold('connection').press('Enter');
    await expect.poll(() => fold('connection.sasl').getAttribute('aria-expanded')).toBe('false');
    await expect
      .poll(() => rows.count())
      .toBe(all - Number(/\d+$/.exec(await fold('connection.sasl').innerText())![0]));
    await page.locator('.row-filter:has(+ .fields) input').first().pressSequentially('mechanism');
    await expect.poll(() => fold('connection.sasl').getAttribute('aria-expanded')).toBe('true');
    await page.locator('.row-filter:has(+ .fields) input').first().fill('');
    await fold('connection').click();
    await page.evaluate(() => (window.location.hash = '#fields.connection.sasl.mechanism'));
    await expect.poll(() => rows.count()).toBe(all);
  });

  test('leave out of the stops of the Tab key code that does not scroll', async () => {
    const page = await site.open(prefix + PAGE);
    await page.keyboard.press('Tab');
    const isStop = page.locator('pre').evaluateAll((all) => all.map(({tabIndex}) => tabIndex === 0));
    const scrolls = page
      .locator('pre')
      .evaluateAll((all) => all.map(({scrollWidth, clientWidth}) => scrollWidth > clientWidth));
    expect(await isStop).toEqual(await scrolls);
  });

  test('ask whether it helped, by a mail that says which page', async () => {
    const page = await site.open(prefix + PAGE);
    const link = page.getByRole('link', {name: text(locale, 'pageHelp.report')});
    const url = new URL((await link.getAttribute('href'))!);
    expect(url.protocol).toBe('mailto:');
    expect(url.searchParams.get('body')).toContain(`https://docs.aqueduto.example${prefix}${PAGE}`);
  });
});

describe('the offer of the other language', () => {
  test.each([
    ['/v2/overview?a=b', 'pt-PT', 'Ler em português', '/pt-BR/v2/overview?a=b'],
    ['/pt-BR/v2/overview', 'en-GB', 'Read in English', '/v2/overview'],
    ['/pt-BR//evil.example/%C3%A9', 'en-GB', 'Read in English', '/evil.example/%C3%A9'], // of this site
  ])('%s for a reader of %s: %s', async (path, reader, offer, expected) => {
    const page = await site.open(path, {locale: reader, viewport: PHONE});
    const line = page.getByRole('complementary', {name: offer});
    await expect.poll(() => line.getByRole('link').getAttribute('href')).toBe(expected);
    await line.getByRole('button').click();
    await page.reload();
    await hydrated(page);
    expect(await line.count()).toBe(0);
  });

  test('is not made to a reader of this language', async () => {
    const page = await site.open('/v2/overview', {locale: 'en-US'});
    expect(await page.locator('.language-line').count()).toBe(0);
  });
});

test('a page in dark colours is printed in light ones, its field tables as tables', async () => {
  const page = await site.open(PAGE, {colorScheme: 'dark'});
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await hydrated(page);
  await shows(page, 'dark');
  await page.emulateMedia({media: 'print'});
  await page.locator('html[data-theme=light]').waitFor({state: 'attached'});
  const display = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).display);
  expect(await display('.fields tbody tr')).toBe('table-row');
  await page.emulateMedia({media: 'screen'});
  await page.locator('html[data-theme=dark]').waitFor({state: 'attached'});
  expect(await display('.fields tbody tr')).toBe('flex');
});
