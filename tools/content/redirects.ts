import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {withoutTrailingSlash} from '../../src/manual/path';
import {readJson} from './unreadable';

/** An address that a page had before; paths without locale. Docusaurus makes a page that leads on at `from`. */
export interface Redirect {
  from: string;
  to: string;
}

/** A page that gets another address. */
export type Move = Redirect;

export const REDIRECTS = 'redirects.json';
export const PUBLISHED = 'model/published-paths.txt';

export function readRedirects(root: string): Redirect[] {
  return readJson<Redirect[]>(root, REDIRECTS, 'redirects');
}

/** The file's text, as Prettier writes it. */
export function redirectsText(redirects: Redirect[]): string {
  return `${JSON.stringify(redirects, null, 2)}\n`;
}

/**
 * Adds moves. Earlier redirects lead straight to the new addresses (no chains), and one whose `from` is in use again
 * goes (no loops). `/x` and `/x/` are one address, so that no redirect leads from one to the other.
 */
export function withMoves(redirects: Redirect[], moves: Move[]): Redirect[] {
  const newPath = new Map(moves.map(({from, to}) => [from, to]));
  const inUse = new Set(moves.map(({to}) => withoutTrailingSlash(to)));
  const earlier = redirects.map(({from, to}) => {
    const [path = '', ...anchor] = to.split('#');
    return {from, to: [newPath.get(path) ?? path, ...anchor].join('#')};
  });
  return [...earlier, ...moves].filter(({from}) => !inUse.has(withoutTrailingSlash(from)));
}

/** Reads `model/published-paths.txt`: every path that the site has or had, one a line. */
export function readPublished(root: string): string[] {
  return readFileSync(join(root, PUBLISHED), 'utf8').split('\n').filter(Boolean);
}

/** The file's text: sorted, so that two people who add paths rarely touch the same line. */
export function publishedText(paths: Iterable<string>): string {
  return `${[...new Set(paths)].sort().join('\n')}\n`;
}
