import {DocumentType} from '../types';
import type {SpokenAlias} from './aliases';
import type {LoadedIndex} from './loadedIndex';
import type {Query, QueryWord} from './query';
import type {Exactness} from './rank';

/**
 * Pages that have words of a query exactly: as they are typed, side by side, as a name, or as what is documented.
 *
 * Neighbors of a question's small words stand together by chance; those of a short query are what is asked. What readers
 * say for something, the thesaurus knows better than the page that happens to say it.
 */
export function exactnessOf(
  {words, wholes, isSentence}: Query,
  spoken: SpokenAlias[],
  index: LoadedIndex,
): Exactness[] {
  const tells = (...those: QueryWord[]): boolean => words.length <= 2 || those.every((word) => !word.isStopWord);
  const forms = words.map((word, i) => ({pages: tells(word) ? index.pagesWithForm(word.word) : [], words: [i]}));
  const pairs = words.slice(1).map((word, i) => ({
    pages: tells(words[i]!, word) ? index.pagesWithPair(words[i]!, word) : [],
    words: [i, i + 1],
  }));
  const isAlias = (those: number[]): boolean => spoken.some((alias) => those.every((i) => alias.words.includes(i)));
  const own = [...forms, ...pairs].filter((one) => !isAlias(one.words));
  const names = wholes.map((one) => {
    const terms = one.words.map((i) => words[i]!.term);
    return {pages: index.pagesWithName(one.name, terms), words: one.words};
  });
  const single = words
    .map(({term}, i) => ({term, words: [i]}))
    .filter((one) => isName(one.term, index) && !isAlias(one.words))
    .filter(({term, words: [i]}) => !isSentence || (!words[i!]!.isStopWord && !isProse(term, index)));
  const documented = [
    ...wholes.map((one) => ({...one, pages: index.pagesDocumenting(one.term, true)})),
    ...single.map((one) => ({...one, pages: index.pagesDocumenting(one.term, false)})),
  ].map(({pages, words: those}) => ({pages, words: those, isDocumented: true}));
  return [...own, ...names, ...documented].filter(({pages}) => pages.length > 0);
}

/** So many sections have a word that is more than a name: `down`, a sign of a bucket's key, too. */
const PROSE = 12;
const isProse = (term: string, index: LoadedIndex): boolean => index.find(DocumentType.Content, term).length > PROSE;

/** What stands in no title and no heading is a name, if it stands in tables: `initialInterval`. */
function isName(term: string, index: LoadedIndex): boolean {
  return [DocumentType.Title, DocumentType.Heading].every((type) => index.find(type, term).length === 0);
}
