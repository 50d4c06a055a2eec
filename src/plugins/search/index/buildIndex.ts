import type {Alias, IndexFiles, PackedDocument as Packed, PackedIndex, SearchDocument} from '../types';
import {packRising, packTerms} from '../words/packing';
import {OTHER, type Locale} from '../../../manual/locale';
import {type Term, termsOf} from '../words/terms';
import {exactPart} from './exact';
import type {IndexedPage} from './readPage';

export interface BuiltIndex {
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
}

/**
 * The index of a site: every word of every page by section. The result depends on nothing but the arguments.
 *
 * @param aliases what readers call things
 */
export function buildIndex(pages: IndexedPage[], aliases: Alias[], locale: Locale): BuiltIndex {
  const titles: SearchDocument[] = [];
  const headings: Packed[] = [];
  const [title, heading, description, keywords, content] = Array.from({length: 5}, () => new Postings()) as [
    Postings,
    Postings,
    Postings,
    Postings,
    Postings,
  ];
  const descriptions: Packed[] = [];
  const texts: BuiltIndex['texts'] = new Map();
  const numbered: NumberedText[] = [];
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
    named.forEach((text) => numbered.push({page: number, terms: termsOf(text, locale)}));
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
      // Wholes are found by their words: they would double the terms.
      const terms = termsOf(section.text, locale).filter(({kind}) => kind !== 'whole');
      content.add(i, terms);
      numbered.push({page: number, terms});
      i += 1;
    });
    i += page.sections.length === 0 ? 1 : 0;
  });
  return {
    files: [
      [
        {documents: titles, index: title.packed()},
        {documents: headings, index: heading.packed()},
        {documents: descriptions, index: description.packed()},
        {documents: [], index: keywords.packed(), aliases},
      ],
      [{documents: [], index: content.packed()}],
      [exactPart(numbered)],
    ],
    texts,
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

  packed(): PackedIndex {
    const terms = [...this.byTerm.keys()].sort();
    return {
      terms: packTerms(terms),
      postings: terms.map((term) => packRising(this.byTerm.get(term)!)).join(' '),
    };
  }
}
