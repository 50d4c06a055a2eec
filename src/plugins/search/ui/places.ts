import {docSetOf, type DocSet} from '../../../manual/docSet';
import {pathOfUrl} from '../../../manual/path';
import type {SearchHit} from '../types';
import {hitTrail} from './hits';

/** Where a hit's page is: its doc set, and the first section of its sidebar. */
export interface Place {
  set: DocSet | '';
  area: string;
}

/** Which places the reader wants; empty for all. */
export type Wanted = Record<keyof Place, string>;

/** @param baseUrl of the language: `/pt-BR/` */
export function placeOf(hit: SearchHit, baseUrl: string): Place {
  const set = docSetOf(pathOfUrl(hit.page.u, baseUrl)) ?? '';
  const trail = hitTrail(hit, baseUrl);
  return {set, area: trail[set === 'v1' || set === 'v2' ? 1 : 0] ?? hit.page.t};
}

/** The hits in the places that the reader wants. */
export function inPlace(hits: SearchHit[], wanted: Partial<Wanted>, baseUrl: string): SearchHit[] {
  return hits.filter((hit) => {
    const place = placeOf(hit, baseUrl);
    return (Object.keys(place) as (keyof Place)[]).every((kind) => !wanted[kind] || wanted[kind] === place[kind]);
  });
}

/** What is wanted, without places that no hit is in: an address may name one of the other language, or of before. */
export function whereFound(hits: SearchHit[], wanted: Wanted, baseUrl: string): Wanted {
  const isAnywhere = (place: Partial<Wanted>): boolean => inPlace(hits, place, baseUrl).length > 0;
  const set = isAnywhere({set: wanted.set}) ? wanted.set : '';
  return {set, area: isAnywhere({set, area: wanted.area}) ? wanted.area : ''};
}

/** The places of hits of one kind, each with how many hits it has; most first. */
export function placesOf(hits: SearchHit[], kind: keyof Place, baseUrl: string): [place: string, count: number][] {
  const counts = new Map<string, number>();
  for (const hit of hits) {
    const place = placeOf(hit, baseUrl)[kind];
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].filter(([place]) => place !== '').sort(([, a], [, b]) => b - a);
}
