/**
 * Product areas, in the order in which the filter of the release notes lists them; `model/timeline.yaml` uses the same
 * ids. A page belongs to the area of its sidebar section, unless its front matter names another.
 */
export const AREAS = [
  'api-manager',
  'api-gateway',
  'dev-portal',
  'ipaas',
  'observability',
  'platform',
  'cli',
  'admin',
] as const;

export type Area = (typeof AREAS)[number];

/** The area of what belongs to none. */
export const DEFAULT_AREA: Area = 'platform';
