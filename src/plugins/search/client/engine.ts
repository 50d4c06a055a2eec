import type {SearchHit, Segment} from '../types';
import type {Locale} from '../../../manual/locale';
import {stem} from '../words/stem';
import {aliasesIn, prepareAliases, type SpokenAlias} from './aliases';
import {highlight, type Wanted} from './highlight';
import type {LoadedIndex} from './loadedIndex';
import {parseQuery, type Query, type QueryWord} from './query';
import {type Exactness, rank, type Reader, type WeighedWord} from './rank';
import {type Match, Vocabulary} from './vocabulary';
import {Weigher, type Weights} from './weights';

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

/** What a stop word counts beside others. */
const STOP_WORD = 0.1;
/** What a name as a whole counts, beside its words. */
const WHOLE = 0.3;
/** What another word for it counts, beside the word itself. */
const ALIAS = 0.95;
/** What a word counts where the others that it is said with are not named, but in a text at most. */
const PARTIAL = 0.65;
const NAMED = 0.3;
/** What a name taken apart, or two words taken together, count beside the word as it is typed. */
const REJOINED = 0.9;

export function createEngine(index: LoadedIndex, {locale, isFiltered}: EngineSettings): SearchEngine {
  const aliases = prepareAliases(index.aliases, locale);
  const vocabulary = new Vocabulary([...new Set([...index.terms, ...aliases.flatMap(({spoken}) => spoken)])].sort());
  const weigher = new Weigher(index, locale);
  const matchesOf = ({word, stems, isUnfinished}: QueryWord): Match[] => vocabulary.matches(word, stems, isUnfinished);

  /** Every word of a query with what it stands for: alone, taken apart, with its neighbor, or as part of an alias. */
  function weigh(query: Query): {
    weighed: WeighedWord[];
    matches: Match[][];
    spoken: SpokenAlias[];
    own: Weights[];
    meant: Weights[];
  } {
    const {words} = query;
    const matches = words.map(matchesOf);
    const asked = Math.max(1, words.filter((word) => !word.isStopWord).length);
    const own = matches.map((found, i) => weigher.weigh(found, words[i]!.word, asked));
    const together = words.map((_, i) => {
      const next = words[i + 1];
      const joined = next === undefined ? '' : words[i]!.word + next.word;
      const term = stem(joined, locale);
      return next !== undefined && vocabulary.has(term)
        ? weigher.weigh([{term, quality: REJOINED}], joined, asked)
        : undefined;
    });
    const spoken = aliasesIn(words, matches, aliases);
    const meant = spoken.map((alias) =>
      conjunction(alias.meant.map((term) => weigher.weigh([{term, quality: 1}], term, asked))),
    );
    const weighed = words.map((word, i): WeighedWord => {
      const others = [together[i], together[i - 1], matches[i]!.length === 0 ? apart(word, asked) : undefined];
      const weights = own[i]!.slice();
      others.forEach((other) => other && raise(weights, other, 1));
      spoken.forEach((alias, number) => {
        if (alias.words.includes(i)) {
          lowerPartial(
            weights,
            alias.words.map((word) => own[word]!),
            index,
          );
          raise(weights, meant[number]!, ALIAS);
        }
      });
      const isOnly = words.every(({isStopWord}) => isStopWord);
      return {weights, importance: word.isStopWord && !isOnly ? STOP_WORD : 1, isExtra: false};
    });
    const wholes = query.wholes.map((term): WeighedWord => ({
      weights: weigher.weigh([{term, quality: 1}], term, asked),
      importance: WHOLE,
      isExtra: true,
    }));
    return {weighed: [...weighed, ...wholes], matches, spoken, own, meant};
  }

  function apart({word}: QueryWord, asked: number): Weights | undefined {
    const parts = vocabulary.apart(word, (part) => stem(part, locale));
    return (
      parts &&
      conjunction(parts.map((part) => weigher.weigh([{term: stem(part, locale), quality: REJOINED}], part, asked)))
    );
  }

  /**
   * Neighbors of a question's small words stand together by chance; those of a short query are what is asked. What readers
   * say for something, the thesaurus knows better than the page that happens to say it.
   */
  function exactnessOf({words}: Query, spoken: SpokenAlias[]): Exactness[] {
    const tells = (...those: QueryWord[]): boolean => words.length <= 2 || those.every((word) => !word.isStopWord);
    const forms = words.map((word, i) => ({pages: tells(word) ? index.pagesWithForm(word.word) : [], words: [i]}));
    const pairs = words.slice(1).map((word, i) => ({
      pages: tells(words[i]!, word) ? index.pagesWithPair(words[i]!, word) : [],
      words: [i, i + 1],
    }));
    const isAlias = (those: number[]): boolean => spoken.some((alias) => those.every((i) => alias.words.includes(i)));
    return [...forms, ...pairs].filter((one) => one.pages.length > 0 && !isAlias(one.words));
  }

  return {
    search(text, reader, limit, length) {
      const query = parseQuery(text, locale, isFiltered);
      if (query.words.length === 0) {
        return [];
      }
      const {weighed, matches, spoken, own, meant} = weigh(query);
      const wanted = wantedOf(query, matches, spoken);
      return rank(query, weighed, exactnessOf(query, spoken), index, reader, limit).map(({document}) => {
        const page = document.p === undefined ? document : index.documents[document.p]!;
        const has = (weights: Weights): boolean => weights[document.i]! > 0 || weights[page.i]! > 0;
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
      const matches = query.words.map(matchesOf);
      return highlight(text, wantedOf(query, matches, aliasesIn(query.words, matches, aliases)), locale, length);
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

/** How much each document has of all words: what it has least of. */
function conjunction([first, ...others]: Weights[]): Weights {
  const least = first!.slice();
  others.forEach((other) => other.forEach((weight, i) => (least[i] = Math.min(least[i]!, weight))));
  return least;
}

/** A page with a part of what is said together is about something else: `log in` is no log. */
function lowerPartial(weights: Weights, spoken: Weights[], index: LoadedIndex): void {
  weights.forEach((weight, i) => {
    const page = index.pages[index.pageOf[i]!]!;
    if (weight > 0 && spoken.some((word) => Math.max(word[i]!, word[page]!) < NAMED)) {
      weights[i] = weight * PARTIAL;
    }
  });
}

function raise(weights: Weights, others: Weights, share: number): void {
  others.forEach((weight, i) => (weights[i] = Math.max(weights[i]!, share * weight)));
}
