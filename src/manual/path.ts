import {LOCALES, prefixOf, type Locale} from './locale';

/**
 * A page's path is its address without host, language, query and anchor: `/workspace/`, `/v2/overview`. It is the same in
 * all languages, and names the page everywhere in this project. An URL here is the path with the base URL before it.
 */

/** `/workspace/` and `/workspace` name the same page; the root stays `/`. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

export function isSamePage(one: string, other: string): boolean {
  return withoutTrailingSlash(one) === withoutTrailingSlash(other);
}

/** `/pt-BR/v2/overview` → `/v2/overview`, for the base URL `/pt-BR/`; what is not below the base URL stays. */
export function pathOfUrl(url: string, baseUrl: string): string {
  return isSamePage(url, baseUrl) ? '/' : url.startsWith(baseUrl) ? `/${url.slice(baseUrl.length)}` : url;
}

/**
 * `/v2/overview` → `/pt-BR/v2/overview`, for the base URL `/pt-BR/`. A path that somebody has typed may begin with more
 * slashes: kept below the base URL `/`, they would name another site.
 */
export function urlOfPath(path: string, baseUrl: string): string {
  return baseUrl + path.replace(/^\/+/, '');
}

/** `/pt-BR/v2/overview` → Portuguese, `/v2/overview`: for addresses whose language is not known beforehand. */
export function splitUrl(url: string): {locale: Locale; path: string} {
  const locale =
    LOCALES.findLast((each) => url === prefixOf(each) || url.startsWith(`${prefixOf(each)}/`)) ?? LOCALES[0];
  return {locale, path: url.slice(prefixOf(locale).length) || '/'};
}

/** `/v2/overview#hierarchy` → `/v2/overview` */
export function withoutAnchor(link: string): string {
  return link.replace(/#.*$/, '');
}

/** Whether a page is one that the framework makes for a group of the sidebar: `/v2/category/triggers`. */
export function isCategory(path: string): boolean {
  return /\/category\//.test(path);
}

/** The file that answers for a page, from the folder of its language in the build: `/workspace/` → `workspace/index.html`. */
export function htmlFileOf(path: string): string {
  return `${withoutTrailingSlash(path)}/index.html`.replace(/^\/+/, '');
}

/** The path of the Markdown file beside a page: `/workspace/` → `/workspace.md`, `/` → `/index.md`. */
export function twinOf(path: string): string {
  return path === '/' ? '/index.md' : `${withoutTrailingSlash(path)}.md`;
}

/** `/workspace.md` → `/workspace`, `/index.md` → `/`: the page of a twin, as `isSamePage` compares it. Other paths stay. */
export function pageOfTwin(path: string): string {
  return path.replace(/(\/index)?\.md$/, '') || '/';
}

/** The picture that other sites show beside a link to a page: `/workspace/` → `/img/cards/workspace.png`. */
export function cardOf(path: string): string {
  return `/img/cards${withoutTrailingSlash(path)}.png`;
}
