/** A v1 page and the v2 page that answers the same need; paths without locale, such as `/workspace/`. */
export interface Counterpart {
  v1: string;
  v2: string;
}

export interface V1Page {
  path: string;
  /** The page's Markdown file, for error messages. */
  source: string;
  /** Front matter `v2:`, if it is there. */
  v2: unknown;
}

/**
 * Collects the counterparts that v1 pages name in their front matter.
 *
 * @param v1Pages every v1 page
 * @param v2Paths every v2 path that exists, generated category pages included
 * @throws one Error that lists each page without a `v2:` and each `v2:` that does not exist
 */
export function collectCounterparts(v1Pages: V1Page[], v2Paths: ReadonlySet<string>): Counterpart[] {
  const faults = v1Pages.flatMap(({source, v2}) => {
    if (typeof v2 !== 'string') {
      return [
        `${source}: front matter lacks \`v2:\`; name the v2 page that answers the same need, such as \`v2: /v2/overview\`.`,
      ];
    }
    return v2Paths.has(withoutTrailingSlash(v2))
      ? []
      : [`${source}: front matter \`v2: ${v2}\` is no page of v2; use the path of a page that exists.`];
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return v1Pages.map(({path, v2}) => ({v1: path, v2: String(v2)}));
}

/**
 * The v2 page for a v1 path.
 *
 * @param path without locale; a missing or extra trailing slash does not matter
 */
export function findV2(counterparts: Counterpart[], path: string): string | undefined {
  const wanted = withoutTrailingSlash(path);
  return counterparts.find(({v1}) => withoutTrailingSlash(v1) === wanted)?.v2;
}

/**
 * The v1 page for a v2 path. When several v1 pages name it, the section page wins: a path that ends in a slash, the
 * shortest first; without one, the shortest path. The order of the input does not matter.
 */
export function findV1(counterparts: Counterpart[], path: string): string | undefined {
  const wanted = withoutTrailingSlash(path);
  const isSection = (v1: string) => (v1.endsWith('/') ? 0 : 1);
  return counterparts
    .filter(({v2}) => withoutTrailingSlash(v2) === wanted)
    .map(({v1}) => v1)
    .sort((a, b) => isSection(a) - isSection(b) || a.length - b.length || a.localeCompare(b))[0];
}

/** `/workspace/` and `/workspace` name the same page; the root stays `/`. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
