import type {PackedSparse} from './words/packing';

/** A page, or a section of one, as the index knows it (short names, as in the search plugin's own index). */
export interface SearchDocument {
  /** Number in reading order: a page, then its sections. */ i: number;
  /** Title of the page, or heading of the section. */ t: string;
  /** URL of the page, with base URL. */ u: string;
  /** Hash of the section, with `#`. */ h?: string;
  /** Number of the section's page. */ p?: number;
  /** Labels of the sidebar above the page. */ b?: string[];
}

/** As a file has it: what belongs to a page has its URL by the page's number. */
export type PackedDocument = Omit<SearchDocument, 'u'> & Partial<Pick<SearchDocument, 'u'>>;

/** Where a word stands, in the order of the index's parts. */
export const DocumentType = {Title: 0, Heading: 1, Description: 2, Keywords: 3, Content: 4} as const;
export type DocumentType = (typeof DocumentType)[keyof typeof DocumentType];

/** Terms with the numbers of the documents that have them, packed (`words/packing.ts`). */
export interface PackedIndex {
  terms: string;
  postings: string;
}

/** Titles and headings have their documents; descriptions, keywords and contents are about the same ones. */
interface IndexPart {
  documents: PackedDocument[];
  index: PackedIndex;
}

/** The first file's part of keywords also holds the thesaurus, its aliases packed (`words/packing.ts`). */
interface KeywordsPart extends IndexPart, Pick<Thesaurus, 'alike'> {
  aliases: string;
}

/** What readers say. */
export interface Thesaurus {
  /** Their phrases, each with the manual's own word for it. */
  aliases: Alias[];
  /** Groups of words, each of which stands for the others. */
  alike: string[][];
}

/** What readers call something, and what the manual calls it. */
export type Alias = [said: string, term: string];

/**
 * What tells a page from others where stems do not: words in a form that it has alone, and pairs of neighboring words and
 * names of several, as packed numbers (`words/pairNumber.ts`).
 */
export interface ExactPart extends IndexPart {
  pairs: PackedSparse & {range: number};
}

/** The files of an index, in the order in which they are fetched, each a list of parts. */
export const INDEX_FILES = ['search-index', 'search-index-content', 'search-index-exact'] as const;
export type IndexFiles = [
  first: [titles: IndexPart, headings: IndexPart, descriptions: IndexPart, keywords: KeywordsPart],
  content: [IndexPart],
  exact: [ExactPart],
];

/** Folder of the texts of sections, from the base URL: one file a page, named by the page's number. */
export const TEXTS = 'search-texts';

/** A stretch of a text. */
export interface Segment {
  text: string;
  /** Whether the query asks for it. */
  isMarked: boolean;
}

/** A page, or a section of one, that answers a query. */
export interface SearchHit {
  document: SearchDocument;
  /** The section's page; the document itself for a page. */
  page: SearchDocument;
  title: Segment[];
  /** Of the section; empty for a page. */
  heading: Segment[];
  /** Of the page, where that is what was found. Texts come later, by {@link SearchHit.document}. */
  description: Segment[];
  /** The reader's words for something that the manual calls otherwise, if they are why it was found. */
  also: string | undefined;
}
