/**
 * Where a request for an address that the site does not use is sent.
 *
 * @param pathname decoded or not, as it stands in the request line, without query
 * @returns the address to redirect to (`/x.html` and `/x/index.html` lead to `/x`, doubled slashes become one), or
 *   undefined when the address is fine as it is
 */
export function redirectTarget(pathname: string): string | undefined {
  const target = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, '');
  const clean =
    target !== '/' && target !== pathname && /\/index(\.html)?$/.test(pathname) ? target.replace(/\/$/, '') : target;
  return clean === pathname ? undefined : clean || '/';
}

/** The not-found page of the language that an address names. */
export function notFoundPage(pathname: string): string {
  return /^\/pt-BR(\/|$)/.test(pathname) ? 'pt-BR/404.html' : '404.html';
}
