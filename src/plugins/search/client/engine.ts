import type {SearchHit, Segment} from '../types';
import type {Locale} from '../../../manual/locale';
import type {SpokenAlias} from './aliases';
import {exactnessOf} from './exactness';
import {highlight, type Wanted} from './highlight';
import type {LoadedIndex} from './loadedIndex';
import {parseQuery, type Query, type QueryWord} from './query';
import {QueryWeigher} from './queryWeigher';
import {rank, type Reader} from './rank';
import type {Match} from './vocabulary';
import type {Weights} from './weights';

/** How an engine answers; from the plugin's options. */
export interface EngineSettings {
  locale: Locale;
  /** Words that say little are left out of queries. */
  isFiltered: boolean;
}

export interface SearchEngine {
  /**
   * @param limit at most so many hits, best first; one a page
   * @param length characters of a description that a hit shows
   */
  search: (text: string, reader: Reader, limit: number, length: number) => SearchHit[];
  /**
   * @param text of a page's section
   * @param query that it answers
   * @returns the stretch of the text that has most of the query, of so many characters at most
   */
  snippet: (text: string, query: string, length: number) => Segment[];
}

export function createEngine(index: LoadedIndex, {locale, isFiltered}: EngineSettings): SearchEngine {
  const weigher = new QueryWeigher(index, locale);
  return {
    search(text, reader, limit, length) {
      const query = parseQuery(text, locale, isFiltered);
      if (query.words.length === 0) {
        return [];
      }
      const {weighed, matches, spoken, own, meant} = weigher.weigh(query);
      const wanted = wantedOf(query, matches, spoken);
      return rank(query, weighed, exactnessOf(query, spoken, index), index, reader, limit).map(({document}) => {
        const page = document.p === undefined ? document : index.documents[document.p]!;
        const has = ({all}: Weights): boolean => all[document.i]! > 0 || all[page.i]! > 0;
        const marked = (shown: string, most = Infinity): Segment[] => highlight(shown, wanted, locale, most);
        return {
          document,
          page,
          title: marked(page.t),
          heading: document === page ? [] : marked(document.t),
          description: marked(index.descriptions[index.pageOf[page.i]!]!, length),
          also: spoken.find(({words}, number) => has(meant[number]!) && words.every((i) => !has(own[i]!)))?.said,
        };
      });
    },
    snippet(text, typed, length) {
      const query = parseQuery(typed, locale, isFiltered);
      const {matches, spoken} = weigher.understand(query);
      return highlight(text, wantedOf(query, matches, spoken), locale, length);
    },
  };
}

/** What is marked in texts: what the query says, and what that means. */
function wantedOf({words}: Query, matches: Match[][], spoken: SpokenAlias[]): Wanted {
  const isTelling = (word: QueryWord): boolean => !word.isStopWord || words.every(({isStopWord}) => isStopWord);
  const said = words.flatMap((word, i) => (isTelling(word) ? matches[i]!.map(({term}) => term) : []));
  return {
    terms: new Set([...said, ...spoken.flatMap(({meant}) => meant)]),
    beginnings: words.filter((word) => word.isUnfinished && isTelling(word)).map(({word}) => word),
  };
}
