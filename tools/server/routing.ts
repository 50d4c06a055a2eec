import {ENDINGS, LOCALE_PREFIXES, PLAIN} from '../../deploy/rules';

const IS_PLAIN = new RegExp(`^${PLAIN}*$`);

/**
 * Where a request for an address that the site does not use is sent.
 *
 * @param pathname as it stands in the request line, without query
 * @returns the address to redirect to (`/x.html` and `/x/index.html` lead to `/x`, doubled slashes become one), or
 *   undefined when the address is fine as it is, or none of this site's
 */
export function redirectTarget(pathname: string): string | undefined {
  const merged = pathname.replace(/\/{2,}/g, '/');
  const ending = ENDINGS.find((each) => merged.endsWith(each)) ?? '';
  const target = merged.slice(0, merged.length - ending.length) || '/';
  return target === pathname || !IS_PLAIN.test(target) ? undefined : target;
}

/** The not-found page of the language that an address names. */
export function notFoundPage(pathname: string): string {
  const prefix = LOCALE_PREFIXES.findLast((each) => pathname === each || pathname.startsWith(`${each}/`)) ?? '';
  return `${prefix}/404.html`.slice(1);
}
