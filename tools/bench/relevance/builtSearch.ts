import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {prefixOf, type Locale} from '../../../src/manual/locale';
import {pathOfUrl, withoutTrailingSlash} from '../../../src/manual/path';
import {createEngine} from '../../../src/plugins/search/client/engine';
import {loadIndex, type LoadedIndex} from '../../../src/plugins/search/client/loadedIndex';
import {INDEX_FILES, type IndexFiles, TEXTS} from '../../../src/plugins/search/types';

/** A page of the index. */
export interface BuiltPage {
  /** Without the slash that some end with. */
  path: string;
  title: string;
  description: string;
  /** The introduction, then each section. */
  sections: {heading: string; text: string}[];
}

/** Paths of the pages that answer a query, best first, at most so many. */
export type Find = (query: string, most: number) => string[];

/** The search of a site in one language, asked without a browser. */
export interface BuiltSearch {
  locale: Locale;
  pages: BuiltPage[];
  find: Find;
}

/** Characters of a description in a suggestion. */
const LENGTH = 50;

/** @param build folder of the build */
export function readBuiltSearch(build: string, locale: Locale): BuiltSearch {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(build, prefixOf(locale), file), 'utf8'));
  const files = INDEX_FILES.map((name) => read(`${name}.json`)) as unknown as IndexFiles;
  return asBuiltSearch(locale, files, (page) => read(`${TEXTS}/${page}.json`) as string[]);
}

/**
 * @param files of the index, parsed
 * @param textsOf the texts of a page's sections, by the number of its document
 */
function asBuiltSearch(locale: Locale, files: IndexFiles, textsOf: (page: number) => string[]): BuiltSearch {
  const index = loadIndex(...files);
  const engine = createEngine(index, {locale, isFiltered: false});
  const baseUrl = `${prefixOf(locale)}/`;
  const pathOf = (url: string): string => withoutTrailingSlash(pathOfUrl(url, baseUrl));
  return {
    locale,
    pages: index.pages.map((i, page) => asPage(index, i, page, pathOf, textsOf(i))),
    find: (query, most) =>
      engine
        .search(query, {url: baseUrl, baseUrl, chosen: undefined}, most, LENGTH)
        .map(({document}) => pathOf(document.u)),
  };
}

function asPage(
  {documents, descriptions}: LoadedIndex,
  i: number,
  page: number,
  pathOf: (url: string) => string,
  texts: string[],
): BuiltPage {
  const {t: title, u} = documents[i]!;
  const sections = texts.map((text, at) => ({heading: at === 0 ? '' : documents[i + at]!.t, text}));
  return {path: pathOf(u), title, description: descriptions[page]!, sections};
}
