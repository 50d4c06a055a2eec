import {fold, type SearchLocale, stem} from './stem';

export interface Term {
  /** What the index knows the word by. */
  term: string;
  /** The word as written, folded. */
  word: string;
  /** Where the word stands in the text, in characters. */
  start: number;
  length: number;
  /** A whole that its parts stand for too: `rate-limiting`, `AQD-4003`, `tech.kafka`. */
  isWhole: boolean;
}

/** Words, and names made of several: `rate-limiting`, `AQD-4003`, `kong_http_requests_total`, `registry.example/app`. */
const WORDS = /[\p{L}\p{N}]+(?:[-._/:'’][\p{L}\p{N}]+)*/gu;
const PARTS = /[\p{L}\p{N}]+/gu;

/**
 * The words of a text in reading order, as the index and queries know them. A name of several parts gives its parts, then
 * the whole without punctuation (`rate`, `limit`, `ratelimiting`).
 */
export function termsOf(text: string, locale: SearchLocale): Term[] {
  return [...text.matchAll(WORDS)].flatMap(({0: name, index}) => {
    const parts = [...name.matchAll(PARTS)].map((part) => {
      const word = fold(part[0]);
      return {term: stem(word, locale), word, start: index + part.index, length: part[0].length, isWhole: false};
    });
    if (parts.length === 1) {
      return parts;
    }
    const whole = parts.map(({word}) => word).join('');
    return [...parts, {term: whole, word: whole, start: index, length: name.length, isWhole: true}];
  });
}

/** The parts of a name in camel case, as words: `initialInterval` → `initial interval`. */
export function camelWords(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
}
