import type {SearchDocument} from '../types';
import {docSetOf, generationOf, type Generation} from '../../../manual/docSet';
import {fold} from '../../../manual/fold';
import {isCategory, pathOfUrl} from '../../../manual/path';
import type {LoadedIndex} from './loadedIndex';
import type {Query} from './query';
import type {Weights} from './weights';

/** A word of the query, or a name of several that the query has as a whole. */
export interface WeighedWord {
  weights: Weights;
  /** What the word counts beside others, on top of how rare it is. */
  importance: number;
  /** A name as a whole makes a page better; a page without it lacks nothing. */
  isExtra: boolean;
}

/** The page that alone has a pair of neighbors, or a form of a word, counted from 0; rarely with another. */
export interface Exactness {
  pages: number[];
  /** Numbers of the query's words. */
  words: number[];
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

/** What a word elsewhere on the page counts for a section. */
const ELSEWHERE = 0.2;
/** A word that weighs so much on a page is covered by it; one that is only mentioned is covered in part. */
const COVERING = 0.4;
/** What a page gains where the query's words stand as on no other, before a title with the words. */
const EXACT = 1;
/** A name is looked up: pages of reference are preferred. */
const REFERENCE = 1.4;
/** Pages that have every word in a sentence: the page about the word answers better. */
const DIGESTS = /\/(?:reference\/glossary|help\/faq)(?:#|$)/;
const DIGEST = 0.6;

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
  const all = words.map(({weights}) => perPage(weights, index));
  const values = words.map(
    ({importance}, i) =>
      importance * Math.log(1 + index.pages.length / (1 + all[i]!.reduce((n, weight) => n + (weight > 0 ? 1 : 0), 0))),
  );
  const total = sumOf(words, (_, i) => (words[i]!.isExtra ? 0 : values[i]!));
  const bonus = words.map(() => new Float32Array(index.pages.length));
  for (const {pages, words: those} of exact) {
    const share = those.reduce((sum, word) => sum + values[word]!, 0) / total;
    for (const page of pages) {
      those.forEach((word) => (bonus[word]![page] = Math.max(bonus[word]![page]!, EXACT * share ** 2)));
    }
  }
  const answers: Answer[] = [];
  index.pages.forEach((start, page) => {
    const covered =
      sumOf(words, ({isExtra}, i) =>
        isExtra ? 0 : values[i]! * Math.min(1, (all[i]![page]! + bonus[i]![page]!) / COVERING),
      ) / total;
    if (covered > 0) {
      const {document, sum} = best(page, start, words, values, all, index);
      const gain = sumOf(words, (_, i) => values[i]! * bonus[i]![page]!);
      const liked = preference(index.documents[start]!, query, reader);
      answers.push({document, score: ((sum * liked + gain) / total) * covered ** 2});
    }
  });
  return answers.sort((a, b) => b.score - a.score || a.document.i - b.document.i).slice(0, limit);
}

/** The page, or a section of it with what the page as a whole says as well. */
function best(
  page: number,
  start: number,
  words: WeighedWord[],
  values: number[],
  all: Float32Array[],
  index: LoadedIndex,
): {document: SearchDocument; sum: number} {
  const end = index.pages[page + 1] ?? index.documents.length;
  let found = {document: index.documents[start]!, sum: -1};
  for (let i = start; i < end; i += 1) {
    const sum = sumOf(
      words,
      ({weights}, word) => values[word]! * Math.max(weights[start]!, weights[i]!, ELSEWHERE * all[word]![page]!),
    );
    if (sum > found.sum + 1e-6) {
      found = {document: index.documents[i]!, sum};
    }
  }
  return found;
}

/** The greatest weight on each page. */
function perPage(weights: Weights, index: LoadedIndex): Float32Array {
  const greatest = new Float32Array(index.pages.length);
  weights.forEach((weight, i) => {
    const page = index.pageOf[i]!;
    greatest[page] = Math.max(greatest[page]!, weight);
  });
  return greatest;
}

const sumOf = (words: WeighedWord[], value: (word: WeighedWord, i: number) => number): number =>
  words.reduce((sum, word, i) => sum + value(word, i), 0);

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
    return query.wantsNews ? 1.2 : 0.4;
  }
  const wanted = query.generation ?? generationOf(pathOfUrl(reader.url, reader.baseUrl)) ?? reader.chosen ?? 'v2';
  const generation = set === wanted || set === undefined ? 1 : query.generation === undefined ? 0.75 : 0.3;
  if (DIGESTS.test(u)) {
    return DIGEST * generation;
  }
  const reference = query.wholes.length > 0 && /\/reference\//.test(u) ? REFERENCE : 1;
  return reference * generation * (isCategory(pathOfUrl(u, reader.baseUrl)) ? 0.85 : 1);
}
