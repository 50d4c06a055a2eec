import {
  ANY_PREFIX,
  ASKS_FOR_TWIN,
  CACHE,
  ENGINE_WORKER_PATH,
  ENGINE_WORKER_POLICY,
  HASHED_FOLDER,
  LOCALE_PREFIXES,
  METHODS,
  PLAIN,
  securityHeaders,
  saysEncoding,
  TYPES,
  WELL_KNOWN,
} from '../../deploy/rules';
import type {Redirect} from '../content/redirects';
import {everyLanguage} from './hostFiles';

const POLICY = 'Content-Security-Policy';

/**
 * `deploy/nginx/maps.conf`: media types, and what an answer's headers depend on.
 *
 * @param redirects addresses that pages had before, without language
 * @param scriptHashes of the inline scripts that pages hold
 */
export function nginxMaps(redirects: Redirect[], scriptHashes: string[]): string {
  const types = [...new Set(Object.values(TYPES))].map((type) => ({
    type,
    extensions: Object.keys(TYPES).filter((extension) => TYPES[extension] === type),
  }));
  // nginx says the encoding of text/html in any case, and warns when it is named
  const encoded = types.filter(({type}) => saysEncoding(type) && type !== 'text/html');
  return `# Written by \`npm run rules\` from deploy/rules.ts and redirects.json; do not edit. Included in the http block.

types {
${types.map(({type, extensions}) => `    ${type} ${extensions.join(' ')};`).join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${encoded.map(({type}) => type).join(' ')};

# The address as it was asked for says whether slashes were doubled: $uri has them merged already.
map $request_uri $has_doubled_slash {
    "~^[^?]*//" 1;
    default "";
}

# Where an address that no link has leads; empty when it is fine as it is.
map "$has_doubled_slash:$uri" $redirect_path {
${everyLanguage(redirects)
  .map(({from, to}) => `    ":${from}" "${to}";`)
  .join('\n')}
    "~^1?:/index(\\.html)?\\z" "/";
    "~^1?:(?<redirect_clean>/${PLAIN}*?[\\w~-])(/index(\\.html)?|\\.html)\\z" $redirect_clean;
    "~^1:(?<redirect_merged>/${PLAIN}*)\\z" $redirect_merged;
    default "";
}

# A missing file is not kept, even where files are.
map "$status:$uri" $cache_control {
    "~^(200|304):${ANY_PREFIX}/${HASHED_FOLDER}/" "${CACHE.hashed}";
    default "${CACHE.other}";
}

# The worker of the playground may compile WebAssembly, and nothing else may.
map "$status:$uri" $content_security_policy {
    "~^(200|304):${ANY_PREFIX}${ENGINE_WORKER_PATH.replaceAll('.', '\\.')}" "${ENGINE_WORKER_POLICY}";
    default "${securityHeaders(scriptHashes)[POLICY]}";
}

map $uri $not_found_page {
${LOCALE_PREFIXES.filter(Boolean)
  .map((prefix) => `    "~^${prefix}(/|$)" "${prefix}/404.html";`)
  .join('\n')}
    default "/404.html";
}

# What answers at the address of a page: its Markdown twin for who asks for Markdown, else the page.
map $http_accept $twin_is_wanted {
    "~*${ASKS_FOR_TWIN}" 1;
    default "";
}
map "$twin_is_wanted:$uri" $page_file {
    "~^1:(?<twin_home>${ANY_PREFIX})/?\\z" $twin_home/index.md;
    "~^1:(?<twin_page>/.*?)/?\\z" $twin_page.md;
    default $uri/index.html;
}

map $status $allowed_methods {
    405 "${METHODS.join(', ')}";
    default "";
}
`;
}

/**
 * `deploy/nginx/locations.conf`: headers, redirects and where files are looked for. The server block that includes it
 * says where it listens, its `root`, and `$previous_root`, the files of the deployment before.
 */
export function nginxLocations(): string {
  const headers = Object.entries({...securityHeaders([]), [POLICY]: '$content_security_policy'});
  return `# Written by \`npm run rules\` from deploy/rules.ts; do not edit. Included in the server block.

${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}
add_header Cache-Control $cache_control always;
add_header Allow $allowed_methods always;
add_header Vary Accept always;

if ($request_method !~ ^(${METHODS.join('|')})$) {
    return 405;
}
if ($redirect_path) {
    return 301 $redirect_path$is_args$args;
}

error_page 404 $not_found_page;

location / {
    try_files $page_file $uri/index.html $uri =404;
}

# Compressed copies, host files and hidden files have no address of their own.
location ~ (\\.(br|gz)$|/_(headers|redirects)$|/\\.(?!${WELL_KNOWN.slice(2)})) {
    return 404;
}

# Readers who opened a page of the deployment before still ask for its files.
location ~ ^${ANY_PREFIX}/${HASHED_FOLDER}/.+\\.\\w+$ {
    error_page 404 = @previous;
    log_not_found off;
}
location @previous {
    root $previous_root;
    log_not_found off;
}
`;
}
