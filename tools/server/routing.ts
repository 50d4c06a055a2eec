import {ASKS_FOR_TWIN, ENDINGS, LOCALE_PREFIXES, PLAIN} from '../../deploy/rules';
import {twinOf} from '../../src/manual/path';

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

const IS_FOR_TWIN = new RegExp(ASKS_FOR_TWIN, 'i');

/**
 * The address of the Markdown file that answers at the address of a page.
 *
 * @param accept the request's header
 * @returns undefined when the request does not ask for Markdown
 */
export function twinAddress(pathname: string, accept = ''): string | undefined {
  const prefix = LOCALE_PREFIXES.find((each) => pathname === each || pathname === `${each}/`);
  return IS_FOR_TWIN.test(accept) ? (prefix === undefined ? twinOf(pathname) : prefix + twinOf('/')) : undefined;
}

/** The not-found page of the language that an address names. */
export function notFoundPage(pathname: string): string {
  const prefix = LOCALE_PREFIXES.findLast((each) => pathname === each || pathname.startsWith(`${each}/`)) ?? '';
  return `${prefix}/404.html`.slice(1);
}
