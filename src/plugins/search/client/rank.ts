import type {SearchDocument} from '../types';
import {docSetOf, generationOf, type Generation} from '../../../manual/docSet';
import {fold} from '../../../manual/fold';
import {isCategory, pathOfUrl} from '../../../manual/path';
import type {LoadedIndex} from './loadedIndex';
import type {Query} from './query';
import {SHARES} from './shares';
import type {Weights} from './weights';

/** A word of the query, or a name of several that the query has as a whole. */
export interface WeighedWord {
  weights: Weights;
  /** What the word counts beside others, on top of how rare it is. */
  importance: number;
  /** It counts no more than this, however rare it is. */
  most: number;
  /** A name as a whole makes a page better; a page without it lacks nothing. */
  isExtra: boolean;
}

/** The page that alone has a pair of neighbors, or a form of a word, counted from 0; rarely with another. */
export interface Exactness {
  pages: number[];
  /** Numbers of the query's words. */
  words: number[];
  /** The page does not only have it, it documents it. */
  isDocumented?: boolean;
}

/** A page or section of a page that answers a query. */
export interface Answer {
  document: SearchDocument;
  score: number;
}

/** Which generation comes first. */
export interface Reader {
  /** Where the reader is, with base URL: `/pt-BR/apps/`. */
  url: string;
  /** Of the language: `/pt-BR/`. */
  baseUrl: string;
  /** The generation that the reader has chosen; that of the page counts more. */
  chosen: Generation | undefined;
}

/** Pages that have every word in a sentence: the page about the word answers better. */
const DIGESTS = /\/(?:reference\/glossary|help\/faq)(?:#|$)/;

/**
 * Ranks pages by how well they answer all words together. A rare word counts more than a common one; a page that lacks
 * one falls behind those that have all. Each page answers once: by itself, or by the section that has what the page's
 * title, keywords and description lack.
 *
 * @param exact where the query's words stand as one page has them
 * @param limit at most so many answers, best first
 */
export function rank(
  query: Query,
  words: WeighedWord[],
  exact: Exactness[],
  index: LoadedIndex,
  reader: Reader,
  limit: number,
): Answer[] {
  const asked: Asked = {words, all: words.map(({weights}) => perPage(weights, index)), values: [], total: 0};
  asked.values = words.map(({importance, most}, i) => {
    const value = Math.min(most, importance * rarity(asked.all[i]!));
    return query.isSentence && isMentionedOnly(asked.all[i]!) ? Math.min(SHARES.mentionMost, value) : value;
  });
  asked.total = sumOf(words, ({isExtra}, i) => (isExtra ? 0 : asked.values[i]!));
  const {gains, documenting} = gainsOf(exact, asked, index);
  const answers: Answer[] = [];
  index.pages.forEach((start, page) => {
    const covered = coverage(asked, page, gains);
    if (covered > 0) {
      const {document, worth} = best(page, start, asked, index);
      const gain = sumOf(words, (_, i) => asked.values[i]! * gains[i]![page]!) / asked.total;
      const liked = preference(index.documents[start]!, query, reader);
      const reference = isReference(index.documents[start]!, query, documenting.has(page)) ? SHARES.reference : 1;
      const gained = query.generation === undefined ? gain : gain * liked; // who asks for v1 wants v1
      answers.push({document, score: (worth * liked + gained) * reference * covered ** SHARES.lacking});
    }
  });
  return answers.sort((a, b) => b.score - a.score || a.document.i - b.document.i).slice(0, limit);
}

/** The words of a query, with what each has on every page, and what it counts. */
interface Asked {
  words: WeighedWord[];
  all: Float32Array[];
  values: number[];
  total: number;
}

/** A rare word counts more; a page that only mentions it counts less than one that is about it. */
function rarity(weights: Float32Array): number {
  let pages = 0;
  weights.forEach((weight) => (pages += weight === 0 ? 0 : weight < SHARES.covering ? SHARES.mention : 1));
  return Math.log(1 + weights.length / (1 + pages));
}

/** No title, heading, keyword or description has it: in a sentence it says something else than what it is about. */
const isMentionedOnly = (weights: Float32Array): boolean => weights.every((weight) => weight < SHARES.named);

/** What each word gains on each page that has it as few others, and the pages that document what is asked for. */
function gainsOf(
  exact: Exactness[],
  {words, values, total}: Asked,
  index: LoadedIndex,
): {gains: Float32Array[]; documenting: ReadonlySet<number>} {
  const gains = words.map(() => new Float32Array(index.pages.length));
  for (const {pages, words: those, isDocumented} of exact) {
    const share = those.reduce((sum, word) => sum + values[word]!, 0) / total;
    const gain = (isDocumented === true ? SHARES.documented : SHARES.exact) * share ** 2;
    for (const page of pages) {
      those.forEach((word) => (gains[word]![page] = Math.max(gains[word]![page]!, gain)));
    }
  }
  return {gains, documenting: new Set(exact.flatMap((one) => (one.isDocumented === true ? one.pages : [])))};
}

/** How much of what is asked a page has, from 0 to 1. */
const coverage = ({words, all, values, total}: Asked, page: number, gains: Float32Array[]): number =>
  sumOf(words, ({isExtra}, i) =>
    isExtra ? 0 : values[i]! * Math.min(1, (all[i]![page]! + gains[i]![page]!) / SHARES.covering),
  ) / total;

/** The page, or a section of it with what the page as a whole says as well. */
function best(
  page: number,
  start: number,
  {words, all, values, total}: Asked,
  index: LoadedIndex,
): {document: SearchDocument; worth: number} {
  const end = index.pages[page + 1] ?? index.documents.length;
  let found = {document: index.documents[start]!, worth: -1};
  let inTitle = 0;
  for (let i = start; i < end; i += 1) {
    let [sum, headed] = [0, 0];
    for (let word = 0; word < words.length; word += 1) {
      const {weights, isExtra} = words[word]!;
      const elsewhere = SHARES.elsewhere * all[word]![page]!;
      sum += values[word]! * Math.max(weights.all[start]!, weights.all[i]!, elsewhere);
      headed += isExtra ? 0 : values[word]! * Math.max(weights.headline[start]!, weights.headline[i]!);
    }
    inTitle = i === start ? SHARES.titleAll * (headed / total) ** 2 : inTitle;
    const inHeading = i === start ? 0 : SHARES.headingAll * (headed / total) ** 2;
    const worth = sum / total + Math.max(inTitle, inHeading);
    if (worth > found.worth + 1e-6) {
      found = {document: index.documents[i]!, worth};
    }
  }
  return found;
}

/** The greatest weight on each page. */
function perPage({all}: Weights, index: LoadedIndex): Float32Array {
  const greatest = new Float32Array(index.pages.length);
  all.forEach((weight, i) => {
    const page = index.pageOf[i]!;
    greatest[page] = Math.max(greatest[page]!, weight);
  });
  return greatest;
}

const sumOf = (words: WeighedWord[], value: (word: WeighedWord, i: number) => number): number =>
  words.reduce((sum, word, i) => sum + value(word, i), 0);

/** A name or a command is looked up: the pages that list them all are preferred. */
function isReference({u}: SearchDocument, {isCommand, wholes}: Query, documentsName: boolean): boolean {
  const isList = /\/reference\//.test(u) && !DIGESTS.test(u);
  return isCommand ? /\/aqueduto-cli\//.test(u) : wholes.length > 0 && documentsName && isList;
}

/**
 * How much a page is preferred before others that answer as well: the current generation, unless the query, the reader's
 * page or choice says otherwise; manual before release notes, unless the query asks for news; pages before generated lists.
 */
export function preference({u, t}: SearchDocument, query: Query, reader: Reader): number {
  const set = docSetOf(pathOfUrl(u, reader.baseUrl));
  if (query.generation !== undefined && fold(t).split(' ').includes(query.generation)) {
    return 1.3; // it is about that generation, such as “Migrate from v1”
  }
  if (set === 'release-notes') {
    return query.wantsNews ? 1.2 : SHARES.news;
  }
  const wanted = query.generation ?? generationOf(pathOfUrl(reader.url, reader.baseUrl)) ?? reader.chosen ?? 'v2';
  const generation =
    set === wanted || set === undefined ? 1 : query.generation === undefined ? SHARES.otherGeneration : 0.3;
  if (DIGESTS.test(u)) {
    return SHARES.digest * generation;
  }
  return generation * (isCategory(pathOfUrl(u, reader.baseUrl)) ? SHARES.category : 1);
}
