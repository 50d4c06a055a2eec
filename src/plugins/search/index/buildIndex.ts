import type {IndexFiles, PackedDocument as Packed, PackedIndex, SearchDocument, Thesaurus} from '../types';
import {packAliases, packRising, packTerms} from '../words/packing';
import {OTHER, type Locale} from '../../../manual/locale';
import {type Term, termsOf} from '../words/terms';
import {exactPart} from './exact';
import type {IndexedPage} from './readPage';

interface BuiltIndex {
  /** Contents of the files, as `INDEX_FILES` names them. */
  files: IndexFiles;
  /** By number of the page: the texts of its introduction and sections, in reading order. */
  texts: Map<number, string[]>;
}

/** Headings that say the same on every page. */
const COMMON_HEADINGS = new Set(['#before-you-begin', '#steps', '#result', '#related']);

/** A text of a page, with the page's number among the pages. */
export interface NumberedText {
  page: number;
  terms: Term[];
  /** Names of several words, folded. */
  names: string[];
  /** Whether it is the text of a section; none of the page's titles, headings or keywords. */
  isSection: boolean;
}

/**
 * The index of a site: every word of every page by section. The result depends on nothing but the arguments.
 *
 * @param thesaurus what readers say
 */
export function buildIndex(pages: IndexedPage[], thesaurus: Thesaurus, locale: Locale): BuiltIndex {
  const titles: SearchDocument[] = [];
  const headings: Packed[] = [];
  const parts = {
    title: new Postings(),
    heading: new Postings(),
    description: new Postings(),
    keywords: new Postings(),
    content: new Postings(),
  };
  const {title, heading, description, keywords, content} = parts;
  const descriptions: Packed[] = [];
  const texts: BuiltIndex['texts'] = new Map();
  const numbered: NumberedText[] = [];
  const pageOf: number[] = [];
  let i = 0;
  pages.forEach((page, number) => {
    const p = i;
    const {title: t, url: u, breadcrumb: b} = page;
    titles.push({i, t, u, b});
    title.add(p, termsOf(t, locale), termsOf(page.otherTitle, OTHER[locale]));
    description.add(p, termsOf(page.description, locale));
    descriptions.push({i, t: page.description});
    // Keywords hold words of the other language too.
    keywords.add(p, termsOf(page.keywords, locale), termsOf(page.keywords, OTHER[locale]));
    const headed = page.sections.map((section) => section.title);
    const named = [t, page.otherTitle, page.description, ...page.keywords.split(','), ...headed];
    named.forEach((text) => numbered.push({page: number, ...wordsAndNames(text, locale), isSection: false}));
    texts.set(
      p,
      page.sections.map(({text}) => text),
    );
    page.sections.forEach((section, at) => {
      if (at > 0) {
        headings.push({i, t: section.title, h: section.hash, p});
        heading.add(i, COMMON_HEADINGS.has(section.hash) ? [] : termsOf(section.title, locale));
      }
      keywords.add(i, termsOf(section.names.join(', '), locale));
      const text = wordsAndNames(section.text, locale);
      content.add(i, text.terms);
      numbered.push({page: number, ...text, isSection: true});
      i += 1;
    });
    i += page.sections.length === 0 ? 1 : 0;
    pageOf.push(...Array.from({length: i - p}, () => number));
  });
  return {
    files: [
      [
        {documents: titles, index: title.packed()},
        {documents: headings, index: heading.packed()},
        {documents: descriptions, index: description.packed()},
        {documents: [], index: keywords.packed(), aliases: packAliases(thesaurus.aliases), alike: thesaurus.alike},
      ],
      [{documents: [], index: content.packed()}],
      [exactPart(numbered, aloneIn(Object.values(parts), pageOf))],
    ],
    texts,
  };
}

/** Whether a term stands on one page only. */
function aloneIn(parts: Postings[], pageOf: number[]): (term: string) => boolean {
  const known = new Map<string, boolean>();
  return (term) => {
    const isAlone =
      known.get(term) ??
      new Set(parts.flatMap((part) => part.documentsWith(term).map((one) => pageOf[one]!))).size === 1;
    known.set(term, isAlone);
    return isAlone;
  };
}

/** Names of several words apart: they are found by their words, and would double the terms. */
function wordsAndNames(text: string, locale: Locale): Pick<NumberedText, 'terms' | 'names'> {
  const all = termsOf(text, locale);
  return {
    terms: all.filter(({kind}) => kind !== 'whole'),
    names: all.filter(({kind}) => kind === 'whole').map(({word}) => word),
  };
}

/** Terms with the documents that have them. */
export class Postings {
  private readonly byTerm = new Map<string, number[]>();

  /** Documents come in the order of their numbers. */
  add(i: number, ...lists: Pick<Term, 'term'>[][]): void {
    for (const {term} of lists.flat()) {
      const numbers = this.byTerm.get(term);
      if (numbers === undefined) {
        this.byTerm.set(term, [i]);
      } else if (numbers.at(-1) !== i) {
        numbers.push(i);
      }
    }
  }

  documentsWith(term: string): number[] {
    return this.byTerm.get(term) ?? [];
  }

  packed(): PackedIndex {
    const terms = [...this.byTerm.keys()].sort();
    return {
      terms: packTerms(terms),
      postings: terms.map((term) => packRising(this.byTerm.get(term)!)).join(' '),
    };
  }
}
