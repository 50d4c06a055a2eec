import type {Alias} from '../types';
import type {Locale} from '../../../manual/locale';
import {termsOf} from '../words/terms';
import type {QueryWord} from './query';
import type {Match} from './vocabulary';

/** What readers say, ready to be found in queries. */
export interface PreparedAlias {
  said: string;
  /** Terms of what is said, in order. */
  spoken: string[];
  /** Terms of the manual's own word. */
  meant: string[];
}

/** An alias that a query says. */
export interface SpokenAlias extends PreparedAlias {
  /** Numbers of the query's words that say it. */
  words: number[];
}

/** A word says a term that it matches as well as this: itself, or with one typo. */
const LIKELY = 0.5;
/** From this length on the last word of what is said may be unfinished. */
const TYPED = 4;

export function prepareAliases(aliases: Alias[], locale: Locale): PreparedAlias[] {
  const terms = (text: string): string[] =>
    termsOf(text, locale)
      .filter(({kind}) => kind === 'word')
      .map(({term}) => term);
  return aliases.map(([said, term]) => ({said, spoken: terms(said), meant: terms(term)}));
}

/**
 * Aliases whose words stand next to each other in a query, in their order.
 *
 * @param matches for each word the terms that it stands for, typos forgiven
 */
export function aliasesIn(words: QueryWord[], matches: Match[][], aliases: PreparedAlias[]): SpokenAlias[] {
  const terms = matches.map((found) => new Set(found.filter(({quality}) => quality >= LIKELY).map(({term}) => term)));
  const says = (at: number, term: string, isLast: boolean): boolean =>
    terms[at]?.has(term) === true ||
    (isLast && words[at]?.isUnfinished === true && words[at].word.length >= TYPED && term.startsWith(words[at].word));
  return aliases.flatMap((alias) =>
    words.flatMap((_, from) =>
      alias.spoken.every((term, i) => says(from + i, term, i === alias.spoken.length - 1))
        ? [{...alias, words: alias.spoken.map((__, i) => from + i)}]
        : [],
    ),
  );
}
