import lunr, {type TokenSet} from 'lunr';

/** A term of the index that a typed word may stand for. */
export interface Match {
  term: string;
  /** 1 for the word itself or another form of it, less for a beginning or a typo. */
  quality: number;
}

/** Unfinished words are completed from this length on. */
const TYPED = 2;
/** A word with a stem of this length may have an ending that is not typed yet: `configurati` → `configur`. */
const STEM = 4;
const ENDING = 6;
/** One typo is forgiven from this length on, in words without digits. */
const TYPO = 5;

/** All terms of an index, to find those that a typed word stands for. */
export class Vocabulary {
  private readonly known: Set<string>;
  private readonly set: TokenSet;

  constructor(terms: Iterable<string>) {
    this.known = new Set(terms);
    this.set = lunr.TokenSet.fromArray([...this.known].sort());
  }

  /**
   * Terms that a word stands for: itself; while it is being typed, what it begins; if nothing else, what it is one typo
   * away from (a letter too many, too few, wrong, or two swapped, as lunr counts them); if not even that, what it is with
   * an ending that is not typed to its end.
   *
   * @param word folded
   * @param stems of the word, in both languages
   */
  matches(word: string, stems: string[], isUnfinished: boolean): Match[] {
    const found = new Map<string, number>();
    const add = (candidate: string, quality: number): void => {
      found.set(candidate, Math.max(found.get(candidate) ?? 0, quality));
    };
    for (const exact of [...stems, word]) {
      if (this.known.has(exact)) {
        add(exact, 1);
      }
    }
    if (isUnfinished && word.length >= TYPED) {
      for (const completed of this.intersect(lunr.TokenSet.fromString(`${word}*`))) {
        add(completed, 0.5 + (0.4 * word.length) / completed.length);
      }
    }
    if (found.size === 0 && word.length >= TYPO && !/\d/.test(word)) {
      for (const candidate of new Set([word, ...stems].filter(({length}) => length >= TYPO - 1))) {
        for (const near of this.intersect(lunr.TokenSet.fromFuzzyString(candidate, 1))) {
          if (!/\d/.test(near)) {
            add(near, 0.6);
          }
        }
      }
    }
    if (found.size === 0 && isUnfinished) {
      for (let length = word.length - 1; length >= Math.max(STEM, word.length - ENDING); length -= 1) {
        if (this.known.has(word.slice(0, length))) {
          add(word.slice(0, length), (0.6 * length) / word.length);
          break;
        }
      }
    }
    return [...found].map(([candidate, quality]) => ({term: candidate, quality}));
  }

  private intersect(set: TokenSet): string[] {
    return this.set.intersect(set).toArray();
  }
}
