import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {withoutTrailingSlash} from '../../../src/manual/path';
import type {BuiltSearch} from './builtSearch';
import {measure, type Measure, type Question} from './measure';

/**
 * `tests/search/*.tsv`: what readers type, written by people who knew neither how the search works nor its index.
 *
 * @param root the project's root folder
 * @param file such as `readers.en`
 */
export function queriesIn(root: string, file: string): Question[] {
  const [, ...lines] = readFileSync(join(root, `tests/search/${file}.tsv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [query = '', paths = ''] = line.split('\t');
    return {query, paths: paths.split(',').map((path) => withoutTrailingSlash(path.trim()))};
  });
}

/**
 * Whether what readers type finds a page that answers it. Every second query of the readers' may be looked at while the
 * ranking is tuned; the others say what the tuning is worth for queries that nobody has seen, so nobody looks at them.
 */
export function measureReaders(search: BuiltSearch, root: string): Measure[] {
  const readers = queriesIn(root, `readers.${search.locale}`);
  const half = (from: number): Question[] => readers.filter((_, i) => i % 2 === from);
  return [
    ...measure('first queries', queriesIn(root, `queries.${search.locale}`), search.find, {1: 0.91, 3: 0.97}),
    ...measure('readers, tuned', half(0), search.find, {1: 0.9, 3: 0.95}),
    ...measure('readers, untouched', half(1), search.find, {1: 0.85, 3: 0.92}).map((one) => ({...one, missed: []})),
  ];
}
