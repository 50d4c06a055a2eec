import type {Area} from './areas';
import type {Entry, Generation} from './entries';

export interface Headline {
  /** In the language of the build, as Markdown. */
  title: string;
  generations: Generation[];
  area: Area;
}

/** A release note, as the index lists it; newest first. */
export interface Note {
  /** `2025-08-01` */
  date: string;
  path: string;
  title: string;
  headlines: Headline[];
  entries: Entry[];
}
