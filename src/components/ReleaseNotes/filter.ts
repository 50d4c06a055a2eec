import {AREAS, type Area} from '@site/src/manual/area';
import {GENERATIONS, type Generation} from '@site/src/manual/docSet';
import type {Headline, Note, NoteEntry} from '@site/src/plugins/release-notes/data';

/** What the reader wants to see; without either, everything. */
export interface Filter {
  generation?: Generation;
  area?: Area;
}

/** Reads `?generation=v2&area=ipaas`; anything else in the address counts as no choice. */
export function readFilter(search: string): Filter {
  const params = new URLSearchParams(search);
  const generation = GENERATIONS.find((one) => one === params.get('generation'));
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
export function matching({headlines, entries}: Note, filter: Filter): (Headline | NoteEntry)[] {
  return isActive(filter) ? entries.filter((entry) => matches(entry, filter)) : headlines;
}

function matches(entry: Headline | NoteEntry, {generation, area}: Filter): boolean {
  return (
    (generation === undefined || entry.generations.includes(generation)) && (area === undefined || entry.area === area)
  );
}
