/** What the router of Kong sees of a request. */
export interface Request {
  method: string;
  scheme: 'http' | 'https';
  /** As the client wrote it, without its port. */
  host: string;
  /** Port of the `Host` header; else the one on which nodes listen. */
  port: number;
  /** The server name of the TLS handshake; undefined without TLS. */
  sni: string | undefined;
  /** As Kong compares it: without query, normalized. */
  path: string;
  /** By name in lower case with `_` instead of `-`. */
  headers: Map<string, string[]>;
  queries: Map<string, string[]>;
  /** Address of the client, if it is known. */
  client: string | undefined;
}

/** Why a text is no request: the rule that it breaks, and its line, from 1. */
export interface RequestFault {
  rule: 'line' | 'header' | 'host';
  line: number;
}

const REQUEST_LINE = /^([A-Z]+) (?:(https?):\/\/([^/?#\s]+))?(\/[^\s#]*)?(?: HTTP\/[\d.]+)?$/;
const HEADER = /^([\w!#$%&'*+.^`|~-]+):[ \t]*(.*)$/;
/** Ports on which nodes listen by default (page Aqueduto Kong overview). */
const PORTS = {http: 8000, https: 8443};

/**
 * Reads a request as a client sends it: `GET https://host/path?query` or `GET /path`, then a line for each header.
 *
 * @param client address of the client
 * @returns the request, which is one over TLS unless its address says `http`; or what is wrong with the text
 */
export function readRequest(text: string, client = ''): Request | RequestFault {
  const [first = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const parts = REQUEST_LINE.exec(first.trim().replace(/ +/g, ' '));
  if (parts === null || (parts[3] === undefined && parts[4] === undefined)) {
    return {rule: 'line', line: 1};
  }
  const headers = new Map<string, string[]>();
  for (const [i, line] of lines.entries()) {
    const header = HEADER.exec(line.trim());
    if (line.trim() !== '' && header === null) {
      return {rule: 'header', line: i + 2};
    }
    add(headers, headerKey(header?.[1] ?? ''), header?.[2] ?? '');
  }
  headers.delete('');
  const [, method = '', scheme = 'https', authority, target = '/'] = parts;
  const {host, port} = splitPort(headers.get('host')?.[0] ?? authority ?? '');
  if (host === '') {
    return {rule: 'host', line: 1};
  }
  const isTls = scheme === 'https';
  return {
    method,
    scheme: isTls ? 'https' : 'http',
    host,
    port: port ?? PORTS[isTls ? 'https' : 'http'],
    sni: isTls ? splitPort(authority ?? host).host.toLowerCase() : undefined,
    path: normalizePath(target.split('?')[0]!),
    headers,
    queries: queriesOf(target),
    client: client.trim() === '' ? undefined : client.trim(),
  };
}

/** The names of headers as the router compares them. */
export const headerKey = (name: string): string => name.toLowerCase().replaceAll('-', '_');

/** `api.example:8443` as host and port. */
export function splitPort(authority: string): {host: string; port: number | undefined} {
  const parts = /^([^:]*):(\d+)$/.exec(authority);
  return {host: parts?.[1] ?? authority, port: parts === null ? undefined : Number(parts[2])};
}

/** RFC 3986, section 2.2, as `kong.tools.uri` lists them, with `%`. */
const RESERVED = /[!*'();:@&=+$,/?%#[\]]/;

/**
 * The path as Kong compares it: percent-encoded characters that are not reserved are decoded, `.` and `..` resolved, slashes
 * merged. Letters beyond ASCII are compared as they are written.
 */
export function normalizePath(path: string): string {
  const decoded = path.replace(/%([\dA-Fa-f]{2})/g, (code, hex: string) => {
    const character = String.fromCharCode(parseInt(hex, 16));
    return RESERVED.test(character) || character > '\u007f' ? code.toUpperCase() : character;
  });
  const kept: string[] = [];
  const segments = decoded.split('/').slice(1);
  for (const segment of segments) {
    if (segment === '..') {
      kept.pop();
    } else if (segment !== '.' && segment !== '') {
      kept.push(segment);
    }
  }
  const isFolder = ['', '.', '..'].includes(segments.at(-1) ?? '');
  return `/${kept.join('/')}${isFolder && kept.length > 0 ? '/' : ''}`;
}

function queriesOf(target: string): Map<string, string[]> {
  const queries = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(target.split('?').slice(1).join('?'))) {
    add(queries, name, value);
  }
  return queries;
}

function add(values: Map<string, string[]>, name: string, value: string): void {
  const known = values.get(name);
  if (known === undefined) {
    values.set(name, [value]);
  } else {
    known.push(value);
  }
}
