import {fold} from '../../../manual/fold';
import type {Locale} from '../../../manual/locale';
import {stem} from './stem';

export interface Term {
  /** What the index knows the word by. */
  term: string;
  /** The word, or the name with its punctuation, folded. */
  word: string;
  /** Where the word stands in the text, in characters. */
  start: number;
  length: number;
  /**
   * `word`: one in reading order. `whole`: a name made of the words before it (`rate-limiting`, `AQD-4003`). `part`: of
   * the name in camel case before it (`initialInterval`).
   */
  kind: 'word' | 'whole' | 'part';
}

/** Words, and names made of several: `rate-limiting`, `AQD-4003`, `kong_http_requests_total`, `registry.example/app`. */
const NAMES = /[\p{L}\p{N}]+(?:[-._/:'’][\p{L}\p{N}]+)*/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
/** Where camel case parts a name. */
const CAMEL = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})/;
/** What an ordinal in figures ends with: `1º de agosto` is found by `1 de agosto`. */
const ORDINAL = /(?<=\d)[ºª]$/;
/** Shorter parts of a name in camel case say nothing; a name with a part of one letter is a word: `iPaaS`. */
const PART = 3;

/** What a word is known by; texts have few different words, each many times. */
interface Known {
  word: string;
  term: string;
  parts: {word: string; term: string}[];
}
const known: Record<Locale, Map<string, Known>> = {en: new Map(), 'pt-BR': new Map()};
/** So many are remembered: what readers type has no end. */
const REMEMBERED = 50_000;

/**
 * The words of a text in reading order, as the index and queries know them; beside them names as wholes, without
 * punctuation (`rate`, `limit`, `ratelimiting`), and the parts of names in camel case.
 */
export function termsOf(text: string, locale: Locale): Term[] {
  const terms: Term[] = [];
  for (const {0: name, index} of text.matchAll(NAMES)) {
    const first = terms.length;
    let whole = '';
    for (const part of name.matchAll(WORDS)) {
      const {word, term, parts} = wordOf(part[0], locale);
      const place = {start: index + part.index, length: part[0].length};
      whole += word;
      terms.push({term, word, ...place, kind: 'word'});
      parts.forEach((one) => terms.push({...one, ...place, kind: 'part'}));
    }
    if (name.length > terms[first]!.length) {
      terms.push({term: whole, word: fold(name), start: index, length: name.length, kind: 'whole'});
    }
  }
  return terms;
}

function wordOf(written: string, locale: Locale): Known {
  let found = known[locale].get(written);
  if (found === undefined) {
    const asTerm = (text: string): {word: string; term: string} => {
      const word = fold(text).replace(ORDINAL, '');
      return {word, term: stem(word, locale)};
    };
    const parts = written.split(CAMEL);
    const isNameOfWords = parts.length > 1 && parts.every(({length}) => length > 1);
    found = {...asTerm(written), parts: isNameOfWords ? parts.filter(({length}) => length >= PART).map(asTerm) : []};
    if (known[locale].size < REMEMBERED) {
      known[locale].set(written, found);
    }
  }
  return found;
}
