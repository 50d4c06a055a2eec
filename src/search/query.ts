import {fold, OTHER, type SearchLocale, stem} from './stem';
import {isStopWord} from './stopWords';
import {type Term, termsOf} from './terms';

/** What a reader asks for. */
export interface Query {
  /** Words that a page should answer to, without repetitions. */
  words: QueryWord[];
  /** Names of several parts, such as `rate-limiting`: a page that has the whole is better. */
  wholes: string[];
  /** The generation that the query names: `kafka v1`. */
  generation: 'v1' | 'v2' | undefined;
  /** Whether the query asks for news: `release notes`, `novidades 2025`. */
  wantsNews: boolean;
}

export interface QueryWord extends Pick<Term, 'word'> {
  /** In the language of the site and in the other one, whose words are among the keywords. */
  stems: string[];
  /** The last word, which the reader may still be typing. */
  isUnfinished: boolean;
}

const GENERATION = /^v[12]$/;
/** The name of v1 in both languages, folded. */
const V1 = /\b(?:classic console|console classico)\b/;
/** How readers ask for news, in both languages, folded. */
const NEWS =
  /\b(?:release notes?|changelogs?|what.?s new|news|notas? de versao|novidades?|o que mudou|o que ha de novo)\b/;

/** @param text as typed */
export function parseQuery(text: string, locale: SearchLocale): Query {
  const folded = fold(text);
  const all = termsOf(text, locale);
  const parts = all.filter(({isWhole}) => !isWhole);
  const last = /[\p{L}\p{N}]$/u.test(text) ? parts.at(-1) : undefined;
  const generation = V1.test(folded) ? 'v1' : parts.findLast(({word}) => GENERATION.test(word))?.word;
  const asked = parts.filter(({word, start}) => !GENERATION.test(word) && !isInside(start, folded, V1, NEWS));
  const content = asked.filter((part) => part === last || !isStopWord(part.word, locale));
  const unique = [...new Map((content.length > 0 ? content : parts).map((part) => [part.term, part])).values()];
  return {
    words: unique.map(({term, word}) => ({
      word,
      stems: [...new Set([term, stem(word, OTHER[locale])])],
      isUnfinished: word === last?.word,
    })),
    wholes: all.filter(({isWhole}) => isWhole).map(({term}) => term),
    generation: generation as Query['generation'],
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
