import {type Alias, DocumentType, type IndexFiles, type PackedIndex, type SearchDocument} from '../types';
import {unpackNumbers, unpackRising, unpackTerms} from '../words/packing';

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
  aliases: Alias[];
  /** Every term of the parts that are loaded, sorted. */
  terms: string[];
  /** Documents that have a term, by part. */
  find: (type: DocumentType, term: string) => number[];
  /** Pages, counted from 0, that alone or nearly have a form of a word; none for forms that say no more than their stem. */
  pagesWithForm: (form: string) => number[];
  /** Pages, counted from 0, that alone or nearly have two neighboring words; none for pairs that many have. */
  pagesWithPair: (first: string, second: string) => number[];
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
  const pairs = exact === undefined ? undefined : new PackedPairs(parts[DocumentType.Content]!.terms, exact[0].phrases);
  return {
    documents,
    pageOf,
    pages,
    descriptions: described.documents.map(({t}) => t),
    aliases: keywords.aliases,
    terms: [...new Set(parts.flatMap(({terms}) => terms))].sort(),
    find: (type, term) => parts[type]?.find(term) ?? [],
    pagesWithForm: (form) => forms?.find(form) ?? [],
    pagesWithPair: (one, other) => pairs?.find(one, other) ?? [],
  };
}

/** Lists that are unpacked when they are asked for. */
class PackedPostings {
  readonly terms: string[];
  private readonly numberOf: ReadonlyMap<string, number>;
  private readonly lists: string[];

  constructor({terms, postings}: PackedIndex) {
    this.terms = unpackTerms(terms);
    this.numberOf = new Map(this.terms.map((term, number) => [term, number]));
    this.lists = postings.split(' ');
  }

  find(term: string): number[] {
    const number = this.numberOf.get(term);
    return number === undefined ? [] : unpackRising(this.lists[number]!);
  }
}

/** As `index/exact.ts` packs them. */
class PackedPairs {
  private readonly numberOf: ReadonlyMap<string, number>;
  private readonly lists: string[];

  constructor(terms: string[], packed: string) {
    this.numberOf = new Map(terms.map((term, number) => [term, number]));
    this.lists = packed.split(' ');
  }

  find(first: string, second: string): number[] {
    const wanted = this.numberOf.get(second);
    const numbers = unpackNumbers(this.lists[this.numberOf.get(first) ?? -1] ?? '');
    let other = 0;
    for (let at = 0; at < numbers.length;) {
      other += numbers[at]!;
      at += 1;
      const pages: number[] = [];
      for (let isLast = false; !isLast; at += 1) {
        pages.push((pages.at(-1) ?? 0) + (numbers[at]! >> 1));
        isLast = (numbers[at]! & 1) === 0;
      }
      if (other === wanted) {
        return pages;
      }
    }
    return [];
  }
}
