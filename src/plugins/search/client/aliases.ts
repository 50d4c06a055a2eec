import type {Thesaurus} from '../types';
import type {Locale} from '../../../manual/locale';
import {isStopWord} from '../words/stopWords';
import {type Term, termsOf} from '../words/terms';
import {GENERATION, type Query} from './query';
import type {Match} from './vocabulary';

/** What readers say, ready to be found in queries. */
export interface PreparedAlias {
  said: string;
  /** The manual's own word. */
  term: string;
  /** The generation that it names: `upgrade to v2` is said by who asks for v2. */
  generation: string | undefined;
  /** Terms of what is said, in order, without the generation. */
  spoken: string[];
  /** Without the words that say little, if others are left that tell enough; empty if not. */
  telling: string[];
  /** Terms of the manual's own word. */
  meant: string[];
  /** All terms of what is said but small words; none if it names a generation, and says nothing of others. */
  mentioned: string[];
}

/** An alias that a query says. */
export interface SpokenAlias extends PreparedAlias {
  /** Numbers of the query's words that say it. */
  words: number[];
  /** The last of them may go on. */
  isBegun: boolean;
}

/** A word says a term that it matches as well as this: itself, or with one typo. */
const LIKELY = 0.5;
/** So many words that tell something say an alias without its small words. */
const TELLING = 2;
/** From this length on the last word of what is said may be unfinished. */
const TYPED = 4;

/** Of each thesaurus, which has one language: an index is made anew with each file that comes, of the same thesaurus. */
const prepared = new WeakMap<Thesaurus, PreparedAlias[]>();

export function prepareAliases(thesaurus: Thesaurus, locale: Locale): PreparedAlias[] {
  const known = prepared.get(thesaurus) ?? thesaurus.aliases.map(([said, term]) => prepare(said, term, locale));
  prepared.set(thesaurus, known);
  return known;
}

function prepare(said: string, term: string, locale: Locale): PreparedAlias {
  const words = (those: Term[]): Term[] => those.filter(({kind}) => kind === 'word');
  const terms = (those: Term[]): string[] => those.map((one) => one.term);
  const isTelling = ({word}: Term): boolean => !isStopWord(word, locale);
  const all = termsOf(said, locale);
  const generation = words(all).find(({word}) => GENERATION.test(word))?.word;
  const spoken = words(all).filter(({word}) => !GENERATION.test(word));
  const telling = [...new Set(terms(spoken.filter(isTelling)))];
  return {
    said,
    term,
    generation,
    spoken: terms(spoken),
    telling: telling.length < TELLING ? [] : telling,
    meant: terms(words(termsOf(term, locale))),
    mentioned: generation === undefined ? terms(all.filter(isTelling)) : [],
  };
}

/** For each term of the groups those of the other words of its groups. */
export function prepareAlike(groups: string[][], locale: Locale): ReadonlyMap<string, ReadonlySet<string>> {
  const alike = new Map<string, Set<string>>();
  for (const group of groups) {
    const terms = group.flatMap((text) => termsOf(text, locale).map(({term}) => term));
    for (const term of terms) {
      const others = terms.filter((other) => other !== term);
      alike.set(term, new Set([...(alike.get(term) ?? []), ...others]));
    }
  }
  return alike;
}

/**
 * Aliases that a query says: their words next to each other in their order; or, of those that have several which tell
 * something, these next to each other in any order, whatever small words are between them (`store the password`).
 *
 * @param matches for each word the terms that it stands for, typos forgiven
 */
export function aliasesIn(
  {words, wholes, generation}: Pick<Query, 'words' | 'wholes' | 'generation'>,
  matches: Match[][],
  aliases: PreparedAlias[],
): SpokenAlias[] {
  const terms = matches.map((found) => new Set(found.filter(({quality}) => quality >= LIKELY).map(({term}) => term)));
  const all = words.map((_, i) => i);
  const telling = all.filter((i) => !words[i]!.isStopWord);
  const subject = telling.filter((i) => !words[i]!.isLight);
  const says = (at: number, term: string): boolean => terms[at]!.has(term);
  const begins = (at: number, term: string): boolean =>
    words[at]!.isUnfinished && words[at]!.word.length >= TYPED && term.startsWith(words[at]!.word);
  // A part of a name says nothing by itself: `cluster_cpu_usage` is no `cpu usage`.
  const isInName = (those: number[]): boolean =>
    wholes.some((name) => name.words.length > those.length && those.every((at) => name.words.includes(at)));
  const placesOf = ({spoken, telling: own}: PreparedAlias): number[][] => {
    const inOrder = windows(all, spoken.length).filter((those) =>
      those.every((at, i) => says(at, spoken[i]!) || (i === spoken.length - 1 && begins(at, spoken[i]!))),
    );
    const found = [telling, subject].map((list) =>
      windows(list, own.length).filter((those) => own.every((term) => those.some((at) => says(at, term)))),
    );
    return [inOrder, ...found].find(({length}) => length > 0) ?? [];
  };
  const said = new Set(terms.flatMap((those) => [...those]));
  const isSaid = (term: string): boolean => said.has(term);
  const asked = aliases.filter(
    (alias) =>
      (alias.generation === undefined || alias.generation === generation) &&
      (alias.spoken.slice(0, -1).every(isSaid) || (alias.telling.length > 0 && alias.telling.every(isSaid))),
  );
  return asked.flatMap((alias) =>
    placesOf(alias)
      .filter((those) => !isInName(those))
      .map((those) => ({
        ...alias,
        words: those,
        isBegun: !alias.spoken.some((term) => says(those.at(-1)!, term)),
      })),
  );
}

/** Stretches of a list that are so long; none of no length. */
function windows(list: number[], length: number): number[][] {
  const count = length === 0 ? 0 : Math.max(0, list.length - length + 1);
  return Array.from({length: count}, (_, from) => list.slice(from, from + length));
}
