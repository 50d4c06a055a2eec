import type {ExactPart} from '../types';
import {packRising} from '../words/packing';
import {pairNumber} from '../words/pairNumber';
import {type NumberedText, Postings} from './buildIndex';

/** Of so many pairs that no page has alone, one seems to be such a pair. */
const SPREAD = 16;

/** @param texts of all pages in reading order: titles, headings, descriptions, keywords, sections */
export function exactPart(texts: NumberedText[]): ExactPart {
  return {documents: [], index: ownForms(texts), pairs: ownPairs(texts)};
}

/** Forms of words that only one page has, where others have other forms of their stem. */
function ownForms(texts: NumberedText[]): ExactPart['index'] {
  const pagesOfForm = new Map<string, Set<number>>();
  const pagesOfTerm = new Map<string, Set<number>>();
  const termOf = new Map<string, string>();
  for (const {page, terms} of texts) {
    for (const {word, term} of terms) {
      addTo(pagesOfForm, word, page);
      addTo(pagesOfTerm, term, page);
      termOf.set(word, term);
    }
  }
  const postings = new Postings();
  for (const [form, pages] of pagesOfForm) {
    if (pages.size === 1 && pagesOfTerm.get(termOf.get(form)!)!.size > pages.size) {
      pages.forEach((page) => postings.add(page, [{term: form}]));
    }
  }
  return postings.packed();
}

/**
 * Pairs of neighboring words, in the form that they have, that only one page has: each as a number ({@link pairNumber}).
 */
function ownPairs(texts: NumberedText[]): ExactPart['pairs'] {
  const pagesOfPair = new Map<string, Set<number>>();
  for (const {page, terms} of texts) {
    const words = terms.filter(({kind}) => kind === 'word');
    words.slice(1).forEach(({word}, at) => addTo(pagesOfPair, `${words[at]!.word} ${word}`, page));
  }
  const kept = [...pagesOfPair].filter(([, pages]) => pages.size === 1);
  const range = SPREAD * kept.length;
  const numbers = kept.flatMap(([pair, pages]) => [...pages].map((page) => pairNumber(pair, page, range)));
  return {range, numbers: packRising([...new Set(numbers)].sort((a, b) => a - b))};
}

function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const found = sets.get(key);
  if (found === undefined) {
    sets.set(key, new Set([value]));
  } else {
    found.add(value);
  }
}
