import {findV1, findV2, withoutTrailingSlash, type Counterpart} from '@site/src/plugins/generations/counterparts';

export type Generation = 'v1' | 'v2';

/** Where the dropdown leads from a page that has no counterpart. */
export const STARTS: Record<Generation, string> = {v1: '/visao-geral/', v2: '/v2'};

/**
 * The generation that a page belongs to.
 *
 * @param path without locale
 * @returns undefined for pages of neither: home, release notes, search, pages that do not exist
 */
export function generationOf(path: string, counterparts: Counterpart[]): Generation | undefined {
  if (/^\/v2(\/|$)/.test(path)) {
    return 'v2';
  }
  return findV2(counterparts, path) === undefined ? undefined : 'v1';
}

/**
 * The page to open for each generation: the page itself for its own, its counterpart for the other, else the
 * counterpart of the nearest folder above it, else the other's start.
 */
export function generationTargets(path: string, counterparts: Counterpart[]): Record<Generation, string> {
  const current = generationOf(path, counterparts);
  const nearest = (find: (p: string) => string | undefined): string | undefined => {
    for (let p = withoutTrailingSlash(path); p.length > 1; p = p.slice(0, p.lastIndexOf('/')) || '/') {
      const found = find(p) ?? find(`${p}/overview`);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  };
  return {
    v1: current === 'v1' ? path : (nearest((p) => findV1(counterparts, p)) ?? STARTS.v1),
    v2: current === 'v2' ? path : (nearest((p) => findV2(counterparts, p)) ?? STARTS.v2),
  };
}
