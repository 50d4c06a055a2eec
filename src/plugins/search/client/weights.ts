import {DocumentType} from '../types';
import type {Locale} from '../../../manual/locale';
import {isStopWord} from '../words/stopWords';
import {termsOf} from '../words/terms';
import type {PreparedAlias} from './aliases';
import type {LoadedIndex} from './loadedIndex';
import {SHARES} from './shares';
import type {Match} from './vocabulary';

const NAMING: ReadonlySet<DocumentType> = new Set([DocumentType.Title, DocumentType.Heading]);
const SHARE_OF: Record<DocumentType, keyof typeof SHARES> = {
  [DocumentType.Title]: 'title',
  [DocumentType.Heading]: 'heading',
  [DocumentType.Description]: 'description',
  [DocumentType.Keywords]: 'keywords',
  [DocumentType.Content]: 'text',
};
/** A heading that so many pages have says little by itself; beside a title it answers: `Create` of `Environments`. */
const COMMON_HEADING = 8;

/** How much each document has of a word, by number of the document. */
export interface Weights {
  /** From 0 to 1. */
  all: Float32Array;
  /** In its title or heading alone, from 0 to 1. */
  headline: Float32Array;
}

/** What is known of a title or heading. */
interface Heading {
  words: ReadonlySet<string>;
  /** Words, those that say nothing left out. */
  length: number;
  isCommon: boolean;
}

/** Weighs words in an index. */
export class Weigher {
  private readonly headings = new Map<number, Heading>();
  /** Documents by their title or heading. */
  private readonly titled = new Map<string, number[]>();
  /** By term: documents that readers call something with it. */
  private readonly saidOf = new Map<string, number[]>();

  constructor(
    private readonly index: LoadedIndex,
    aliases: PreparedAlias[],
    private readonly locale: Locale,
  ) {
    index.documents.forEach(({t, i}) => addTo(this.titled, t, [i]));
    for (const {term, mentioned} of aliases) {
      const documents = this.titled.get(term) ?? [];
      mentioned.forEach((one) => addTo(this.saidOf, one, documents));
    }
  }

  /**
   * @param matches terms that a word stands for
   * @param word as typed, folded
   * @param asked how many words the query has: a title of more words is about something else as well
   */
  weigh(matches: Match[], word: string, asked: number): Weights {
    const {length} = this.index.documents;
    const weights: Weights = {all: new Float32Array(length), headline: new Float32Array(length)};
    for (const {term, quality} of matches) {
      for (const type of Object.values(DocumentType)) {
        for (const i of this.index.find(type, term)) {
          const share = quality * (NAMING.has(type) ? this.shareOf(type, i, word, asked) : 1);
          weights.all[i] = Math.max(weights.all[i]!, share * this.weightOf(type, i));
          weights.headline[i] = Math.max(weights.headline[i]!, NAMING.has(type) ? share : 0);
        }
      }
    }
    return weights;
  }

  /** At least what a word counts for documents that readers call something with it. */
  raiseSaid({all}: Weights, matches: Match[]): void {
    for (const {term, quality} of matches) {
      this.saidOf.get(term)?.forEach((i) => (all[i] = Math.max(all[i]!, quality * SHARES.spoken)));
    }
  }

  private weightOf(type: DocumentType, i: number): number {
    return SHARES[
      type === DocumentType.Keywords && this.index.documents[i]!.h !== undefined ? 'names' : SHARE_OF[type]
    ];
  }

  /** How much of a title or heading is about a word that it has. */
  private shareOf(type: DocumentType, i: number, word: string, asked: number): number {
    const {words, length, isCommon} = this.headingOf(i);
    const share = SHARES.kept + (1 - SHARES.kept) * Math.min(1, asked / length);
    const common = type === DocumentType.Heading && isCommon && asked === 1 ? SHARES.common : 1;
    return share * common * (words.has(word) ? 1 : SHARES.otherForm);
  }

  private headingOf(i: number): Heading {
    let heading = this.headings.get(i);
    if (heading === undefined) {
      const {t} = this.index.documents[i]!;
      const words = termsOf(t, this.locale).filter(({kind}) => kind === 'word');
      heading = {
        words: new Set(words.map(({word}) => word)),
        length: Math.max(1, words.filter(({word}) => !isStopWord(word, this.locale)).length),
        isCommon: this.titled.get(t)!.length >= COMMON_HEADING,
      };
      this.headings.set(i, heading);
    }
    return heading;
  }
}

function addTo(lists: Map<string, number[]>, key: string, numbers: number[]): void {
  const list = lists.get(key);
  if (list === undefined) {
    lists.set(key, [...numbers]);
  } else {
    list.push(...numbers);
  }
}
