import {fold} from '../../manual/fold';

export interface PageLink {
  /** Without locale: `/workspace/editar-workspace`. */
  path: string;
  title: string;
}

/**
 * The pages whose paths are nearest to a path that does not exist: spelling mistakes, accents, missing or doubled
 * slashes and a forgotten `/v2` all count little.
 *
 * Distance is Levenshtein's over the folded path, and over its last word alone (so that a page that moved to another
 * folder is found), whichever is nearer relative to its length.
 *
 * @param wanted the path asked for, without locale, as it stands in the address bar (percent-encoded or not)
 * @param count how many pages at the most; ties keep the order of the input
 */
export function nearestPages(wanted: string, pages: PageLink[], count: number): PageLink[] {
  const target = wordsOf(wanted);
  return pages
    .map((page) => ({page, distance: distance(target, wordsOf(page.path))}))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({page}) => page);
}

/** The words of an address, joined by hyphens: no case, no accents, no extension; slashes count as word breaks. */
export function wordsOf(path: string): string {
  return fold(decode(path))
    .replace(/(\/index)?\.html?$/, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a stray percent sign: the path as it is
  }
}

function distance(a: string, b: string): number {
  const whole = levenshtein(a.replaceAll('-', ''), b.replaceAll('-', '')) / Math.max(a.length, b.length, 1);
  const lastWords = levenshtein(last(a), last(b)) / Math.max(last(a).length, last(b).length, 1);
  return Math.min(whole, 0.15 + lastWords);
}

/** The last two words: `editar-workspace`. */
function last(folded: string): string {
  return folded.split('-').slice(-2).join('-');
}

/** Levenshtein (1965), two rows. */
export function levenshtein(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      current[j] = Math.min(substitution, previous[j]! + 1, current[j - 1]! + 1);
    }
    previous = current;
  }
  return previous[b.length]!;
}
