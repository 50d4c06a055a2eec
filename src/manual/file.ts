import {DEFAULT_LOCALE, LOCALES, type Locale} from './locale';
import {DOC_SETS, ROUTE_BASES, STARTS, docSetOf, type DocSet} from './docSet';

const FOLDERS: Record<DocSet, string> = {v1: 'docs/v1', v2: 'docs/v2', 'release-notes': 'release-notes'};

/** The folder of a doc set in a language, from the project's root; the framework says where translations lie. */
export function folderOfSet(docSet: DocSet, locale: Locale): string {
  return locale === DEFAULT_LOCALE
    ? FOLDERS[docSet]
    : `${textsOf(locale)}/docusaurus-plugin-content-docs-${docSet}/current`;
}

/** The file of the Portuguese texts of a doc set's sidebar, from the project's root. */
export function sidebarTextsFile(docSet: DocSet): string {
  return `${folderOfSet(docSet, 'pt-BR')}.json`;
}

/** The folder of everything that is translated into a language, from the project's root. */
export function textsOf(locale: Locale): string {
  return `i18n/${locale}`;
}

/** Every folder of pages. */
export const CONTENT_FOLDERS = DOC_SETS.flatMap((docSet) =>
  LOCALES.map((locale) => ({docSet, locale, folder: folderOfSet(docSet, locale)})),
);

/** The folders that hold them all, at the project's root. */
export const CONTENT_ROOTS = [...new Set(CONTENT_FOLDERS.map(({folder}) => folder.split('/')[0]!))];

/** `v1`, `workspace/index.md` → `/workspace/`; `v2`, `overview.md` → `/v2/overview`; v2's own index is `/v2`. */
export function pathOfFile(docSet: DocSet, name: string): string {
  const path = `${ROUTE_BASES[docSet]}/${name.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
  return path === `${STARTS.v2}/` ? STARTS.v2 : path;
}

/** `/workspace/` → `v1`, `workspace/index`; `/v2/overview` → `v2`, `overview`. The inverse of `pathOfFile`. */
export function locate(path: string): {docSet: DocSet; name: string} {
  const docSet = docSetOf(path) ?? 'v1';
  return {docSet, name: fileNameOf(path.slice(ROUTE_BASES[docSet].length))};
}

/** `/workspace/` → `workspace/index`, `/v2/overview` → `v2/overview`. */
export function fileNameOf(path: string): string {
  return path.slice(1).replace(/(^|\/)$/, '$1index');
}

/** Where the file of a page lies, from the project's root. */
export function fileOf(path: string, locale: Locale, extension = '.md'): string {
  const {docSet, name} = locate(path);
  return `${folderOfSet(docSet, locale)}/${name}${extension}`;
}

/** Folder of a page inside its doc set, as sidebars name it: `workspace/index` → `workspace`; `overview` → `.`. */
export function folderOf(name: string): string {
  return name.includes('/') ? name.replace(/\/[^/]+$/, '') : '.';
}

/** Whether the page is the one that its sidebar section links to; the pages of the folder are listed under it. */
export function isSectionPage(name: string): boolean {
  return /(^|\/)(index|overview)$/.test(name);
}
