import {DEFAULT_AREA, type Area} from '../../manual/area';
import {counterpartsOf, type Counterparts, type Pair} from '../../manual/counterpart';
import {generationOf, type DocSet, type Generation} from '../../manual/docSet';
import {folderOf, locate} from '../../manual/file';
import {DEFAULT_LOCALE, type Locale} from '../../manual/locale';
import {withoutAnchor, withoutTrailingSlash} from '../../manual/path';
import type {FrontMatter} from './frontMatter';
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
}

export interface Catalog {
  /** By path, as links write it. */
  pages: ReadonlyMap<string, CatalogPage>;
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
 */
export function makeCatalog(sources: PageSource[], sections: Section[], locale: Locale = DEFAULT_LOCALE): Catalog {
  const counterparts = counterpartsOf(pairsOf(sources, sections));
  const areaOfFolder = areasOf(sections);
  const pages = new Map<string, CatalogPage>();
  const add = (
    path: string,
    docSet: DocSet,
    page: Pick<CatalogPage, 'kind' | 'area' | 'date' | 'unlisted' | 'texts'>,
  ) => {
    const generation = generationOf(path);
    const counterpart = generation && counterparts[generation][withoutTrailingSlash(path)];
    pages.set(path, {path, docSet, generation, counterpart, ...page});
  };
  for (const source of sources) {
    const {docSet, path} = source;
    const {title, description, keywords, kind, area, date, unlisted} = source.frontMatter as unknown as FrontMatter;
    const texts = {...pages.get(path)?.texts, [source.locale]: {title, description, keywords, source}};
    const ownArea = area ?? areaOfFolder(docSet, folderOf(locate(path).name));
    add(path, docSet, {kind, area: ownArea, date, unlisted: unlisted === true, texts});
  }
  for (const {docSet, folder, list} of sections) {
    if (list !== undefined) {
      const {path, title, description} = list;
      const texts = {[locale]: {title, description, keywords: [], source: undefined}};
      add(path, docSet, {kind: 'list', area: areaOfFolder(docSet, folder), date: undefined, unlisted: false, texts});
    }
  }
  const areaOf = (link: string): Area => pages.get(withoutAnchor(link))?.area ?? DEFAULT_AREA;
  for (const page of pages.values()) {
    if (page.generation === 'v1') {
      page.area = areaOf(page.counterpart ?? '');
    }
  }
  return {pages, counterparts, areaOf};
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
export function textsIn({texts, path}: CatalogPage, locale: Locale): PageTexts {
  const found = texts[locale] ?? texts[DEFAULT_LOCALE];
  if (found === undefined) {
    throw new Error(`${path} has no text in ${locale} or ${DEFAULT_LOCALE}.`);
  }
  return found;
}
