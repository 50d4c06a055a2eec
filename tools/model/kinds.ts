import {isSectionPage, locate} from '../../src/manual/file';
import type {Kind, KindSection, ModelFiles, Shown} from '../../src/model/files';

type Kinds = ModelFiles['kinds'];

/** What pages of a kind are, at a path. */
export interface PageKind extends Pick<Kind, 'opening' | 'ordered'> {
  /** Those that a new page gets, in order. */
  sections: KindSection[];
  shows: Shown;
}

/**
 * What `model/kinds.yaml` says of a page.
 *
 * @param path says the generation, and whether the page is its folder's section page
 * @throws Error when there is no such kind
 */
export function kindOf({kinds}: Pick<Kinds, 'kinds'>, kind: string, path: string): PageKind {
  const {docSet, name} = locate(path);
  const own = kinds[kind];
  if (own === undefined) {
    throw new Error(`“${kind}” is no kind of page; use ${Object.keys(kinds).join(', ')}.`);
  }
  const isBeside = docSet === 'v1' && !isSectionPage(name);
  const {sections, shows, ...rest} = (isBeside ? kinds[own.pagesBesideIndex ?? kind] : undefined) ?? own;
  return {
    ...rest,
    sections: sections.filter((section) => section.in === undefined || section.in === docSet),
    shows: (docSet === 'release-notes' ? undefined : shows?.[docSet]) ?? {},
  };
}
