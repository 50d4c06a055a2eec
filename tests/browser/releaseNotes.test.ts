import {describe, expect, test} from 'vitest';

import {readEntries} from '../../src/plugins/release-notes/entries';
import {makeCatalog} from '../../src/plugins/catalog/catalog';
import {SECTIONS} from '../../tools/content/sidebars';
import {readPages} from '../../tools/content/readPages';
import {LANGUAGES, useSite} from './support';

const site = useSite();
const LINES = '.theme-doc-markdown ul ul li';
const {pages} = readPages(process.cwd());
const {areaOf} = makeCatalog(pages, SECTIONS);
const notes = pages.filter(({docSet}) => docSet === 'release-notes');
const entries = (locale: string) =>
  notes
    .filter((note) => note.locale === locale)
    .flatMap(({body}) => readEntries(body))
    .map((entry) => ({...entry, area: areaOf(entry.leadsTo)}));

describe.each(LANGUAGES)('the index of the release notes in $locale', ({locale, prefix}) => {
  const index = `${prefix}/release-notes/`;

  test('filters by the keyboard, without a reload, and puts the choice into the address', async () => {
    const page = await site.open(index);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    const area = page.locator('main form select').nth(1);
    await area.focus();
    await area.selectOption('cli');
    await page.waitForURL(`**${index}?area=cli`);
    const expected = entries(locale).filter((entry) => entry.area === 'cli');
    await expect.poll(() => page.locator(LINES).count()).toBe(expected.length);
    const lines = await page.locator(LINES).allInnerTexts();
    expected.forEach(({title}) => expect(lines.join('\n')).toContain(title.replaceAll('`', '')));
    await page.locator('main form [role=status]', {hasText: String(lines.length)}).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await area.selectOption('');
    await page.waitForURL((url) => url.pathname === index && url.search === '');
  });

  test('opens filtered by its address', async () => {
    const page = await site.open(`${index}?generation=v1&area=nonsense`);
    await expect.poll(() => page.locator('main form select').first().inputValue()).toBe('v1');
    await expect.poll(() => page.locator('main form select').nth(1).inputValue()).toBe('');
    const badges = await page.locator(`${LINES} > span`).allInnerTexts();
    expect(badges.length).toBeGreaterThan(0);
    expect(badges.filter((badge) => !badge.includes('v1'))).toEqual([]);
  });
});
