import type {ExactPart} from '../types';
import {packSparse} from '../words/packing';
import {nameKey, pairNumber} from '../words/pairNumber';
import {type NumberedText, Postings} from './buildIndex';

/** Of so many pairs on a page that others have too, one seems to be its own. */
const SPREAD = 1024;

/**
 * @param texts of all pages in reading order: titles, headings, descriptions, keywords, sections
 * @param isAlone whether the index has a term for one page alone
 */
export function exactPart(texts: NumberedText[], isAlone: (term: string) => boolean): ExactPart {
  return {documents: [], index: ownForms(texts, isAlone), pairs: ownPairs(texts, isAlone)};
}

/** Forms of words that only one page has, where others have what the index knows them by. */
function ownForms(texts: NumberedText[], isAlone: (term: string) => boolean): ExactPart['index'] {
  const pagesOfForm = new Map<string, Set<number>>();
  const termOf = new Map<string, string>();
  for (const {page, terms} of texts) {
    for (const {word, term} of terms) {
      addTo(pagesOfForm, word, page);
      termOf.set(word, term);
    }
  }
  const postings = new Postings();
  for (const [form, pages] of pagesOfForm) {
    if (pages.size === 1 && !isAlone(termOf.get(form)!)) {
      pages.forEach((page) => postings.add(page, [{term: form}]));
    }
  }
  return postings.packed();
}

/**
 * Pairs of neighboring words of sections, in the form that they have, and names of several words, that only one page has:
 * each as a number ({@link pairNumber}). Where one of a pair's words is on no other page, that tells the page already.
 */
function ownPairs(texts: NumberedText[], isAlone: (term: string) => boolean): ExactPart['pairs'] {
  const pagesOf = new Map<string, Set<number>>();
  const inSections = new Set<string>();
  for (const {page, terms, names, isSection} of texts) {
    const words = terms.filter(({kind}) => kind === 'word');
    const pairs = words.slice(1).flatMap((second, at) => {
      const first = words[at]!;
      return isAlone(first.term) || isAlone(second.term) ? [] : [`${first.word} ${second.word}`];
    });
    for (const one of [...pairs, ...names.map((name) => nameKey(name))]) {
      addTo(pagesOf, one, page);
      if (isSection) {
        inSections.add(one);
      }
    }
  }
  const kept = [...inSections].flatMap((one) => {
    const [page, ...others] = pagesOf.get(one)!;
    return others.length === 0 ? [{one, page: page!}] : [];
  });
  const range = SPREAD * kept.length;
  const numbers = kept.map(({one, page}) => pairNumber(one, page, range));
  return {range, ...packSparse([...new Set(numbers)].sort((a, b) => a - b))};
}

function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const found = sets.get(key);
  if (found === undefined) {
    sets.set(key, new Set([value]));
  } else {
    found.add(value);
  }
}
