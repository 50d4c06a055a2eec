import type {ExactPart} from '../types';
import {packNumbers} from '../words/packing';
import {type NumberedText, Postings} from './buildIndex';

/** A form of a word that so many pages have is told from the other forms of its stem. */
const FEW_WITH_FORM = 3;
/** A pair of neighbors is kept if so many pages have it, and more than so many others have both words in a section. */
const RARE_PAIRS: [pages: number, others: number][] = [
  [1, 2],
  [3, 60],
];

/** @param texts of all sections, in reading order */
export function exactPart(texts: NumberedText[]): ExactPart {
  return {documents: [], index: rareForms(texts), phrases: rarePairs(texts)};
}

/** Forms of words on few pages, by page, where other forms of their stem are on more. */
function rareForms(texts: NumberedText[]): ExactPart['index'] {
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
    if (pages.size <= FEW_WITH_FORM && pagesOfTerm.get(termOf.get(form)!)!.size > pages.size) {
      [...pages].sort((a, b) => a - b).forEach((page) => postings.add(page, [{term: form}]));
    }
  }
  return postings.packed();
}

/**
 * Pairs of neighboring words that few pages have while others have both words apart. For each first word, in the order
 * of the sorted terms of all texts, a list: step to the number of the second word, then its pages, each as twice the
 * step from the page before, plus 1 if another follows.
 */
function rarePairs(texts: NumberedText[]): string {
  const sections = new Map<string, Set<number>>();
  const pages = new Map<string, Map<string, Set<number>>>();
  const pageOf = new Map<number, number>();
  for (const {i, page, terms} of texts) {
    pageOf.set(i, page);
    terms.forEach(({term}) => addTo(sections, term, i));
    const words = terms.filter(({kind}) => kind === 'word');
    for (let at = 1; at < words.length; at += 1) {
      const first = words[at - 1]!.term;
      const seconds = pages.get(first) ?? new Map<string, Set<number>>();
      pages.set(first, seconds);
      addTo(seconds, words[at]!.term, page);
    }
  }
  const sorted = [...sections.keys()].sort();
  const numberOf = new Map(sorted.map((term, number) => [term, number]));
  return sorted
    .map((first) => {
      let last = 0;
      return packNumbers(
        [...(pages.get(first) ?? [])]
          .filter(([second, found]) => isTelling(found, sections.get(first)!, sections.get(second)!, pageOf))
          .map(([second, found]) => ({second: numberOf.get(second)!, found}))
          .sort((a, b) => a.second - b.second)
          .flatMap(({second, found}) => {
            const step = second - last;
            last = second;
            return [step, ...packPages([...found].sort((a, b) => a - b))];
          }),
      );
    })
    .join(' ');
}

/** Whether a pair of few pages tells them from those that have both words in a section, apart. */
function isTelling(
  found: Set<number>,
  first: Set<number>,
  second: Set<number>,
  pageOf: ReadonlyMap<number, number>,
): boolean {
  const rule = RARE_PAIRS.find(([most]) => found.size <= most);
  if (rule === undefined) {
    return false;
  }
  const both = new Set<number>();
  const [small, large] = first.size < second.size ? [first, second] : [second, first];
  for (const section of small) {
    if (large.has(section)) {
      both.add(pageOf.get(section)!);
      if (both.size - found.size > rule[1]) {
        return true;
      }
    }
  }
  return false;
}

const packPages = (pages: number[]): number[] =>
  pages.map((page, at) => 2 * (page - (pages[at - 1] ?? 0)) + (at < pages.length - 1 ? 1 : 0));

function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const found = sets.get(key);
  if (found === undefined) {
    sets.set(key, new Set([value]));
  } else {
    found.add(value);
  }
}
