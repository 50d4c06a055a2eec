import {changedSections} from '../../src/plugins/catalog/sectionHashes';
import {key, translations} from '../checks/types';
import type {Page} from '../content/types';

/** A page and its translation, and which sections of the page changed since. */
export interface Pair {
  en: Page;
  pt: Page;
  changed: string[];
}

/** What is translated, and what waits for it. */
export interface Status {
  pairs: Pair[];
  outdated: Pair[];
  /** English pages without a translation. */
  missing: Page[];
}

export function statusOf(pages: Page[]): Status {
  const pairs = translations(pages).map(({en, pt}) => ({
    en,
    pt,
    changed: changedSections(en.source, String(pt.frontMatter.source_hash ?? '')),
  }));
  const translated = new Set(pairs.map(({en}) => key(en)));
  return {
    pairs,
    outdated: pairs.filter(({changed}) => changed.length > 0),
    missing: pages.filter((page) => page.locale === 'en' && !translated.has(key(page))),
  };
}

/** The file with its `source_hash` set, as the last line of the front matter. */
export function withHash(source: string, hash: string): string {
  const end = source.indexOf('\n---\n', 3);
  const frontMatter = source.slice(0, end).replace(/\nsource_hash: .*/, '');
  return `${frontMatter}\nsource_hash: ${hash}${source.slice(end)}`;
}
