import {ROUTE_BASES, docSetOf, type DocSet} from '../../manual/docSet';
import {locate} from '../../manual/file';
import {isSamePage} from '../../manual/path';
import type {Section} from '../catalog/sections';
import type {ListedPage, ListedSection} from './llms';

type Titled = Pick<ListedPage, 'path' | 'title'>;

/** The current product first. */
const ORDER: DocSet[] = ['v2', 'v1', 'release-notes'];

/**
 * Divides pages by the outermost folder of their doc set, in the order of the sidebars; pages in no folder come first.
 *
 * @param pages all that are listed, each section's in the order in which it is to list them
 * @param sidebar the sections of all sidebars
 * @param start title of the section of pages in no folder
 */
export function sectionsOf<T extends Titled>(pages: T[], sidebar: Section[], start: string): ListedSection<T>[] {
  const byFolder = new Map<string, T[]>();
  for (const page of pages) {
    const folder = folderOfPage(page.path, sidebar);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), page]);
  }
  const inOrder = ORDER.flatMap((docSet) => [...outermost(sidebar, docSet), `${docSet}/`]);
  const rank = (folder: string): number => {
    const found = inOrder.indexOf(folder);
    return folder === '' ? -1 : found >= 0 ? found : inOrder.indexOf(`${setOfFolder(folder)}/`);
  };
  return [...byFolder]
    .map(([folder, listed]) => ({folder, title: titleOf(folder, listed, sidebar, start), pages: listed}))
    .sort((a, b) => rank(a.folder) - rank(b.folder));
}

/** `/v2/ipaas/components/tech/kafka` → `/v2/ipaas`; a generated list is in the folder that it lists. */
function folderOfPage(path: string, sidebar: Section[]): string {
  const docSet = docSetOf(path);
  if (docSet === undefined || docSet === 'release-notes') {
    return docSet === undefined ? '' : ROUTE_BASES[docSet];
  }
  const folder = sidebar.find(({list}) => list?.path === path)?.folder ?? locate(path).name;
  return folder.includes('/') || sidebar.some(({list}) => list?.path === path)
    ? `${ROUTE_BASES[docSet]}/${folder.split('/')[0]}`
    : '';
}

/** The folders of a set's outermost sections, in the order of its sidebars. */
function outermost(sidebar: Section[], docSet: DocSet): string[] {
  return sidebar
    .filter((section) => section.docSet === docSet && !section.folder.includes('/'))
    .map(({folder}) => `${ROUTE_BASES[docSet]}/${folder}`);
}

const setOfFolder = (folder: string): DocSet => docSetOf(`${folder}/`) ?? 'v1';

/** `v2: iPaaS`, as the sidebar calls the folder, else as its own page does, else its first. */
function titleOf(folder: string, pages: Titled[], sidebar: Section[], start: string): string {
  const docSet = setOfFolder(folder);
  const name = folder.slice(ROUTE_BASES[docSet].length + 1);
  const label = sidebar.find((section) => section.docSet === docSet && section.folder === name)?.label;
  const {title} = pages.find(({path}) => isSamePage(path, folder)) ?? pages[0]!;
  return folder === '' ? start : docSet === 'release-notes' ? title : `${docSet}: ${label ?? title}`;
}
