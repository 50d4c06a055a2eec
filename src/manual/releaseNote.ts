import {ROUTE_BASES} from './docSet';

const NOTE = new RegExp(`^${ROUTE_BASES['release-notes']}/(\\d{4})(\\d{2})(\\d{2})$`);

/** `2025-09-01` → `/release-notes/20250901`. The inverse of `releaseDate`. */
export const releasePath = (date: string): string => `${ROUTE_BASES['release-notes']}/${date.replaceAll('-', '')}`;

/** `/release-notes/20250901` → `2025-09-01`; undefined for every other page and for a day that does not exist. */
export function releaseDate(path: string): string | undefined {
  const [, year, month, day] = NOTE.exec(path) ?? [];
  const date = `${year}-${month}-${day}`;
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined;
}
