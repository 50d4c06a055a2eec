import {withoutTrailingSlash} from '../../src/manual/path';
import {nearestPages} from '../../src/plugins/catalog/nearestPages';
import {folderOf, isSectionPage, locate} from '../../src/manual/file';
import type {Move, Redirect} from '../content/redirects';

/** A new address for a page; when both ends end in `/`, for a section with all its pages. */
export type Renaming = Move;

/** The path that a path has after the renaming. */
export function renamed({from, to}: Renaming, path: string): string {
  if (from.endsWith('/') && to.endsWith('/') && path.startsWith(from)) {
    return to + path.slice(from.length);
  }
  return path === from ? to : path;
}

interface Taken {
  pages: string[];
  /** Paths of pages that no file makes. */
  others: string[];
  redirects: Redirect[];
}

/**
 * The pages that move.
 *
 * @throws Error, in one sentence, for a page that does not exist, for an address that is taken or was another page's,
 *   and for a section's page that would leave its pages behind
 */
export function movesOf(renaming: Renaming, {pages, others, redirects}: Taken): Move[] {
  const {from, to} = renaming;
  const moves = pages
    .map((path) => ({from: path, to: renamed(renaming, path)}))
    .filter((move) => move.from !== move.to);
  if (['/v2', '/release-notes/'].includes(from)) {
    throw new Error(`${from} is the start of its manual and keeps its address.`);
  }
  if (moves.length === 0) {
    const known = nearestPages(
      from,
      pages.map((path) => ({path, title: ''})),
      1,
    );
    throw new Error(
      from === to ? `${from} has this address already.` : `No page is at ${from}; the nearest is ${known[0]?.path}.`,
    );
  }
  if (locate(from).docSet !== locate(to).docSet) {
    throw new Error(`${from} and ${to} are in different manuals; a page stays in its own (v1, v2 or release-notes).`);
  }
  checkSection(renaming, pages);
  const leaving = new Set(moves.map((move) => move.from));
  const staying = new Set(
    [...pages.filter((path) => !leaving.has(path)), ...others.filter((path) => renamed(renaming, path) === path)].map(
      withoutTrailingSlash,
    ),
  );
  for (const move of moves) {
    if (staying.has(withoutTrailingSlash(move.to))) {
      throw new Error(`${move.to} is taken: a page is there.`);
    }
    const earlier = redirects.find((redirect) => withoutTrailingSlash(redirect.from) === withoutTrailingSlash(move.to));
    if (earlier !== undefined && !leaving.has(earlier.to)) {
      throw new Error(`${move.to} is an old address of ${earlier.to} (redirects.json); choose another.`);
    }
  }
  return moves;
}

/** A sidebar section takes its pages from the folder of its own page, which therefore cannot leave them. */
function checkSection({from, to}: Renaming, pages: string[]): void {
  const [old, next] = [locate(from), locate(to)];
  const folder = folderOf(old.name);
  const isWhole = from.endsWith('/') && to.endsWith('/');
  if (isWhole || folder === '.' || !isSectionPage(old.name)) {
    return;
  }
  const stays = folderOf(next.name) === folder && isSectionPage(next.name);
  const others = pages.filter((path) => {
    const {docSet, name} = locate(path);
    return path !== from && docSet === old.docSet && name.startsWith(`${folder}/`);
  });
  if (!stays && others.length > 0) {
    throw new Error(
      `${from} is the page of a section that has ${others.length} more; move the section: npm run rename -- ${from.replace(/[^/]*$/, '')} NEW_PATH/`,
    );
  }
}
