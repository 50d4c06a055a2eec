import {describe, expect, test} from 'vitest';

import {readPages} from '../../tools/content/readPages';
import {LANGUAGES, type Locale} from './support';
import {typicalOfEachKind} from './typicalPages';
import {useVisits} from './visits';

const {pages} = readPages(process.cwd());

/** Pages that show components, which only .mdx files can. */
const withComponents = (locale: Locale): string[] =>
  pages.filter((page) => page.locale === locale && page.file.endsWith('.mdx')).map(({path}) => path);

// `npm run crawl` visits all the others.
describe.each(LANGUAGES)('a page in $locale: $prefix', ({locale, prefix}) => {
  const {open, page, faults, expectSound, expectAccessible, expectAccessibleLayout} = useVisits(locale);
  const kinds = [...new Set([...typicalOfEachKind(pages, locale), ...withComponents(locale)])];
  const category = '/v2/category/consumers';

  test.each(kinds)('%s, of its kind', async (path) => {
    await open(prefix + path);
    // The structure of a translation is that of its source, which the rule `parity` sees to.
    await (locale === 'en' ? expectAccessible() : expectAccessibleLayout());
    await expectSound();
  });

  test.each(['/', category, '/search?q=kafka', '/v2/academy/main'])('%s', async (path) => {
    await open(prefix + path);
    await expectAccessible();
    await expectSound();
  });

  test('that is not found', async () => {
    await open(`${prefix}/nowhere`);
    await page().locator('nav[aria-labelledby=nearest-pages]').waitFor();
    await expectAccessible();
    // The address itself answers 404, and the console says so; nothing else may be wrong.
    expect(faults().filter((fault) => !/^404: .*nowhere$|status of 404/.test(fault))).toEqual([]);
  });
});
