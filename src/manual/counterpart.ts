import {GENERATIONS, generationOf, STARTS, type Generation} from './docSet';
import {withoutTrailingSlash} from './path';

/** The page of the other generation that answers the same need, by path without trailing slash. */
export type Counterparts = Readonly<Record<string, string>>;

/** A v1 page and the v2 page that it names. */
export interface Pair {
  v1: string;
  v2: string;
}

/**
 * The way from each page to the other generation. When several v1 pages name a v2 page, the way back leads to the
 * section page: a path that ends in a slash, the shortest first; without one, the shortest path. The order of the input
 * does not matter.
 */
export function counterpartsOf(pairs: Pair[]): Record<Generation, Counterparts> {
  const isSection = (path: string): number => (path.endsWith('/') ? 0 : 1);
  const bestFirst = [...pairs].sort(
    ({v1: a}, {v1: b}) => isSection(a) - isSection(b) || a.length - b.length || a.localeCompare(b),
  );
  const entries = (from: Generation, to: Generation): Counterparts =>
    Object.fromEntries(bestFirst.map((pair) => [withoutTrailingSlash(pair[from]), pair[to]]).reverse());
  return {v1: entries('v1', 'v2'), v2: entries('v2', 'v1')};
}

/**
 * The generation of a page that exists. Every address of no other set lies in v1, but each page of v1 has a counterpart.
 *
 * @param path without base URL
 * @param counterparts of the set that the path lies in
 */
export function generationOfPage(path: string, counterparts: Counterparts): Generation | undefined {
  const generation = generationOf(path);
  return generation === 'v1' && counterparts[withoutTrailingSlash(path)] === undefined ? undefined : generation;
}

/**
 * The page to open for each generation: the page itself for its own, its counterpart for the other, else the
 * counterpart of the nearest folder above it, else the other's start.
 *
 * @param path without base URL
 * @param counterparts of the generation that the page belongs to
 */
export function generationTargets(path: string, counterparts: Counterparts): Record<Generation, string> {
  const current = generationOfPage(path, counterparts);
  const other = generationOf(path) === 'v1' ? 'v2' : 'v1'; // what counterparts lead to
  const target = (generation: Generation): string => {
    if (generation === current) {
      return path;
    }
    return (generation === other ? nearest(path, counterparts) : undefined) ?? STARTS[generation];
  };
  const [v1, v2] = GENERATIONS.map(target);
  return {v1: v1!, v2: v2!};
}

function nearest(path: string, counterparts: Counterparts): string | undefined {
  for (let p = withoutTrailingSlash(path); p.length > 1; p = p.slice(0, p.lastIndexOf('/')) || '/') {
    const found = counterparts[p] ?? counterparts[`${p}/overview`];
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
