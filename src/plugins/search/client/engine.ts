import {DocumentType, type SearchHit, type Segment} from '../types';
import type {Locale} from '../../../manual/locale';
import {stem} from '../words/stem';
import {aliasesIn, prepareAlike, prepareAliases, type SpokenAlias} from './aliases';
import {highlight, type Wanted} from './highlight';
import type {LoadedIndex} from './loadedIndex';
import {parseQuery, type Query, type QueryWord} from './query';
import {type Exactness, rank, type Reader, type WeighedWord} from './rank';
import {type Match, Vocabulary} from './vocabulary';
import {SHARES} from './shares';
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

export function createEngine(index: LoadedIndex, {locale, isFiltered}: EngineSettings): SearchEngine {
  const aliases = prepareAliases(index.thesaurus.aliases, locale);
  const alike = prepareAlike(index.thesaurus.alike, locale);
  const vocabulary = new Vocabulary([...new Set([...index.terms, ...aliases.flatMap(({spoken}) => spoken)])].sort());
  const weigher = new Weigher(index, locale);
  const matchesOf = ({word, term, stems, isUnfinished}: QueryWord): Match[] => [
    ...vocabulary.matches(word, stems, isUnfinished),
    ...[...(alike.get(term) ?? [])].map((other) => ({term: other, quality: SHARES.alike})),
  ];

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
        ? weigher.weigh([{term, quality: SHARES.rejoined}], joined, asked)
        : undefined;
    });
    const spoken = aliasesIn(query, matches, aliases);
    const meanings = new Map<string, Weights>();
    const meant = spoken.map((alias) => {
      const key = alias.meant.join(' ');
      const known = meanings.get(key) ?? meaning(alias.meant);
      meanings.set(key, known);
      return known;
    });
    const weighed = words.map((word, i): WeighedWord => {
      const others = [together[i], together[i - 1], matches[i]!.length === 0 ? apart(word, asked) : undefined];
      const weights = copy(own[i]!);
      others.forEach((other) => other && raise(weights, other, 1));
      const inParts = word.isCamel && matches[i]!.length > 0 ? apart(word, asked) : undefined;
      if (inParts !== undefined) {
        raise(weights, inParts, SHARES.inParts);
      }
      const said = [...spoken.keys()].filter((number) => spoken[number]!.words.includes(i));
      const stretches = new Map(said.map((number) => [spoken[number]!.words.join(' '), spoken[number]!.words]));
      stretches.forEach((those) =>
        lowerPartial(
          weights,
          those.map((one) => own[one]!),
          index,
        ),
      );
      said.forEach((number) => {
        raise(weights, meant[number]!, spoken[number]!.isBegun ? SHARES.begunAlias : SHARES.alias);
      });
      return {weights, ...importanceOf(word, words), isExtra: false};
    });
    const wholes = query.wholes.map(({term}): WeighedWord => ({
      weights: weigher.weigh([{term, quality: 1}], term, asked),
      importance: SHARES.whole,
      most: Infinity,
      isExtra: true,
    }));
    return {weighed: [...weighed, ...wholes], matches, spoken, own, meant};
  }

  /** What documents have of all terms of an alias's meaning: a title with these words alone is what is meant. */
  function meaning(terms: string[]): Weights {
    return conjunction(terms.map((term) => weigher.weigh([{term, quality: 1}], term, terms.length)));
  }

  function apart({word}: QueryWord, asked: number): Weights | undefined {
    const parts = vocabulary.apart(word, (part) => stem(part, locale));
    return (
      parts &&
      conjunction(
        parts.map((part) => weigher.weigh([{term: stem(part, locale), quality: SHARES.rejoined}], part, asked)),
      )
    );
  }

  /**
   * Neighbors of a question's small words stand together by chance; those of a short query are what is asked. What readers
   * say for something, the thesaurus knows better than the page that happens to say it.
   */
  function exactnessOf({words, wholes}: Query, spoken: SpokenAlias[]): Exactness[] {
    const tells = (...those: QueryWord[]): boolean => words.length <= 2 || those.every((word) => !word.isStopWord);
    const forms = words.map((word, i) => ({pages: tells(word) ? index.pagesWithForm(word.word) : [], words: [i]}));
    const pairs = words.slice(1).map((word, i) => ({
      pages: tells(words[i]!, word) ? index.pagesWithPair(words[i]!, word) : [],
      words: [i, i + 1],
    }));
    const isAlias = (those: number[]): boolean => spoken.some((alias) => those.every((i) => alias.words.includes(i)));
    const own = [...forms, ...pairs].filter((one) => !isAlias(one.words));
    const names = wholes.map((one) => {
      const terms = one.words.map((i) => words[i]!.term);
      return {pages: index.pagesWithName(one.name, terms), words: one.words};
    });
    const single = words
      .map(({term}, i) => ({term, words: [i]}))
      .filter((one) => isName(one.term) && !isAlias(one.words));
    const documented = [
      ...wholes.map((one) => ({...one, pages: index.pagesDocumenting(one.term, true)})),
      ...single.map((one) => ({...one, pages: index.pagesDocumenting(one.term, false)})),
    ].map(({pages, words: those}) => ({pages, words: those, isDocumented: true}));
    return [...own, ...names, ...documented].filter(({pages}) => pages.length > 0);
  }

  /** What stands in no title and no heading is a name, if it stands in tables: `initialInterval`. */
  function isName(term: string): boolean {
    return [DocumentType.Title, DocumentType.Heading].every((type) => index.find(type, term).length === 0);
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
      const matches = query.words.map(matchesOf);
      return highlight(text, wantedOf(query, matches, aliasesIn(query, matches, aliases)), locale, length);
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

/** What a word counts beside the others of its query. */
function importanceOf({isStopWord, isLight}: QueryWord, words: QueryWord[]): Pick<WeighedWord, 'importance' | 'most'> {
  if (isStopWord && words.some((one) => !one.isStopWord)) {
    return {importance: SHARES.stop, most: SHARES.stopMost};
  }
  const importance = isLight && words.some((one) => !one.isStopWord && !one.isLight) ? SHARES.light : 1;
  return {importance, most: Infinity};
}

const copy = ({all, headline}: Weights): Weights => ({all: all.slice(), headline: headline.slice()});

/** How much each document has of all words: what it has least of. */
function conjunction([first, ...others]: Weights[]): Weights {
  const least = copy(first!);
  for (const {all, headline} of others) {
    all.forEach((weight, i) => (least.all[i] = Math.min(least.all[i]!, weight)));
    headline.forEach((weight, i) => (least.headline[i] = Math.min(least.headline[i]!, weight)));
  }
  return least;
}

/** A page with a part of what is said together is about something else: `log in` is no log. */
function lowerPartial({all, headline}: Weights, spoken: Weights[], index: LoadedIndex): void {
  all.forEach((weight, i) => {
    if (weight > 0) {
      const page = index.pages[index.pageOf[i]!]!;
      if (spoken.some((word) => Math.max(word.all[i]!, word.all[page]!) < SHARES.named)) {
        all[i] = weight * SHARES.partial;
        headline[i]! *= SHARES.partial;
      }
    }
  });
}

function raise(weights: Weights, others: Weights, share: number): void {
  for (const layer of ['all', 'headline'] as const) {
    const raised = weights[layer];
    others[layer].forEach((weight, i) => (raised[i] = Math.max(raised[i]!, share * weight)));
  }
}
