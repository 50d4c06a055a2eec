import {generationOf} from '../../../manual/docSet';
import {pathOfUrl} from '../../../manual/path';
import type {SearchHit} from '../types';

export function hitUrl({document}: SearchHit): string {
  return document.u + (document.h ?? '');
}

/** Of a longer query, so much stands in addresses: servers refuse long ones, and the search looks at no more. */
const LONGEST = 500;

/** A query as an address can hold it: not too long, and without halves of characters, which a text that was cut ends with. */
export const queryInAddress = (query: string): string => query.slice(0, LONGEST).replace(/\p{Surrogate}/gu, '');

/** Address of all results of a query. */
export function resultsUrl(query: string, baseUrl: string): string {
  return `${baseUrl}search/?q=${encodeURIComponent(queryInAddress(query))}`;
}

/**
 * Where a hit's page is: generation, then sections of the sidebar. `['v2', 'iPaaS']`.
 *
 * @param baseUrl of the language: `/pt-BR/`
 */
export function hitTrail({page}: SearchHit, baseUrl: string): string[] {
  const generation = generationOf(pathOfUrl(page.u, baseUrl));
  // The trail of a page starts with the active navbar item where there is one, which may be the generation again.
  return [...(generation === undefined ? [] : [generation]), ...(page.b ?? [])].filter(
    (item, i, all) => item !== '' && item !== all[i - 1],
  );
}
