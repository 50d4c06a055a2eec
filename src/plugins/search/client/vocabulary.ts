import {COUNTED, typosOf} from './typos';

/** A term of the index that a typed word may stand for. */
export interface Match {
  term: string;
  /** 1 for the word itself or another form of it, less for a beginning or a typo. */
  quality: number;
}

/** Unfinished words are completed from this length on. */
const TYPED = 2;
/** What a completion is worth beside a word that is complete as it is: short ones are more often unfinished. */
const BESIDE_SHORT = 0.5;
const BESIDE_LONG = 0.3;
const LONG = 6;
/** A word with a stem of this length may have an ending that is not typed yet: `configurati` → `configur`. */
const STEM = 4;
const ENDING = 6;
/** From these lengths on one typo is forgiven, and two; in words without digits. */
const TYPO = 4;
const TWO_TYPOS = 9;
const TYPO_QUALITY = [1, 0.6, 0.4];

/** All terms of an index, to find those that a typed word stands for. */
export class Vocabulary {
  private readonly known: ReadonlySet<string>;
  /** Terms in which typos are looked for, with a bit for each letter that they have. */
  private readonly typed: {term: string; letters: number}[];

  /** @param terms sorted, each once */
  constructor(private readonly terms: string[]) {
    this.known = new Set(terms);
    this.typed = terms
      .filter((term) => term.length >= TYPO - 1 && !/\d/.test(term))
      .map((term) => ({term, letters: lettersOf(term)}));
  }

  has(term: string): boolean {
    return this.known.has(term);
  }

  /**
   * Terms that a word stands for: itself; while it is being typed, what it begins; if nothing else, what it is a typo away
   * from (a letter too many, too few, wrong, or two swapped), to its end or, while it is being typed, at its beginning.
   *
   * @param word folded
   * @param stems of the word, in both languages
   */
  matches(word: string, stems: string[], isUnfinished: boolean): Match[] {
    const found = new Map<string, number>();
    const add = (candidate: string, quality: number): void => {
      found.set(candidate, Math.max(found.get(candidate) ?? 0, quality));
    };
    const completions = isUnfinished ? this.beginningWith(word) : [];
    // What is being typed has no stem yet: `canar` is on its way to `canary`, and no form of `can`.
    [...(completions.length > 0 && !this.known.has(word) ? stems.slice(0, 1) : stems), word]
      .filter((exact) => this.known.has(exact))
      .forEach((exact) => add(exact, 1));
    if (isUnfinished && word.length >= TYPED) {
      const share = found.size === 0 ? 1 : word.length < LONG ? BESIDE_SHORT : BESIDE_LONG;
      completions.forEach((term) => add(term, share * (0.5 + (0.4 * word.length) / term.length)));
    }
    const otherwise = [
      () => this.near(word, stems, false),
      () => (isUnfinished ? this.endingUntyped(word) : []),
      () => (isUnfinished ? this.near(word, stems, true) : []),
    ];
    for (const guess of otherwise) {
      if (found.size === 0) {
        guess().forEach(({term, quality}) => add(term, quality));
      }
    }
    return [...found].map(([term, quality]) => ({term, quality}));
  }

  /** Two words that a name without its punctuation may be made of; undefined if there are none. */
  apart(word: string, stemOf: (part: string) => string): [string, string] | undefined {
    // A longer one is no name that somebody writes without its punctuation.
    if (word.length > COUNTED) {
      return undefined;
    }
    const splits = Array.from({length: Math.max(0, word.length - 3)}, (_, i): [string, string] => [
      word.slice(0, i + 2),
      word.slice(i + 2),
    ]);
    return splits.find((parts) => parts.every((part) => part.length > 1 && this.known.has(stemOf(part))));
  }

  private beginningWith(word: string): string[] {
    let low = 0;
    for (let high = this.terms.length; low < high;) {
      const middle = (low + high) >> 1;
      if (this.terms[middle]! < word) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    const found: string[] = [];
    for (; low < this.terms.length && this.terms[low]!.startsWith(word); low += 1) {
      found.push(this.terms[low]!);
    }
    return found;
  }

  private endingUntyped(word: string): Match[] {
    for (let length = word.length - 1; length >= Math.max(STEM, word.length - ENDING); length -= 1) {
      if (this.known.has(word.slice(0, length))) {
        return [{term: word.slice(0, length), quality: (0.6 * length) / word.length}];
      }
    }
    return [];
  }

  /** @param isBeginning the word may be the beginning of a term */
  private near(word: string, stems: string[], isBeginning: boolean): Match[] {
    if (word.length < TYPO || word.length > COUNTED || /\d/.test(word)) {
      return [];
    }
    const candidates = [...new Set([word, ...stems])].filter(({length}) => length >= TYPO - 1);
    for (let typos = 1; typos <= (word.length >= TWO_TYPOS ? 2 : 1); typos += 1) {
      const found = new Set(candidates.flatMap((one) => this.around(one, typos, isBeginning)));
      if (found.size > 0) {
        return [...found].map((term) => ({term, quality: TYPO_QUALITY[typos]!}));
      }
    }
    return [];
  }

  /** Terms that a word is so many typos away from; their lengths and letters tell most others at once. */
  private around(word: string, typos: number, isBeginning: boolean): string[] {
    const letters = lettersOf(word);
    const typosTo = typosOf(word);
    const near = this.typed.filter(({term, letters: others}) => {
      const isLonger = isBeginning && term.length > word.length;
      return (
        (isLonger || Math.abs(term.length - word.length) <= typos) &&
        bits(letters & ~others) <= typos &&
        (isLonger || bits(others & ~letters) <= typos) &&
        typosTo(term, isLonger) <= typos
      );
    });
    return near.map(({term}) => term);
  }
}

/** A bit for each letter that a word has. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    letters |= 1 << (word.charCodeAt(at) & 31);
  }
  return letters >>> 0;
}

/** How many bits of a number of 32 are set. */
function bits(value: number): number {
  let count = value - ((value >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
