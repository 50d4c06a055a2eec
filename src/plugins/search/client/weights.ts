import {DocumentType} from '../types';
import type {Locale} from '../../../manual/locale';
import {isStopWord} from '../words/stopWords';
import {termsOf} from '../words/terms';
import type {LoadedIndex} from './loadedIndex';
import type {Match} from './vocabulary';

/** What a word weighs by where it stands: a title answers, a text mentions. */
const WEIGHTS: Record<DocumentType, number> = {
  [DocumentType.Title]: 1,
  [DocumentType.Heading]: 0.7,
  [DocumentType.Description]: 0.45,
  [DocumentType.Keywords]: 0.7,
  [DocumentType.Content]: 0.2,
};
/** Names in tables are keywords of their section, not of their page. */
const NAMES = 0.5;
/** Share of a title's or heading's weight that it keeps where most of its words are about something else. */
const KEPT = 0.55;

/** What a title or heading keeps that has another form of the word. */
const OTHER_FORM = 0.93;
/** A heading that so many pages have says little by itself; beside a title it answers: `Create` of `Environments`. */
const COMMON_HEADING = 8;
const COMMON = 0.5;

/** How much each document has of a word: from 0 to 1, by number of the document. */
export type Weights = Float32Array;

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
  private readonly frequency = new Map<string, number>();

  constructor(
    private readonly index: LoadedIndex,
    private readonly locale: Locale,
  ) {
    index.documents.forEach(({t}) => this.frequency.set(t, (this.frequency.get(t) ?? 0) + 1));
  }

  /**
   * @param matches terms that a word stands for
   * @param word as typed, folded
   * @param asked how many words the query has: a title of more words is about something else as well
   */
  weigh(matches: Match[], word: string, asked: number): Weights {
    const weights = new Float32Array(this.index.documents.length);
    for (const {term, quality} of matches) {
      for (const type of Object.values(DocumentType)) {
        for (const i of this.index.find(type, term)) {
          weights[i] = Math.max(weights[i]!, quality * this.weightOf(type, i, word, asked));
        }
      }
    }
    return weights;
  }

  private weightOf(type: DocumentType, i: number, word: string, asked: number): number {
    if (type === DocumentType.Title || type === DocumentType.Heading) {
      const {words, length, isCommon} = this.headingOf(i);
      const share = KEPT + (1 - KEPT) * Math.min(1, asked / length);
      const common = type === DocumentType.Heading && isCommon && asked === 1 ? COMMON : 1;
      return WEIGHTS[type] * share * common * (words.has(word) ? 1 : OTHER_FORM);
    }
    return type === DocumentType.Keywords && this.index.documents[i]!.h !== undefined ? NAMES : WEIGHTS[type];
  }

  private headingOf(i: number): Heading {
    let heading = this.headings.get(i);
    if (heading === undefined) {
      const {t} = this.index.documents[i]!;
      const words = termsOf(t, this.locale).filter(({kind}) => kind === 'word');
      heading = {
        words: new Set(words.map(({word}) => word)),
        length: Math.max(1, words.filter(({word}) => !isStopWord(word, this.locale)).length),
        isCommon: this.frequency.get(t)! >= COMMON_HEADING,
      };
      this.headings.set(i, heading);
    }
    return heading;
  }
}
