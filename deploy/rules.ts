import {LOCALES, prefixOf} from '../src/manual/locale';

/**
 * How the site is served: the one source of `deploy/nginx/{maps,locations}.conf`, `static/_headers`, `static/_redirects`
 * and the server of `npm start`. After a change, `npm run check -- --fix` writes the files anew.
 */
import {ENGINE_WORKER} from '../src/plugins/playground/engineWorker';
import {FAILED_QUERIES_URL} from '../src/plugins/search/failedQueries';

/** What addresses in each language start with; each has its own not-found page. */
export const LOCALE_PREFIXES = LOCALES.map(prefixOf);

/** What addresses of any language start with, as a regular expression. */
export const ANY_PREFIX = `(${LOCALE_PREFIXES.filter(Boolean).join('|')})?`;

/** Endings that no link of the site has: they lead to the address without them. */
export const ENDINGS = ['/index.html', '/index', '.html'];

/** Characters of the site's addresses, for regular expressions. No other address is ever redirected. */
export const PLAIN = '[\\w/.~-]';

/** Names in these folders hold a hash of the content. */
export const HASHED_FOLDER = 'assets';

export const CACHE = {
  /** A file whose name changes with its content: one year, which is as long as caches go (RFC 9111). */
  hashed: 'public, max-age=31536000, immutable',
  /** Kept, but asked for each time: pages, the search index, pictures. */
  other: 'no-cache',
};

/** Methods that a static site answers; any other gets 405. */
export const METHODS = ['GET', 'HEAD'];

/** The one folder with a dot that has addresses: where RFC 8615 has programs look for `security.txt`. */
export const WELL_KNOWN = '/.well-known/';

/** Media types by file extension; files of other kinds are served as bytes. */
export const TYPES: Record<string, string> = {
  html: 'text/html',
  md: 'text/markdown',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  txt: 'text/plain',
  xml: 'text/xml',
  yaml: 'application/yaml',
  xslt: 'application/xslt+xml',
  sql: 'application/sql',
  csv: 'text/csv',
  py: 'text/x-python',
  conf: 'text/plain',
  env: 'text/plain',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  gzip: 'application/gzip', // the engine of the playground, which browsers unpack
};

/** A program that asks for this, and does not refuse it, gets the Markdown twin of a page at the page's own address. */
const TWIN_TYPE = TYPES.md!;

/** Which would rather have HTML: it names that without a weight, which is 1, and Markdown with one below. */
const PREFERS_HTML = `(?=.*\\btext/html\\s*(,|$))(?=.*\\b${TWIN_TYPE}\\s*;\\s*q=\\s*0)`;

/** An `Accept` header that asks for twins: it names the type, not with a weight of nothing, and not after HTML. */
export const ASKS_FOR_TWIN = `^(?!${PREFERS_HTML})(.*,)?\\s*${TWIN_TYPE}\\s*(,|$|;(?!([^,]*;)?\\s*q=\\s*0(\\.0*)?\\s*([,;]|$)))`;

/** Whether a type says its character encoding; JSON and YAML are UTF-8 by definition. */
export const saysEncoding = (type: string): boolean => type.startsWith('text/');

/**
 * What a page may load and do. No `unsafe-inline` and no `unsafe-eval`: the framework's inline scripts are allowed by
 * their hashes, and so is the one `style` attribute that it writes.
 */
const CONTENT_SECURITY_POLICY: [directive: string, ...sources: string[]][] = [
  ['default-src', "'self'"], // Firefox asks this one about pages fetched ahead
  ['script-src', "'self'"], // and the hashes
  ['style-src', "'self'"],
  // `display: none;` on the icons that the theme puts at the start of each body (Docusaurus 3.10)
  ['style-src-attr', "'unsafe-hashes'", "'sha256-biLFinpqYMtWHmXfkA1BPeCY0/fNt46SAZ+BBk5YUog='"],
  ['img-src', "'self'", 'data:'], // the framework's style sheet holds its icons
  ['font-src', "'self'"],
  ['connect-src', "'self'"], // search index, pages fetched ahead
  ['worker-src', "'self'"], // the search runs in one
  ['object-src', "'none'"],
  ['frame-src', "'none'"],
  ['media-src', "'none'"],
  ['form-action', "'self'"],
  ['base-uri', "'none'"],
  ['frame-ancestors', "'none'"], // older browsers: X-Frame-Options, below
];

/**
 * What the worker of the playground may do, and no page: compile WebAssembly. A worker has the policy that its own script
 * came with (Content Security Policy Level 3, section 4.2).
 */
export const ENGINE_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** What the address of the worker's script starts with, after the language. */
export const ENGINE_WORKER_PATH = `/${HASHED_FOLDER}/js/${ENGINE_WORKER}.`;

/** Features of the browser that the manual never uses. Writing to the clipboard stays: code blocks have a copy button. */
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * The headers that every answer carries.
 *
 * @param scriptHashes of the inline scripts that pages hold: `sha256-…`
 * @param failedQueriesUrl what pages tell of failed searches, if anything: the only other host that they may reach
 */
export function securityHeaders(scriptHashes: string[], failedQueriesUrl = FAILED_QUERIES_URL): Record<string, string> {
  const allowed: Record<string, string[]> = {
    'script-src': scriptHashes.map((hash) => `'${hash}'`),
    'connect-src': failedQueriesUrl === undefined ? [] : [new URL(failedQueriesUrl).origin],
  };
  const policy = CONTENT_SECURITY_POLICY.map((directive) => [...directive, ...(allowed[directive[0]] ?? [])].join(' '));
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // No other site shows our files as its own. Those that draw previews of links fetch the social card with servers.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY', // for browsers that do not know `frame-ancestors`
    'Strict-Transport-Security': 'max-age=63072000', // two years; browsers read it over HTTPS only
  };
}
