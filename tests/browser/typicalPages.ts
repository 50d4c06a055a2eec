import type {Page} from '../../tools/content/types';
import type {Locale} from './support';

/** Of each kind and generation a page that a quarter of them are shorter than; paths without language. */
export function typicalOfEachKind(pages: readonly Page[], locale: Locale): string[] {
  const own = pages.filter((page) => page.locale === locale);
  const kindOf = (page: Page): string => `${page.docSet} ${String(page.frontMatter.kind)}`;
  return [...new Set(own.map(kindOf))].map((kind) => {
    const ofKind = own.filter((page) => kindOf(page) === kind).sort((a, b) => a.body.length - b.body.length);
    return ofKind[Math.floor(ofKind.length / 4)]!.path;
  });
}
