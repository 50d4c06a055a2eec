import {withoutTrailingSlash} from '../../../src/manual/path';
import {fold} from '../../../src/manual/fold';
import {termsOf} from '../../../src/plugins/search/words/terms';
import {fences} from '../../content/markdown';
import type {Page} from '../../content/types';
import type {BuiltPage, BuiltSearch} from './builtSearch';
import {measure, type Measure, type Question} from './measure';
import {drawSteadily} from './random';

/** So many words, pairs of neighboring words and names in code are drawn in each language. */
const DRAWN = 500;
/** Words by how many pages have them. */
const GROUPS = [
  {what: 'words on one page', least: 1, most: 1, places: {1: 0.85, 100: 0.95} as Record<number, number>},
  {what: 'words on 2 to 5 pages', least: 2, most: 5, places: {100: 0.95}},
  {what: 'words on 6 to 20 pages', least: 6, most: 20, places: {100: 0.95}},
];
/** Names as code has them, of three characters or more, with a letter among them. */
const NAMES = /[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*/gu;
const NAME = 3;

/**
 * Whether each word of the text is found where it stands: words, neighbors and names in code, drawn at random. What only
 * one page has must find that page first.
 *
 * @param pages of all languages, with their sources
 */
export function measureTexts(search: BuiltSearch, pages: Page[], drawn = DRAWN, seed = 1): Measure[] {
  const draw = (holders: [string, Set<string>][], count: number): Question[] =>
    drawSteadily(holders, count, seed, ([query]) => query).map(([query, paths]) => ({query, paths: [...paths]}));
  const sources = new Map(
    pages.filter(({locale}) => locale === search.locale).map((page) => [withoutTrailingSlash(page.path), page]),
  );
  const texts = search.pages.map((page) => allTexts(page, sources.get(page.path)));
  const holders = (keysOf: (text: string) => string[]): Map<string, Set<string>> => {
    const found = new Map<string, Set<string>>();
    texts.forEach((ofPage, number) => {
      for (const key of ofPage.flatMap(keysOf)) {
        found.set(key, (found.get(key) ?? new Set()).add(search.pages[number]!.path));
      }
    });
    return found;
  };
  const words = (text: string): string[] =>
    termsOf(text, search.locale).flatMap(({kind, word}) => (kind === 'word' ? [word] : []));
  const pagesOfWord = holders(words);
  const pagesOfPair = holders((text) => pairsOf(words(text)));
  const inTexts = new Set(search.pages.flatMap(({sections}) => sections.flatMap(({text}) => words(text))));
  const inTextPairs = new Set(search.pages.flatMap(({sections}) => sections.flatMap(({text}) => pairsOf(words(text)))));
  const groups = GROUPS.flatMap(({what, least, most, places}) => {
    const those = [...pagesOfWord].filter(([word, {size}]) => size >= least && size <= most && inTexts.has(word));
    return measure(what, draw(those, Math.round(drawn / GROUPS.length)), search.find, places);
  });
  const pairs = [...pagesOfPair].filter(([pair]) => inTextPairs.has(pair));
  const names = namesInCode([...sources.values()], texts, search.pages);
  return [
    ...groups,
    ...measure('neighbors', draw(pairs, drawn), search.find, {100: 0.95}),
    ...measure('neighbors on one page', draw(pairs.filter(isOnOne), drawn), search.find, {
      1: 0.88,
    }),
    ...measure('names in code', draw([...names], drawn), search.find, {100: 0.94}),
    ...measure('names in code on one page', draw([...names].filter(isOnOne), drawn), search.find, {1: 0.85}),
  ];
}

const isOnOne = ([, {size}]: [string, Set<string>]): boolean => size === 1;

const pairsOf = (words: string[]): string[] => words.slice(1).map((word, i) => `${words[i]} ${word}`);

function allTexts({title, description, sections}: BuiltPage, source: Page | undefined): string[] {
  const keywords = source?.frontMatter.keywords as string[] | undefined;
  return [title, description, ...(keywords ?? []), ...sections.flatMap(({heading, text}) => [heading, text])];
}

/** Names in code blocks, each with the pages that have it anywhere. */
function namesInCode(sources: Page[], texts: string[][], pages: BuiltPage[]): Map<string, Set<string>> {
  const inCode = new Set(sources.flatMap(({tree}) => fences(tree).flatMap(({value}) => namesOf(value))));
  const found = new Map<string, Set<string>>();
  texts.forEach((ofPage, number) => {
    for (const name of new Set(ofPage.flatMap(namesOf))) {
      if (inCode.has(name)) {
        found.set(name, (found.get(name) ?? new Set()).add(pages[number]!.path));
      }
    }
  });
  return found;
}

const namesOf = (text: string): string[] =>
  [...fold(text).matchAll(NAMES)].map(([name]) => name).filter((name) => name.length >= NAME && /\p{L}/u.test(name));
