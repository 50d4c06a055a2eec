import {join} from 'node:path';

import {isSectionPage, locate} from './paths';
import {readYaml} from './readYaml';
import type {Locale} from './types';

export interface KindSection {
  id: string;
  en: string;
  'pt-BR': string;
  /** What the section says, in a sentence for its writer. */
  asks: string;
  /** Only in this generation. */
  in?: 'v1' | 'v2';
  /** Key of `tables`: the section starts with this table. */
  table?: string;
}

export interface Kind {
  opening: string;
  /** Kind whose sections a page takes that is not its folder's section page. */
  pagesBesideIndex?: string;
  sections: KindSection[];
}

export interface Kinds {
  kinds: Record<string, Kind>;
  /** Header rows, by language. */
  tables: Record<string, Record<Locale, string>>;
}

/** Reads `model/kinds.yaml`. */
export function readKinds(root: string): Kinds {
  return readYaml(join(root, 'model/kinds.yaml')) as Kinds;
}

/** The sections of a new page, and what its opening says. */
export function kindOf({kinds}: Kinds, kind: string, path: string): {opening: string; sections: KindSection[]} {
  const {docSet, name} = locate(path);
  const own = kinds[kind];
  if (own === undefined) {
    throw new Error(`“${kind}” is no kind of page; use ${Object.keys(kinds).join(', ')}.`);
  }
  const isBeside = docSet === 'v1' && !isSectionPage(name);
  const {opening, sections} = (isBeside ? kinds[own.pagesBesideIndex ?? kind] : undefined) ?? own;
  return {opening, sections: sections.filter((section) => section.in === undefined || section.in === docSet)};
}
