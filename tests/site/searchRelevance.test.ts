import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {createEngine, type IndexPart} from '../../src/search/engine';
import {SNIPPET_LENGTH, SUGGESTIONS} from '../../src/search/limits';
import {withoutTrailingSlash} from '../../src/plugins/generations/counterparts';
import {exists, htmlFile, read} from './built';

/** Shares of the queries whose page has to be the first suggestion, or one of the first three. */
const FIRST = 0.8;
const FIRST_THREE = 0.95;

interface Expected {
  query: string;
  /** Paths without language, each as good. */
  paths: string[];
}

/** `tests/search/queries.*.tsv`: what readers type, written by somebody who did not know how the search works. */
function queriesIn(locale: string): Expected[] {
  const [, ...lines] = readFileSync(`tests/search/queries.${locale}.tsv`, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [query = '', paths = ''] = line.split('\t');
    return {query, paths: paths.split(',').map((path) => withoutTrailingSlash(path.trim()))};
  });
}

describe.each([
  ['en', ''],
  ['pt-BR', '/pt-BR'],
] as const)('the search in %s', (locale, prefix) => {
  const queries = queriesIn(locale);
  const engine = createEngine(JSON.parse(read(`${prefix.slice(1)}/search-index.json`)) as IndexPart[], locale);
  const ranks = queries.map(({query, paths}) => {
    const hits = engine.search(query, `${prefix}/`, SUGGESTIONS, SNIPPET_LENGTH);
    const rank = hits.findIndex(({document}) => paths.includes(withoutTrailingSlash(document.u.slice(prefix.length))));
    return {query, rank: rank === -1 ? Infinity : rank};
  });
  const within = (places: number) => ranks.filter(({rank}) => rank < places).length / ranks.length;
  const beyond = (places: number) =>
    ranks.filter(({rank}) => rank >= places).map(({query, rank}) => `${query}: ${rank + 1}`);

  test('queries name pages that exist', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(queries.flatMap(({paths}) => paths).filter((path) => !exists(htmlFile(prefix + path)))).toEqual([]);
  });

  test('the page that answers is the first suggestion', () => {
    expect(within(1), beyond(1).join('\n')).toBeGreaterThanOrEqual(FIRST);
  });

  test('the page that answers is one of the first three', () => {
    expect(within(3), beyond(3).join('\n')).toBeGreaterThanOrEqual(FIRST_THREE);
  });
});
