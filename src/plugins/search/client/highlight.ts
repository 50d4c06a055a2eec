import type {Segment} from '../types';
import type {Locale} from '../../../manual/locale';
import {termsOf} from '../words/terms';

/** What is marked in a text. */
export interface Wanted {
  /** Terms of the index that the query stands for. */
  terms: ReadonlySet<string>;
  /** Folded beginnings of words: those that are being typed. */
  beginnings: string[];
}

interface Mark {
  start: number;
  end: number;
  term: string;
}

const ELLIPSIS = '…';

/**
 * A text in segments, those that the query asks for marked. The text itself stays as written, accents and all.
 *
 * @param length at most so many characters, those with most of what is asked, cut between words
 */
export function highlight(text: string, {terms, beginnings}: Wanted, locale: Locale, length: number): Segment[] {
  const marks = termsOf(text, locale)
    .filter(
      ({term, word, kind}) =>
        kind !== 'whole' && (terms.has(term) || terms.has(word) || beginnings.some((start) => word.startsWith(start))),
    )
    .map(({start, length: size, term}) => ({start, end: start + size, term}))
    .filter((mark, i, all) => mark.start !== all[i - 1]?.start);
  const [from, to] = cut(text, marks, length);
  const segments: Segment[] = from > 0 ? [{text: ELLIPSIS, isMarked: false}] : [];
  let position = from;
  for (const {start, end} of marks.filter((mark) => mark.start >= from && mark.end <= to)) {
    segments.push({text: text.slice(position, start), isMarked: false}, {text: text.slice(start, end), isMarked: true});
    position = end;
  }
  segments.push({text: text.slice(position, to) + (to < text.length ? ELLIPSIS : ''), isMarked: false});
  return segments.filter((segment) => segment.text !== '');
}

/** The stretch of a text that is shown: whole words, with as many different marks in it as can be. */
function cut(text: string, marks: Mark[], length: number): [number, number] {
  if (text.length <= length) {
    return [0, text.length];
  }
  const mark = fullest(marks, length);
  const wished = mark === undefined || mark.end <= length / 2 ? 0 : mark.start - Math.floor(length / 5);
  const from = wished <= 0 ? 0 : text.indexOf(' ', Math.min(wished, mark!.start - 1)) + 1;
  const end = text.lastIndexOf(' ', from + length);
  return [from, from + length >= text.length ? text.length : end > from ? end : from + length];
}

/** The first mark of the stretch with most different terms. */
function fullest(marks: Mark[], length: number): Mark | undefined {
  let best: {mark: Mark | undefined; count: number} = {mark: undefined, count: 0};
  marks.forEach((mark, i) => {
    const seen = new Set<string>();
    for (let at = i; at < marks.length && marks[at]!.end - mark.start <= length * 0.75; at += 1) {
      seen.add(marks[at]!.term);
    }
    if (seen.size > best.count) {
      best = {mark, count: seen.size};
    }
  });
  return best.mark;
}
