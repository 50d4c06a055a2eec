import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {withoutTrailingSlash} from '../../src/manual/path';
import {createEngine} from '../../src/plugins/search/client/engine';
import {loadIndex} from '../../src/plugins/search/client/loadedIndex';
import {INDEX_FILES, type IndexFiles} from '../../src/plugins/search/types';
import {exists, htmlFile, read} from './built';

interface Expected {
  query: string;
  /** Paths without language, each as good. */
  paths: string[];
}

/** `tests/search/*.tsv`: what readers type, written by people who knew neither how the search works nor its index. */
function queriesIn(file: string): Expected[] {
  const [, ...lines] = readFileSync(`tests/search/${file}.tsv`, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [query = '', paths = ''] = line.split('\t');
    return {query, paths: paths.split(',').map((path) => withoutTrailingSlash(path.trim()))};
  });
}

/** Shares of the queries whose page has to be the first suggestion, or one of the first three; as measured. */
const FIRST = {old: 0.9, tuned: 0.78, untouched: 0.6};
const FIRST_THREE = {old: 0.96, tuned: 0.92, untouched: 0.8};

/** Every second query of the readers' was looked at while the ranking was tuned; the others were not. */
const everySecond = (queries: Expected[], from: number): Expected[] => queries.filter((_, i) => i % 2 === from);

describe.each([
  ['en', ''],
  ['pt-BR', '/pt-BR'],
] as const)('the search in %s', (locale, prefix) => {
  const files = INDEX_FILES.map((name) => JSON.parse(read(`${prefix.slice(1)}/${name}.json`)) as unknown);
  const engine = createEngine(loadIndex(...(files as unknown as IndexFiles)), {locale, isFiltered: false});
  const rankOf = ({query, paths}: Expected): number => {
    const hits = engine.search(query, {url: `${prefix}/`, baseUrl: `${prefix}/`, chosen: undefined}, 8, 50);
    const rank = hits.findIndex(({document}) => paths.includes(withoutTrailingSlash(document.u.slice(prefix.length))));
    return rank === -1 ? Infinity : rank + 1;
  };
  const readers = queriesIn(`readers.${locale}`);

  test('queries name pages that exist', () => {
    const all = [...queriesIn(`queries.${locale}`), ...readers];
    expect(all.length).toBeGreaterThanOrEqual(320);
    expect(all.flatMap(({paths}) => paths).filter((path) => !exists(htmlFile(prefix + path)))).toEqual([]);
  });

  test.each([
    ['first queries', queriesIn(`queries.${locale}`), FIRST.old, FIRST_THREE.old],
    ['readers, tuned', everySecond(readers, 0), FIRST.tuned, FIRST_THREE.tuned],
    ['readers, untouched', everySecond(readers, 1), FIRST.untouched, FIRST_THREE.untouched],
  ])('%s: a page that answers comes first, or among the first three', (_, queries, first, firstThree) => {
    const ranks = queries.map((expected) => ({...expected, rank: rankOf(expected)}));
    const beyond = ranks.filter(({rank}) => rank > 1).map(({query, rank}) => `${query}: ${rank}`);
    const within = (places: number) => ranks.filter(({rank}) => rank <= places).length / ranks.length;
    expect(within(1), beyond.join('\n')).toBeGreaterThanOrEqual(first);
    expect(within(3), beyond.join('\n')).toBeGreaterThanOrEqual(firstThree);
  });
});
