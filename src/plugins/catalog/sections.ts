import type {Area} from '../../manual/area';
import {ROUTE_BASES, type DocSet} from '../../manual/docSet';

/** A section of a sidebar: a folder of a doc set. */
export interface Section {
  docSet: DocSet;
  /** `ipaas/components`; sidebars use it as the section's key. */
  folder: string;
  /** What the sidebar calls it, in the language that the sections were read in. */
  label: string;
  /** Where a section says none, that of the section around it holds. */
  area?: Area | undefined;
  /** The generated page of a section without a page of its own. */
  list?: {path: string; title: string; description: string; v2?: string | undefined} | undefined;
}

/** What a sidebar item has of this, as the sidebar files write it and as the framework hands it on. */
interface Item {
  type?: string;
  key?: string;
  label?: string;
  link?: {type: string; slug?: string; title?: string; description?: string};
  customProps?: {area?: Area; v2?: string};
  items?: unknown;
}

/**
 * The sections of a doc set.
 *
 * @param sidebars as a sidebar file exports them, or as the framework has loaded and translated them
 */
export function sectionsOf(docSet: DocSet, sidebars: object): Section[] {
  return Object.values(sidebars as Record<string, Item[]>).flatMap((items) => sectionsIn(docSet, items));
}

function sectionsIn(docSet: DocSet, items: (Item | string)[]): Section[] {
  return items.flatMap((item) => {
    if (typeof item === 'string' || item.type !== 'category') {
      return [];
    }
    const {key = '', label = '', link, customProps} = item;
    const section: Section = {docSet, folder: key, label, area: customProps?.area};
    if (link?.type === 'generated-index') {
      section.list = {
        path: `${ROUTE_BASES[docSet]}${link.slug ?? ''}`,
        title: link.title ?? label,
        description: link.description ?? '',
        v2: customProps?.v2,
      };
    }
    return [section, ...sectionsIn(docSet, item.items as (Item | string)[])];
  });
}
