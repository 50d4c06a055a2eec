import {DEFAULT_AREA, type Area} from '../../manual/area';
import {counterpartsOf, type Counterparts, type Pair} from '../../manual/counterpart';
import {generationOf, type DocSet, type Generation} from '../../manual/docSet';
import {folderOf, locate} from '../../manual/file';
import {DEFAULT_LOCALE, type Locale} from '../../manual/locale';
import {withoutAnchor, withoutTrailingSlash} from '../../manual/path';
import type {ModelFiles} from '../../model/files';
import type {FrontMatter} from './frontMatter';
import {changedSections, sourceHash} from './sectionHashes';
import type {Section} from './sections';

/** A Markdown file of the manual in one language. */
export interface PageSource {
  /** From the project's root. */
  file: string;
  locale: Locale;
  docSet: DocSet;
  path: string;
  /** The whole file. */
  source: string;
  frontMatter: Record<string, unknown>;
}

/** What is known of a page, besides its text. */
export interface CatalogPage {
  path: string;
  docSet: DocSet;
  generation: Generation | undefined;
  /** Of model/kinds.yaml; `list` for the generated page of a sidebar section. */
  kind: string;
  area: Area;
  /** The page of the other generation that answers the same need. */
  counterpart: string | undefined;
  /** `2025-08-01`: the day of a release note. */
  date: string | undefined;
  /** `2024-08-01`: the day of the release that brought what the page documents, where the model says it. */
  since: string | undefined;
  /** Not in lists, search and feeds. */
  unlisted: boolean;
  /** By language; a generated list has those of the language that its sections were read in. */
  texts: Partial<Record<Locale, PageTexts>>;
}

export interface PageTexts {
  title: string;
  description: string;
  keywords: string[];
  /** Undefined for generated lists. */
  source: PageSource | undefined;
  /** Of the source, by section; what a translation of it records. */
  readonly hash: string | undefined;
  /** Sections of the source language that have changed since this translation was made; none in that language itself. */
  readonly outdated: string[];
}

export interface Catalog {
  /** By path, as links write it. */
  pages: ReadonlyMap<string, CatalogPage>;
  /** The sections of all sidebars, in their order. */
  sections: Section[];
  counterparts: Record<Generation, Counterparts>;
  /** The area that a link leads to; that of no page is the one of what belongs to none. */
  areaOf: (link: string) => Area;
}

/**
 * The catalog of all pages: of Markdown files, and of the lists that sidebars generate. The area of a page is that of its
 * front matter, else of its sidebar section; v1 pages have that of their counterparts.
 *
 * @param sources whose front matter keeps to the schema; of one or of all languages
 * @param sections of all doc sets, with texts in `locale`
 * @param since release by path, as `model/components.yaml` says it
 */
export function makeCatalog(
  sources: PageSource[],
  sections: Section[],
  {locale = DEFAULT_LOCALE, since = new Map()}: {locale?: Locale; since?: ReadonlyMap<string, string>} = {},
): Catalog {
  const counterparts = counterpartsOf(pairsOf(sources, sections));
  const areaOfFolder = areasOf(sections);
  const pages = new Map<string, CatalogPage>();
  const add = (
    path: string,
    docSet: DocSet,
    page: Pick<CatalogPage, 'kind' | 'area' | 'texts'> & Partial<CatalogPage>,
  ) => {
    const generation = generationOf(path);
    const counterpart = generation && counterparts[generation][withoutTrailingSlash(path)];
    const none = {date: undefined, unlisted: false};
    pages.set(path, {path, docSet, generation, counterpart, since: since.get(path), ...none, ...page});
  };
  for (const source of inSourceOrder(sources)) {
    const {docSet, path, frontMatter} = source;
    const {kind, area = areaOfFolder(docSet, folderOf(locate(path).name)), date, unlisted} = known(frontMatter);
    const before = pages.get(path)?.texts;
    const texts = {...before, [source.locale]: textsOf(source, before?.[DEFAULT_LOCALE]?.source)};
    add(path, docSet, {kind, area, date, unlisted: unlisted === true, texts});
  }
  for (const {docSet, folder, list} of sections) {
    if (list !== undefined) {
      const {path, title, description} = list;
      const texts = {[locale]: {title, description, keywords: [], source: undefined, hash: undefined, outdated: []}};
      add(path, docSet, {kind: 'list', area: areaOfFolder(docSet, folder), texts});
    }
  }
  const areaOf = (link: string): Area => pages.get(withoutAnchor(link))?.area ?? DEFAULT_AREA;
  for (const page of pages.values()) {
    if (page.generation === 'v1') {
      page.area = areaOf(page.counterpart ?? '');
    }
  }
  return {pages, sections, counterparts, areaOf};
}

/** The release that brought each component, by the path of its page. */
export function sinceOf({components}: ModelFiles['components']): Map<string, string> {
  return new Map(Object.values(components).map(({page, since}) => [page, since]));
}

/** Front matter that keeps to the schema, as every source here does. */
const known = (frontMatter: Record<string, unknown>): FrontMatter => frontMatter as unknown as FrontMatter;

/** The source language first: translations are compared with it. */
function inSourceOrder(sources: PageSource[]): PageSource[] {
  const rank = ({locale}: PageSource): number => (locale === DEFAULT_LOCALE ? 0 : 1);
  return [...sources].sort((a, b) => rank(a) - rank(b));
}

/** @param original the page in the source language, of a translation */
function textsOf(source: PageSource, original: PageSource | undefined): PageTexts {
  const {title, description, keywords, source_hash: recorded} = known(source.frontMatter);
  return {
    title,
    description,
    keywords,
    source,
    // When they are first asked for: few readers of the catalog need them.
    get hash() {
      return sourceHash(source.source);
    },
    get outdated() {
      return original === undefined || recorded === undefined ? [] : changedSections(original.source, String(recorded));
    },
  };
}

/** The pairs that v1 pages name in their front matter, and v1's generated lists in the sidebar. */
function pairsOf(sources: PageSource[], sections: Section[]): Pair[] {
  const named = [
    ...sources.map(({path, frontMatter}) => ({v1: path, v2: frontMatter.v2})),
    ...sections.map(({list}) => ({v1: list?.path, v2: list?.v2})),
  ];
  return named.filter((pair): pair is Pair => typeof pair.v1 === 'string' && typeof pair.v2 === 'string');
}

/** The area of a folder: that of its section, else of the nearest section around it that has one. */
function areasOf(sections: Section[]): (docSet: DocSet, folder: string) => Area {
  const areas = new Map(sections.map(({docSet, folder, area}) => [`${docSet} ${folder}`, area]));
  const areaOf = (docSet: DocSet, folder: string): Area => {
    const own = areas.get(`${docSet} ${folder}`);
    const outer = folderOf(folder);
    return own ?? (outer === '.' ? DEFAULT_AREA : areaOf(docSet, outer));
  };
  return areaOf;
}

/** The texts of a page in a language; those of the source where it is not translated. */
export function textsIn({texts, path}: Pick<CatalogPage, 'texts' | 'path'>, locale: Locale): PageTexts {
  const found = texts[locale] ?? texts[DEFAULT_LOCALE];
  if (found === undefined) {
    throw new Error(`${path} has no text in ${locale} or ${DEFAULT_LOCALE}.`);
  }
  return found;
}
