import {
  CACHE,
  ENGINE_WORKER_PATH,
  ENGINE_WORKER_POLICY,
  HASHED_FOLDER,
  LOCALE_PREFIXES,
  saysEncoding,
  securityHeaders,
  TYPES,
} from '../../deploy/rules';
import {withoutTrailingSlash} from '../../src/manual/path';
import type {Redirect} from '../content/redirects';

const WRITTEN = '# Written by `npm run rules` from deploy/rules.ts and redirects.json; do not edit.';

const POLICY = 'Content-Security-Policy';

/** Types that static hosts do not know by themselves. */
const UNCOMMON = ['md', 'yaml'];

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. They ask for pages again each time by themselves; a second
 * `Cache-Control` for a path would be joined to the first.
 */
export function headersFile(scriptHashes: string[]): string {
  const rule = (path: string, headers: Record<string, string>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    WRITTEN,
    rule('/*', securityHeaders(scriptHashes)),
    ...LOCALE_PREFIXES.map((prefix) => rule(`${prefix}/${HASHED_FOLDER}/*`, {'Cache-Control': CACHE.hashed})),
    ...LOCALE_PREFIXES.map((prefix) =>
      // Cloudflare's way to replace a header, not to add to it.
      [`${prefix}${ENGINE_WORKER_PATH}*`, `  ! ${POLICY}`, `  ${POLICY}: ${ENGINE_WORKER_POLICY}`].join('\n'),
    ),
    ...UNCOMMON.map((extension) => rule(`/*.${extension}`, {'Content-Type': contentType(extension)})),
  ].join('\n\n')}\n`;
}

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: the first rule that matches holds, those with a star last.
 */
export function redirectsFile(redirects: Redirect[]): string {
  return `${[
    WRITTEN,
    ...everyLanguage(redirects).map(({from, to}) => `${from} ${to} 301`),
    '/index.html / 301',
    '/*/index.html /:splat 301',
    '/*.html /:splat 301',
  ].join('\n')}\n`;
}

/** Each redirect in each language, from the address with and without a slash at its end. */
export function everyLanguage(redirects: Redirect[]): Redirect[] {
  return LOCALE_PREFIXES.flatMap((prefix) =>
    redirects.flatMap(({from, to}) => {
      const bare = prefix + withoutTrailingSlash(from);
      return [bare, `${bare}/`].map((address) => ({from: address, to: prefix + to}));
    }),
  );
}

/** The whole `Content-Type` of files with an extension. */
export function contentType(extension: string): string {
  const type = TYPES[extension]!;
  return saysEncoding(type) ? `${type}; charset=utf-8` : type;
}
