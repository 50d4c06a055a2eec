import {DocumentType, type IndexFiles, type PackedIndex, type SearchDocument, type Thesaurus} from '../types';
import {unpackAliases, unpackRising, unpackSparse, unpackTerms} from '../words/packing';
import {nameKey, pairNumber} from '../words/pairNumber';
import type {Term} from '../words/terms';

/** A word as typed, folded, and what the index knows it by. */
type WordOfPair = Pick<Term, 'word' | 'term'>;

/** What is loaded of an index: at least its first file. */
export interface LoadedIndex {
  /** Pages and sections by number. */
  documents: SearchDocument[];
  /** By number of a document: which of the pages it belongs to, counted from 0. */
  pageOf: Uint16Array;
  /** Numbers of the pages' documents, rising. */
  pages: number[];
  /** Descriptions in the order of the pages. */
  descriptions: string[];
  thesaurus: Thesaurus;
  /** Every term of the parts that are loaded, sorted. */
  terms: string[];
  /** Documents that have a term, by part. */
  find: (type: DocumentType, term: string) => number[];
  /** The page, counted from 0, that alone has a form of a word; none for forms that say no more than their stem. */
  pagesWithForm: (form: string) => number[];
  /** The page, counted from 0, that alone has two words as neighbors, rarely with another one; none for other words. */
  pagesWithPair: (first: WordOfPair, second: WordOfPair) => number[];
  /** The page, counted from 0, that alone has a name of several words, rarely with another one. */
  pagesWithName: (name: string, words: string[]) => number[];
  /** Pages, counted from 0, that have a name in the first column of a table, or among their keywords. */
  pagesDocumenting: (name: string, isKeyword: boolean) => number[];
}

/**
 * @param first the first file's parts
 * @param content the second's, if it is there
 * @param exact the third's; needs the second's terms
 */
export function loadIndex(first: IndexFiles[0], content?: IndexFiles[1], exact?: IndexFiles[2]): LoadedIndex {
  const [titles, headings, described, keywords] = first;
  const documents: SearchDocument[] = [];
  for (const document of [...titles.documents, ...headings.documents]) {
    documents[document.i] = {...document, u: document.u ?? documents[document.p!]!.u};
  }
  const pages = titles.documents.map(({i}) => i);
  const pageOf = new Uint16Array(documents.length);
  pages.forEach((i, page) => pageOf.fill(page, i, pages[page + 1] ?? documents.length));
  const parts = [...first, ...(content ?? [])].map(({index}) => new PackedPostings(index));
  const forms = exact === undefined ? undefined : new PackedPostings(exact[0].index);
  const pairs = exact && {range: exact[0].pairs.range, numbers: new Set(unpackSparse(exact[0].pairs))};
  const isKept = (one: string, page: number): boolean =>
    pairs?.numbers.has(pairNumber(one, page, pairs.range)) === true;
  /** Pages with a section whose text has all of some terms. */
  const pagesWithAll = (terms: string[]): number[] => {
    const [first = [], ...others] = terms.map((term) => parts[DocumentType.Content]?.find(term) ?? []);
    const sets = others.map((numbers) => new Set(numbers));
    return [...new Set(first.filter((i) => sets.every((set) => set.has(i))).map((i) => pageOf[i]!))];
  };
  const pagesWith = (term: string): number =>
    new Set(parts.flatMap((part) => part.find(term).map((i) => pageOf[i]!))).size;
  return {
    documents,
    pageOf,
    pages,
    descriptions: described.documents.map(({t}) => t),
    thesaurus: thesaurusOf(keywords),
    terms: [...new Set(parts.flatMap(({terms}) => terms))].sort(),
    find: (type, term) => parts[type]?.find(term) ?? [],
    pagesWithForm: (form) => forms?.find(form) ?? [],
    pagesWithPair: (first, second) => {
      const isOwn = [first, second].some(({term}) => pagesWith(term) === 1);
      return pagesWithAll([first.term, second.term]).filter(
        (page) => isOwn || isKept(`${first.word} ${second.word}`, page),
      );
    },
    pagesWithName: (name, words) => pagesWithAll(words).filter((page) => isKept(nameKey(name), page)),
    pagesDocumenting: (name, isKeyword) => {
      const found = parts[DocumentType.Keywords]!.find(name);
      return [...new Set(found.filter((i) => isKeyword || documents[i]!.h !== undefined).map((i) => pageOf[i]!))];
    },
  };
}

/** Unpacked once: an index is loaded anew, with the same first file, with each file that comes. */
const thesauruses = new WeakMap<IndexFiles[0][3], Thesaurus>();

function thesaurusOf(keywords: IndexFiles[0][3]): Thesaurus {
  const known = thesauruses.get(keywords) ?? {aliases: unpackAliases(keywords.aliases), alike: keywords.alike};
  thesauruses.set(keywords, known);
  return known;
}

/** Lists that are unpacked when they are asked for. */
class PackedPostings {
  readonly terms: string[];
  private readonly numberOf: ReadonlyMap<string, number>;
  private readonly lists: string[];
  private readonly unpacked = new Map<number, number[]>();

  constructor({terms, postings}: PackedIndex) {
    this.terms = unpackTerms(terms);
    this.numberOf = new Map(this.terms.map((term, number) => [term, number]));
    this.lists = postings.split(' ');
  }

  find(term: string): number[] {
    const number = this.numberOf.get(term);
    if (number === undefined) {
      return [];
    }
    const known = this.unpacked.get(number) ?? unpackRising(this.lists[number]!);
    this.unpacked.set(number, known);
    return known;
  }
}
