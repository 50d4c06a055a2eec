import type {Generation} from '../../../manual/docSet';
import {fold} from '../../../manual/fold';
import {OTHER, type Locale} from '../../../manual/locale';
import {infinitiveStems, stem} from '../words/stem';
import {isLightWord, isStopWord} from '../words/stopWords';
import {type Term, termsOf} from '../words/terms';

/** What a reader asks for. */
export interface Query {
  /** Words that a page should answer to, in the order of the query, without repetitions. */
  words: QueryWord[];
  /** Names of several words, such as `rate-limiting`: a page that has the whole is better. */
  wholes: Whole[];
  /** The generation that the query names: `kafka v1`. */
  generation: Generation | undefined;
  /** Whether the query asks for news: `release notes`, `novidades 2025`. */
  wantsNews: boolean;
  /** Whether the query is a question or sentence, in which words stand that no page is about. */
  isSentence: boolean;
  /** Whether the query is a command: `aqd deployment approve`. */
  isCommand: boolean;
}

interface Whole {
  /** Without punctuation. */
  term: string;
  /** As typed, folded. */
  name: string;
  /** Numbers of the query's words that make it. */
  words: number[];
}

export interface QueryWord extends Pick<Term, 'word' | 'term'> {
  /** In the language of the site and in the other one, whose words are among the keywords. */
  stems: string[];
  /** The last word, which the reader may still be typing. */
  isUnfinished: boolean;
  /** It says little about the subject. */
  isStopWord: boolean;
  /** It says a little. */
  isLight: boolean;
  /** It is a name in camel case, which others write in parts: `clientId`, `client_id`. */
  isCamel: boolean;
}

export const GENERATION = /^v[12]$/;
/** Names of v1 and of its part that v2 calls otherwise, in both languages, folded; `integra` may begin `integração`. */
const V1 = /\b(?:classic console|console classico|integra(?= )|(?<= )integra)\b/;
/** How readers ask for news, in both languages, folded. */
const NEWS =
  /\b(?:release notes?|changelogs?|what.?s new|news|notas? de versao|novidades?|o que mudou|o que ha de novo)\b/;
/** The name of the tool that runs commands, with one of them. */
const COMMAND = /^\s*aqd\s+[a-z]/;
/** Of a longer query, the words that count. */
const WORDS = 16;
/** So many words that say nothing make a sentence of a query. */
const SENTENCE = 2;
/** Of a text that somebody pastes, the characters that count; its words take time with the square of their number. */
const CHARACTERS = 1000;

/**
 * @param typed as the reader typed or pasted it
 * @param isFiltered leaves out words that say little, unless there are no others
 */
export function parseQuery(typed: string, locale: Locale, isFiltered = false): Query {
  const text = typed.slice(0, CHARACTERS);
  const folded = fold(text);
  const all = termsOf(text, locale);
  const words = all.filter(({kind}) => kind === 'word');
  const last = /[\p{L}\p{N}]$/u.test(text) ? words.at(-1) : undefined;
  const generation = V1.test(folded) ? 'v1' : words.findLast(({word}) => GENERATION.test(word))?.word;
  // Who names both generations asks for what is between them.
  const isOfBoth = new Set(words.map(({word}) => word).filter((word) => GENERATION.test(word))).size > 1;
  const asked = words.filter(
    ({word, start}) => (isOfBoth || !GENERATION.test(word)) && !isInside(start, folded, V1, NEWS),
  );
  const content = isFiltered ? asked.filter((one) => one === last || !isStopWord(one.word, locale)) : asked;
  const camel = new Set(all.filter(({kind}) => kind === 'part').map(({start}) => start));
  const unique = [...new Map((content.length > 0 ? content : words).map((one) => [one.term, one])).values()];
  const kept = unique.slice(0, WORDS);
  const wordsIn = ({start, length}: Term): number[] =>
    words
      .filter((one) => one.start >= start && one.start < start + length)
      .map(({term}) => kept.findIndex((one) => one.term === term))
      .filter((at) => at !== -1);
  return {
    words: kept.map(({term, word, start}) => ({
      word,
      term,
      stems: [...new Set([term, stem(word, OTHER[locale]), ...(locale === 'pt-BR' ? infinitiveStems(word) : [])])],
      isUnfinished: word === last?.word,
      isStopWord: isStopWord(word, locale),
      isLight: isLightWord(word, locale),
      isCamel: camel.has(start),
    })),
    wholes: all
      .filter(({kind}) => kind === 'whole')
      .map((whole) => ({term: whole.term, name: whole.word, words: wordsIn(whole)})),
    generation: generation as Query['generation'],
    isSentence: asked.filter(({word}) => isStopWord(word, locale)).length >= SENTENCE,
    isCommand: COMMAND.test(folded),
    wantsNews: NEWS.test(folded) || /\b20\d\d\b/.test(folded),
  };
}

/** Whether a place is in what one of the patterns finds. Folding keeps places: each letter stays one. */
function isInside(place: number, text: string, ...patterns: RegExp[]): boolean {
  return patterns.some((pattern) => {
    const found = pattern.exec(text);
    return found !== null && place >= found.index && place < found.index + found[0].length;
  });
}
