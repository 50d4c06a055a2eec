import {AREAS, type Area} from '@site/src/plugins/release-notes/areas';
import type {Headline, Note} from '@site/src/plugins/release-notes/data';
import type {Entry, Generation} from '@site/src/plugins/release-notes/entries';

/** What the reader wants to see; without either, everything. */
export interface Filter {
  generation?: Generation;
  area?: Area;
}

/** Reads `?generation=v2&area=ipaas`; anything else in the address counts as no choice. */
export function readFilter(search: string): Filter {
  const params = new URLSearchParams(search);
  const generation = (['v1', 'v2'] as const).find((one) => one === params.get('generation'));
  const area = AREAS.find((one) => one === params.get('area'));
  return {...(generation && {generation}), ...(area && {area})};
}

/** The query string with a choice changed, other parameters kept; `''` when nothing is chosen. */
export function withChoice(search: string, name: keyof Filter, value: string): string {
  const params = new URLSearchParams(search);
  if (value === '') {
    params.delete(name);
  } else {
    params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

export const isActive = ({generation, area}: Filter): boolean => generation !== undefined || area !== undefined;

/** What is left of a note: its headlines without a filter, with one every entry that matches. */
export function matching({headlines, entries}: Note, filter: Filter): (Headline | Entry)[] {
  return isActive(filter) ? entries.filter((entry) => matches(entry, filter)) : headlines;
}

function matches(entry: Headline | Entry, {generation, area}: Filter): boolean {
  return (
    (generation === undefined || entry.generations.includes(generation)) && (area === undefined || entry.area === area)
  );
}
