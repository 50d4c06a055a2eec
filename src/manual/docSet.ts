import {withoutTrailingSlash} from './path';

/** The two products that the manual documents. */
export const GENERATIONS = ['v1', 'v2'] as const;

export type Generation = (typeof GENERATIONS)[number];

/** The three sets of pages with sidebars of their own; each is an instance of the docs plugin with this id. */
export const DOC_SETS = [...GENERATIONS, 'release-notes'] as const;

export type DocSet = (typeof DOC_SETS)[number];

/** What the paths of each set start with. v1 has the site's root: its addresses are older than v2. */
export const ROUTE_BASES: Record<DocSet, string> = {v1: '', v2: '/v2', 'release-notes': '/release-notes'};

/** The first page of each set. */
export const STARTS: Record<DocSet, string> = {v1: '/visao-geral/', v2: '/v2', 'release-notes': '/release-notes/'};

/** Pages of no set: home, search, about this manual. */
export const STANDALONE = ['/', '/search', '/markdown-page'];

/**
 * The set that a path lies in, whether or not a page is there.
 *
 * @param path without base URL
 * @returns undefined for pages of no set
 */
export function docSetOf(path: string): DocSet | undefined {
  const bare = withoutTrailingSlash(path);
  if (STANDALONE.includes(bare)) {
    return undefined;
  }
  return DOC_SETS.find((set) => ROUTE_BASES[set] !== '' && isBelow(bare, ROUTE_BASES[set])) ?? 'v1';
}

/**
 * The generation that a path lies in, whether or not a page is there.
 *
 * @param path without base URL
 * @returns undefined for release notes and for pages of no set
 */
export function generationOf(path: string): Generation | undefined {
  const docSet = docSetOf(path);
  return GENERATIONS.find((generation) => generation === docSet);
}

function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}
