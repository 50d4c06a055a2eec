import {isSectionPage, locate} from '../../src/manual/file';
import type {KindSection, ModelFiles} from './files';

export type Kinds = ModelFiles['kinds'];

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
