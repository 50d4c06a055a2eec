import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from 'vitest';

import {BUILD} from '../../tools/build/buildSite';
import type {Locale} from '../browser/support';
import {useTools} from '../browser/readersTools';
import {WIDTHS} from '../browser/geometry';
import {useVisits} from '../browser/visits';

/** `TOOLS=1`: instead, every page is loaded by its address, and what readers use is used on it. Takes an hour. */
const usesTools = process.env.TOOLS === '1';

/** `WIDTHS=all`: in windows of all widths, as each kind of page in `npm test`; else in the widest and the narrowest. */
const widths = process.env.WIDTHS === 'all' ? WIDTHS : [WIDTHS[0], WIDTHS[4]];

/** Milliseconds for a page, which takes 1 s, and 8 s where there is most: one that hangs holds up no other. */
const LIMIT = usesTools ? 600_000 : 120_000;

/**
 * Visits every page of a language that the sitemap names, each from the one before as by a link. On English pages the
 * text has to be accessible too; a translation has the structure of its source, which the rule `parity` sees to.
 *
 * @param half the first or the second half of the pages, so that two browsers share a language
 */
export function crawl(locale: Locale, half: 1 | 2): void {
  const {open, follow, page, faults, expectAccessibleText, expectSound} = useVisits(locale);
  const sitemap = readFileSync(join(BUILD, locale === 'en' ? '' : locale, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const middle = Math.ceil(listed.length / 2);

  test('the sitemap names the pages', () => {
    expect(listed.length).toBeGreaterThan(300);
  });

  test.each(half === 1 ? listed.slice(0, middle) : listed.slice(middle))(
    '%s',
    async (path) => {
      if (usesTools) {
        await open(path);
        await useTools(page());
        expect(faults()).toEqual([]);
        return;
      }
      await follow(path);
      if (locale === 'en') {
        await expectAccessibleText();
      }
      await expectSound(widths);
    },
    LIMIT,
  );
}
