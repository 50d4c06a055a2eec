import type {DocSet, Locale} from './types';
import {CONTENT_ROOTS} from './readPages';

const PATH = /^\/(?:[a-z0-9-]+\/)*[a-z0-9-]*$/;

/**
 * The site path that a person means.
 *
 * @param text `v1/planos/listar-planos`, `/planos/listar-planos`, `docs/v1/planos/listar-planos.md` and
 *   `v2/ipaas/overview` all work; a section page ends in `/` or `/index`
 * @param known paths to prefer: `v1/planos` means `/planos/` when that is known
 * @throws Error for text that cannot be the path of a page
 */
export function toPath(text: string, known: ReadonlySet<string>): string {
  const path = `/${text.replace(/^\//, '')}`
    .replace(/^\/docs\//, '/')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '/')
    .replace(/^\/v1\//, '/');
  if (!PATH.test(path) || ['/', '/v1', '/v2/'].includes(path)) {
    throw new Error(
      `“${text}” is no path of a page; write lower-case words such as v1/planos/listar-planos, v2/ipaas/canvas or release-notes/20250901.`,
    );
  }
  return !known.has(path) && known.has(`${path}/`) ? `${path}/` : path;
}

/** `/workspace/` → `v1`, `workspace/index`; `/v2/overview` → `v2`, `overview`. The inverse of `pathOf`. */
export function locate(path: string): {docSet: DocSet; name: string} {
  const [, prefix, rest] = /^\/(v2|release-notes)(?:\/(.*))?$/.exec(path) ?? [];
  const name = (prefix === undefined ? path.slice(1) : (rest ?? '')).replace(/(^|\/)$/, '$1index');
  return {docSet: (prefix ?? 'v1') as DocSet, name};
}

/** Where the file of a page lies, from the project's root. */
export function fileOf(path: string, locale: Locale, extension = '.md'): string {
  const {docSet, name} = locate(path);
  return `${CONTENT_ROOTS[docSet][locale]}/${name}${extension}`;
}

/** Folder of a page inside its doc set, as sidebars name it: `workspace/index` → `workspace`; `overview` → `.`. */
export function folderOf(name: string): string {
  return name.includes('/') ? name.replace(/\/[^/]+$/, '') : '.';
}

/** Whether the page is the one that its sidebar section links to; the pages of the folder are listed under it. */
export function isSectionPage(name: string): boolean {
  return /(^|\/)(index|overview)$/.test(name);
}
