import type {Locale} from '../../../manual/locale';
import {stem} from '../words/stem';
import {aliasesIn, prepareAlike, prepareAliases, type SpokenAlias} from './aliases';
import {conjunction, copy, lowerPartial, raise} from './combineWeights';
import type {LoadedIndex} from './loadedIndex';
import type {Query, QueryWord} from './query';
import type {WeighedWord} from './rank';
import {SHARES} from './shares';
import {type Match, Vocabulary} from './vocabulary';
import {Weigher, type Weights} from './weights';

/** What the words of a query stand for in an index. */
export interface Understood {
  /** Of each word, the terms that it stands for. */
  matches: Match[][];
  /** What readers say for something else. */
  spoken: SpokenAlias[];
}

interface Weighed extends Understood {
  /** Every word with all that it stands for, then names of several words. */
  weighed: WeighedWord[];
  /** What documents have of each word itself. */
  own: Weights[];
  /** What documents have of the meaning of each alias. */
  meant: Weights[];
}

/** Weighs the words of queries: alone, taken apart, with their neighbors, and as parts of aliases. */
export class QueryWeigher {
  private readonly aliases;
  private readonly alike;
  private readonly vocabulary;
  private readonly weigher;

  constructor(
    private readonly index: LoadedIndex,
    private readonly locale: Locale,
  ) {
    this.aliases = prepareAliases(index.thesaurus, locale);
    this.alike = prepareAlike(index.thesaurus.alike, locale);
    const spoken = this.aliases.flatMap((alias) => alias.spoken);
    this.vocabulary = new Vocabulary([...new Set([...index.terms, ...spoken])].sort());
    this.weigher = new Weigher(index, this.aliases, locale);
  }

  understand(query: Query): Understood {
    const matches = query.words.map((word) => this.matchesOf(word));
    return {matches, spoken: aliasesIn(query, matches, this.aliases)};
  }

  weigh(query: Query): Weighed {
    const {words, wholes} = query;
    const {matches, spoken} = this.understand(query);
    const asked = Math.max(1, words.filter((word) => !word.isStopWord).length);
    const own = matches.map((found, i) => this.weigher.weigh(found, words[i]!.word, asked));
    const together = words.map((word, i) => this.withNext(word, words[i + 1], asked));
    const meant = this.meaningsOf(spoken);
    const weighed = words.map((word, i): WeighedWord => {
      const weights = copy(own[i]!);
      this.weigher.raiseSaid(weights, matches[i]!);
      const others = [together[i], together[i - 1], matches[i]!.length === 0 ? this.apart(word, asked) : undefined];
      others.forEach((other) => other && raise(weights, other, 1));
      const inParts = word.isCamel && matches[i]!.length > 0 ? this.apart(word, asked) : undefined;
      if (inParts !== undefined) {
        raise(weights, inParts, SHARES.inParts);
      }
      this.weighAliases(weights, i, spoken, {own, meant});
      return {weights, ...importanceOf(word, words), isExtra: false};
    });
    const names = wholes.map(({term}): WeighedWord => ({
      weights: this.weigher.weigh([{term, quality: 1}], term, asked),
      importance: SHARES.whole,
      most: Infinity,
      isExtra: true,
    }));
    return {weighed: [...weighed, ...names], matches, spoken, own, meant};
  }

  private matchesOf({word, term, stems, isUnfinished}: QueryWord): Match[] {
    return [
      ...this.vocabulary.matches(word, stems, isUnfinished),
      ...[...(this.alike.get(term) ?? [])].map((other) => ({term: other, quality: SHARES.alike})),
    ];
  }

  /** Two words that the manual writes as one. */
  private withNext({word}: QueryWord, next: QueryWord | undefined, asked: number): Weights | undefined {
    const joined = word + (next?.word ?? '');
    const term = stem(joined, this.locale);
    return next !== undefined && this.vocabulary.has(term)
      ? this.weigher.weigh([{term, quality: SHARES.rejoined}], joined, asked)
      : undefined;
  }

  /** A word that the manual writes as several. */
  private apart({word}: QueryWord, asked: number): Weights | undefined {
    const parts = this.vocabulary.apart(word, (part) => stem(part, this.locale));
    return (
      parts &&
      conjunction(
        parts.map((part) => {
          const term = stem(part, this.locale);
          return this.weigher.weigh([{term, quality: SHARES.rejoined}], part, asked);
        }),
      )
    );
  }

  /** What documents have of all terms of an alias's meaning: a title with these words alone is what is meant. */
  private meaningsOf(spoken: SpokenAlias[]): Weights[] {
    const known = new Map<string, Weights>();
    return spoken.map(({meant}) => {
      const key = meant.join(' ');
      const weights =
        known.get(key) ??
        conjunction(meant.map((term) => this.weigher.weigh([{term, quality: 1}], term, meant.length)));
      known.set(key, weights);
      return weights;
    });
  }

  /** What a word of aliases means, too; and it counts for less where the rest of what is said with it is not. */
  private weighAliases(
    weights: Weights,
    i: number,
    spoken: SpokenAlias[],
    {own, meant}: Pick<Weighed, 'own' | 'meant'>,
  ): void {
    const said = [...spoken.keys()].filter((number) => spoken[number]!.words.includes(i));
    const stretches = new Map(said.map((number) => [spoken[number]!.words.join(' '), spoken[number]!.words]));
    stretches.forEach((words) =>
      lowerPartial(
        weights,
        words.map((one) => own[one]!),
        this.index,
      ),
    );
    said.forEach((number) => {
      raise(weights, meant[number]!, spoken[number]!.isBegun ? SHARES.begunAlias : SHARES.alias);
    });
  }
}

/** What a word counts beside the others of its query. */
function importanceOf({isStopWord, isLight}: QueryWord, words: QueryWord[]): Pick<WeighedWord, 'importance' | 'most'> {
  if (isStopWord && words.some((one) => !one.isStopWord)) {
    return {importance: SHARES.stop, most: SHARES.stopMost};
  }
  const importance = isLight && words.some((one) => !one.isStopWord && !one.isLight) ? SHARES.light : 1;
  return {importance, most: Infinity};
}
