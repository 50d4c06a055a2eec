import {DocumentType, type SearchDocument} from './hits';
import type {Query} from './query';
import {fold} from './stem';

/** A word of the query in a document: how well, from 0 to 1. */
export interface Occurrence {
  document: SearchDocument;
  type: (typeof DocumentType)[keyof typeof DocumentType];
  quality: number;
}

/** A page or section of a page that answers a query. */
export interface Answer {
  document: SearchDocument;
  type: Occurrence['type'];
  score: number;
}

export interface Site {
  /** Documents of titles by their id, which is that of the page. */
  pages: ReadonlyMap<number, SearchDocument>;
  /** Words of a title or heading. */
  lengthOf: (document: SearchDocument) => number;
  /** Where the reader is, with base URL: `/pt-BR/apps/`. */
  readerUrl: string;
}

/** What a word weighs by where it stands: a title answers, a text mentions. */
const WEIGHTS = {
  [DocumentType.Title]: 1,
  [DocumentType.Heading]: 0.7,
  [DocumentType.Description]: 0.45,
  [DocumentType.Keywords]: 0.7,
  [DocumentType.Content]: 0.3,
};
/** Names in tables are keywords of their section, not of their page. */
const NAMES = 0.5;
/** What a name found as a whole counts, beside its parts. */
const WHOLE = 0.3;
/** Share of a title's or heading's weight that it keeps where most of its words are about something else. */
const KEPT = 0.55;

/**
 * Ranks pages by how well they answer all words together. A rare word counts more than a common one; a page that lacks
 * one falls behind those that have all. Each page answers once: by itself, or by the section that has what the page's
 * title, keywords and description lack.
 *
 * @param occurrences for each word of the query, then for each whole, where it was found
 * @param limit at most so many answers, best first
 */
export function rank(query: Query, occurrences: Occurrence[][], site: Site, limit: number): Answer[] {
  const isWord = (i: number): boolean => i < query.words.length;
  const idf = occurrences.map(
    (found, i) => Math.log(1 + site.pages.size / (1 + pagesOf(found).size)) * (isWord(i) ? 1 : WHOLE),
  );
  const pages = new Map<number, PageWords>();
  occurrences.forEach((found, word) => {
    for (const occurrence of found) {
      const id = pageOf(occurrence.document);
      const words = pages.get(id) ?? new PageWords(occurrences.length);
      pages.set(id, words);
      words.add(word, occurrence, weightOf(occurrence, query, site));
    }
  });
  const all = idf.reduce((sum, value, i) => sum + (isWord(i) ? value : 0), 0);
  return [...pages]
    .map(([id, words]) => {
      const page = site.pages.get(id)!;
      const {document, type, weights} = words.best(idf, page);
      const found = weights.reduce((sum, weight, i) => sum + weight * idf[i]!, 0);
      const covered = weights.reduce((sum, weight, i) => sum + (isWord(i) && weight > 0 ? idf[i]! : 0), 0) / all;
      return {document, type, score: (found / all) * covered ** 2 * preference(page, query, site.readerUrl)};
    })
    .sort((a, b) => b.score - a.score || a.document.u.length - b.document.u.length || a.document.i - b.document.i)
    .slice(0, limit);
}

/** What is known of a page: the weight of each word, for the page as a whole and for its sections. */
class PageWords {
  private readonly whole: number[];
  private readonly sections = new Map<string, {weights: number[]; occurrence: Occurrence}>();

  constructor(private readonly words: number) {
    this.whole = new Array<number>(words).fill(0);
  }

  add(word: number, occurrence: Occurrence, weight: number): void {
    const hash = occurrence.document.h;
    if (hash === undefined) {
      this.whole[word] = Math.max(this.whole[word]!, weight);
      return;
    }
    const section = this.sections.get(hash) ?? {weights: new Array<number>(this.words).fill(0), occurrence};
    this.sections.set(hash, section);
    section.weights[word] = Math.max(section.weights[word]!, weight);
    if (occurrence.type === DocumentType.Heading) {
      section.occurrence = occurrence; // a heading says best what the section is about
    }
  }

  /** The page, or a section of it with what the page as a whole says as well. */
  best(idf: number[], title: SearchDocument): {document: SearchDocument; type: Occurrence['type']; weights: number[]} {
    const sum = (weights: number[]): number => weights.reduce((total, weight, i) => total + weight * idf[i]!, 0);
    let best = {document: title, type: DocumentType.Title as Occurrence['type'], weights: this.whole};
    for (const {weights, occurrence} of this.sections.values()) {
      const both = weights.map((weight, i) => Math.max(weight, this.whole[i]!));
      if (sum(both) > sum(best.weights) + 1e-9) {
        best = {document: occurrence.document, type: occurrence.type, weights: both};
      }
    }
    return best;
  }
}

function weightOf({document, type, quality}: Occurrence, query: Query, site: Site): number {
  const weight = type === DocumentType.Keywords && document.h !== undefined ? NAMES : WEIGHTS[type];
  const isHeading = type === DocumentType.Title || type === DocumentType.Heading;
  const share = isHeading ? KEPT + (1 - KEPT) * Math.min(1, query.words.length / site.lengthOf(document)) : 1;
  return weight * quality * share;
}

const pageOf = ({i, p}: SearchDocument): number => p ?? i;
const pagesOf = (found: Occurrence[]): Set<number> => new Set(found.map(({document}) => pageOf(document)));

/**
 * How much a page is preferred before others that answer as well: the current generation, unless the query or the reader's
 * page says otherwise; manual before release notes, unless the query asks for news; pages before generated lists.
 */
export function preference({u, t}: SearchDocument, query: Query, readerUrl: string): number {
  const kind = kindOf(u);
  if (query.generation !== undefined && fold(t).split(' ').includes(query.generation)) {
    return 1.3; // it is about that generation, such as “Migrate from v1”
  }
  if (kind === 'news') {
    return query.wantsNews ? 1.2 : 0.4;
  }
  const wanted = query.generation ?? (kindOf(readerUrl) === 'v1' ? 'v1' : 'v2');
  const generation = kind === wanted || kind === 'none' ? 1 : query.generation === undefined ? 0.75 : 0.3;
  return generation * (/\/category\//.test(u) ? 0.85 : 1);
}

/** @param url with base URL */
export function kindOf(url: string): 'v1' | 'v2' | 'news' | 'none' {
  const path = url.replace(/^\/pt-BR(?=\/|$)/, '');
  if (/^\/v2(\/|$)/.test(path)) {
    return 'v2';
  }
  if (/^\/release-notes(\/|$)/.test(path)) {
    return 'news';
  }
  return /^\/(?:(?:search|markdown-page)\/?)?$/.test(path) ? 'none' : 'v1';
}
