import type {Segment} from './hits';
import type {SearchLocale} from './stem';
import {termsOf} from './terms';

/** What is marked in a text. */
export interface Wanted {
  /** Terms of the index that the query stands for. */
  terms: ReadonlySet<string>;
  /** Folded beginnings of words: those that are being typed. */
  beginnings: string[];
}

const ELLIPSIS = '…';

/**
 * A text in segments, those that the query asks for marked. The text itself stays as written, accents and all.
 *
 * @param length at most so many characters, from the first mark on or a little before, cut between words
 */
export function highlight(text: string, {terms, beginnings}: Wanted, locale: SearchLocale, length: number): Segment[] {
  const marked = termsOf(text, locale)
    .filter(
      ({term, word, isWhole}) =>
        !isWhole && (terms.has(term) || terms.has(word) || beginnings.some((start) => word.startsWith(start))),
    )
    .map(({start, length: size}) => ({start, end: start + size}));
  const [from, to] = cut(text, marked[0], length);
  const segments: Segment[] = from > 0 ? [{text: ELLIPSIS, isMarked: false}] : [];
  let position = from;
  for (const {start, end} of marked.filter((mark) => mark.start >= from && mark.end <= to)) {
    segments.push({text: text.slice(position, start), isMarked: false}, {text: text.slice(start, end), isMarked: true});
    position = end;
  }
  segments.push({text: text.slice(position, to) + (to < text.length ? ELLIPSIS : ''), isMarked: false});
  return segments.filter((segment) => segment.text !== '');
}

/** The stretch of a text that is shown: whole words, with the first mark in it. */
function cut(text: string, mark: {start: number; end: number} | undefined, length: number): [number, number] {
  if (text.length <= length) {
    return [0, text.length];
  }
  const wished = mark === undefined || mark.end <= length ? 0 : mark.start - Math.floor(length / 3);
  const from = wished === 0 ? 0 : text.indexOf(' ', wished) + 1;
  const end = text.lastIndexOf(' ', from + length);
  return [from, from + length >= text.length ? text.length : end > from ? end : from + length];
}
