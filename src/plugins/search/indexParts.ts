import lunr, {type SerializedIndex} from 'lunr';

import type {SearchDocument} from '../../search/hits';
import {isStopWord} from '../../search/stopWords';
import {OTHER, type SearchLocale} from '../../search/stem';
import {camelWords, type Term, termsOf} from '../../search/terms';
import type {IndexedPage, IndexedSection} from './readPage';

/** One of the five parts of the index file, in the form of the search plugin: documents with a prebuilt lunr index. */
export interface Part {
  documents: SearchDocument[];
  index: SerializedIndex;
}

/** A document with the terms that the index finds it by. */
interface Entry {
  document: SearchDocument;
  terms: Pick<Term, 'term' | 'start' | 'length'>[];
}

/** Of a section's text, so many terms that tell it from others are indexed: more weigh more and find little more. */
const TERMS_OF_A_SECTION = 8;
/** A term in more than this share of all sections tells none of them from others. */
const COMMON = 0.1;
/** How much more a code or an identifier weighs than a word: readers copy them into the search box. */
const IDENTIFIER = 1.6;
/** Characters that are kept of a section's text, to show where its heading says little. */
const TEXT_LENGTH = 50;
/** Sections that only lead elsewhere. */
const LEFT_OUT = new Set(['#related']);
/** Headings that say the same on every page. */
const COMMON_HEADINGS = new Set(['#before-you-begin', '#steps', '#result']);

/**
 * The index file's parts: titles, headings, descriptions, keywords (of front matter, and the names in tables), contents.
 * The result depends on nothing but the arguments.
 */
export function indexParts(pages: IndexedPage[], locale: SearchLocale): Part[] {
  let lastId = 0;
  const nextId = (): number => (lastId += 1);
  const termsIn = (text: string): Term[] => termsOf(text, locale);
  const titles: Entry[] = [];
  const headings: Entry[] = [];
  const descriptions: Entry[] = [];
  const keywords: Entry[] = [];
  const contents: Entry[] = [];
  const distinctive = distinctiveTerms(pages, locale);

  for (const page of pages) {
    const {url: u, title, breadcrumb} = page;
    const p = nextId();
    const other = termsOf(page.otherTitle, OTHER[locale]).map((term) => ({...term, start: 0, length: 0}));
    titles.push({document: {i: p, t: title, u, b: breadcrumb}, terms: [...termsIn(title), ...other]});
    const described = {i: p, s: title, u, p};
    if (page.description !== '') {
      descriptions.push({document: {...described, t: page.description}, terms: termsIn(page.description)});
    }
    if (page.keywords !== '') {
      // Keywords hold words of the other language too.
      const terms = [...termsIn(page.keywords), ...termsOf(page.keywords, OTHER[locale])];
      keywords.push({document: {...described, t: page.keywords}, terms});
    }
    for (const section of page.sections.filter(({hash}) => !LEFT_OUT.has(hash))) {
      const h = section.hash === '' ? {} : {h: section.hash};
      if (section.title !== '' && !COMMON_HEADINGS.has(section.hash)) {
        headings.push({document: {i: nextId(), t: section.title, u, ...h, p}, terms: termsIn(section.title)});
      }
      const named = {s: section.title || title, u, ...h, p};
      const names = [...new Set(section.names)].join(', ');
      if (names !== '') {
        const terms = [...termsIn(names), ...termsIn(camelWords(names)).filter(({isWhole}) => !isWhole)];
        keywords.push({document: {i: nextId(), t: names, ...named}, terms});
      }
      const found = distinctive(page, section);
      if (found.length > 0) {
        contents.push({document: {i: nextId(), t: shortened(section.text), ...named}, terms: found});
      }
    }
  }
  return [
    partOf(titles, locale, 'whole'),
    partOf(headings, locale, 'whole'),
    ...[descriptions, keywords, contents].map((entries) => partOf(entries, locale, 'found')),
  ];
}

/**
 * Says which terms of a section's text find it: those that its page does not have in its title, keywords or description,
 * nor the section in its heading or names, by tf-idf over all sections.
 */
function distinctiveTerms(
  pages: IndexedPage[],
  locale: SearchLocale,
): (page: IndexedPage, section: IndexedSection) => Term[] {
  const sections = pages.flatMap((page) => page.sections);
  const terms = new Map(sections.map((section) => [section, termsOf(section.text, locale)]));
  const frequency = new Map<string, number>();
  for (const found of terms.values()) {
    for (const term of new Set(found.map((one) => one.term))) {
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
    }
  }
  return (page, section) => {
    const known = new Set(
      termsOf([page.title, page.keywords, page.description, section.title, ...section.names].join(', '), locale).map(
        ({term}) => term,
      ),
    );
    const counts = new Map<string, {first: Term; count: number}>();
    for (const term of terms.get(section)!) {
      const seen = counts.get(term.term);
      counts.set(term.term, {first: seen?.first ?? term, count: (seen?.count ?? 0) + 1});
    }
    return [...counts.values()]
      .filter(
        ({first: {term, word}}) =>
          !known.has(term) &&
          !isStopWord(word, locale) &&
          !/^\d{1,2}$/.test(word) &&
          frequency.get(term)! <= Math.max(1, COMMON * sections.length),
      )
      .map(({first, count}) => ({
        first,
        weight:
          (1 + Math.log(count)) *
          Math.log(sections.length / frequency.get(first.term)!) *
          (isIdentifier(section.text.slice(first.start, first.start + first.length)) ? IDENTIFIER : 1),
      }))
      .sort((a, b) => b.weight - a.weight || a.first.start - b.first.start)
      .slice(0, TERMS_OF_A_SECTION)
      .map(({first}) => first);
  };
}

/** `E11000`, `ORA-12514`, `NOT_LEADER`, `initialInterval`; not `Aqueduto` or `30`. */
const isIdentifier = (word: string): boolean => /\p{L}.*\d|\p{Ll}\p{Lu}|_|^\p{Lu}{4,}$/u.test(word) && word.length > 3;

/**
 * A lunr index of terms that are stems already. Each term keeps the place of its first occurrence in a document.
 *
 * @param detail `found` leaves out places and weights, two thirds of an index, which our own client does without; it
 *   keeps the form, so that the plugin's client reads it too
 */
function partOf(entries: Entry[], locale: SearchLocale, detail: 'whole' | 'found'): Part {
  const index = lunr(function () {
    this.pipeline.reset();
    this.searchPipeline.reset();
    this.ref('i');
    this.field('t');
    this.metadataWhitelist = ['position'];
    this.tokenizer = (terms) =>
      (terms as Entry['terms']).map(
        ({term, start, length}) => new lunr.Token(term, {position: detail === 'whole' ? [start, length] : [0, 0]}),
      );
    entries.forEach(({document, terms}) => this.add({i: String(document.i), t: firstOfEach(terms)}));
  }).toJSON();
  return {
    documents: entries.map(({document}) => document),
    index: {
      ...index,
      fieldVectors: index.fieldVectors.map(([ref, vector]) => [ref, detail === 'whole' ? vector.map(rounded) : []]),
      // The plugin's own client makes stems of what is typed with this function.
      pipeline: [locale === 'en' ? 'stemmer' : 'stemmer-pt'],
    },
  };
}

function firstOfEach(terms: Entry['terms']): Entry['terms'] {
  return [...new Map(terms.toReversed().map((term) => [term.term, term])).values()].toReversed();
}

/** Vectors alternate term numbers and weights; one decimal of a weight is enough to rank by. */
const rounded = (value: number, i: number): number => (i % 2 === 0 ? value : Math.round(value * 10) / 10);

/** The text's beginning, whole words. */
function shortened(text: string): string {
  return text.length <= TEXT_LENGTH ? text : text.slice(0, text.lastIndexOf(' ', TEXT_LENGTH)).trimEnd();
}
