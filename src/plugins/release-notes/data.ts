import type {Area} from '../../manual/area';
import type {Generation} from '../../manual/docSet';
import type {Entry} from './entries';

export interface Headline {
  /** In the language of the build, as Markdown. */
  title: string;
  generations: Generation[];
  area: Area;
}

/** An entry with the area of the page that it leads to. */
export type NoteEntry = Omit<Entry, 'leadsTo'> & {area: Area};

/** What the home page shows of the newest note. */
export interface NewestNote {
  path: string;
  title: string;
  description: string;
}

/** A release note, as the index lists it; newest first. */
export interface Note {
  /** `2025-08-01` */
  date: string;
  path: string;
  title: string;
  headlines: Headline[];
  entries: NoteEntry[];
}
