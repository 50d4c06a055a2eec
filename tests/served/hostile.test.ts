import {load} from 'cheerio';
import {describe, expect, inject, test} from 'vitest';

import {rawRequest, type RawAnswer} from './rawRequest';

const site = inject('site');
const {host} = new URL(site);

/** What a hostile request may get. */
const REFUSED = [400, 404, 405, 408, 413, 414, 416, 431, 494, 505];
const MARKER = 'x9q7z';

interface Attack {
  name: string;
  /** Request target; the method is GET unless the whole request stands in `raw`. */
  target?: string;
  headers?: string[];
  raw?: string;
  /** Statuses besides those of a refusal: 200 where the right page is the answer, 301 where its address is corrected. */
  allowed?: number[];
}

const long = (length: number): string => 'a'.repeat(length);
const script = `<script>${MARKER}</script>`;
const escaped = encodeURIComponent(script);

const ATTACKS: Attack[] = [
  // Out of the folder
  {name: 'dots', target: '/../../../../etc/passwd'},
  {name: 'dots in the middle', target: '/v2/../../../etc/passwd'},
  {name: 'encoded dots', target: '/%2e%2e/%2e%2e/etc/passwd'},
  {name: 'encoded slashes', target: '/..%2f..%2f..%2fetc%2fpasswd'},
  {name: 'encoded dots and slashes', target: '/%2e%2e%2f%2e%2e%2fetc%2fpasswd'},
  {name: 'dots encoded twice', target: '/%252e%252e/%252e%252e/etc/passwd'},
  {name: 'overlong UTF-8 slash', target: '/..%c0%af..%c0%afetc/passwd'},
  {name: 'overlong UTF-8 dots', target: '/%c0%ae%c0%ae/etc/passwd'},
  {name: 'backslashes', target: '/..\\..\\..\\etc\\passwd'},
  {name: 'encoded backslashes', target: '/..%5c..%5cetc%5cpasswd'},
  {name: 'dots after assets', target: '/assets/../../package.json'},
  {name: 'dots after assets, encoded', target: '/assets/%2e%2e/%2e%2e/package.json'},
  {name: 'dots without a slash (alias traversal)', target: '/assets../package.json'},
  {name: 'a semicolon after dots', target: '/..;/..;/etc/passwd'},
  {name: 'an encoded slash in a page address', target: '/v2%2foverview', allowed: [200]},
  {name: 'dots that stay inside', target: '/v2/../v2/overview', allowed: [200]},
  // Bytes
  {name: 'a null byte', target: '/v2/overview%00'},
  {name: 'a null byte before an ending', target: '/v2/overview%00.html'},
  {name: 'a null byte as it is', target: '/v2/\0overview'},
  {name: 'half an escape', target: '/%'},
  {name: 'a wrong escape', target: '/%zz/overview'},
  {name: 'broken UTF-8', target: '/%ff%fe'},
  {name: 'control characters', target: '/%01%02%7f'},
  {name: 'a right-to-left override', target: '/%e2%80%ae/overview'},
  {name: 'bytes that are no ASCII', target: '/vis\u00e3o'},
  // Where the answer leads
  {name: 'a foreign host in the path', target: '//evil.example/x', allowed: [301]},
  {name: 'a foreign host in the path, with an ending', target: '//evil.example/index.html', allowed: [301]},
  {name: 'a foreign host after a backslash', target: '/\\evil.example/index.html'},
  {name: 'a foreign host after an encoded slash', target: '/%2fevil.example/index.html', allowed: [301]},
  {name: 'many slashes', target: `${'/'.repeat(200)}v2/overview`, allowed: [301]},
  {name: 'a foreign Host', target: '/v2/overview.html', headers: ['Host: evil.example'], allowed: [301]},
  {name: 'a foreign X-Forwarded-Host', target: '/x.html', headers: ['X-Forwarded-Host: evil.example'], allowed: [301]},
  {name: 'an absolute target of another host', target: 'http://evil.example/v2/overview', allowed: [200]},
  // Headers in the address
  {name: 'a line break in the path', target: `/v2/overview.html%0d%0aSet-Cookie:${MARKER}=1`},
  {name: 'a line break in the path of a redirect', target: `//%0d%0aSet-Cookie:${MARKER}=1/index.html`},
  {name: 'a line break before the ending', target: '/v2/overview%0a.html'},
  {name: 'a line break after the ending', target: '/v2/overview.html%0a'},
  {name: 'a line break in the query', target: `/x.html?a=%0d%0aSet-Cookie:${MARKER}=1`, allowed: [301]},
  // Markup
  {name: 'a script in the path', target: `/${escaped}`},
  {name: 'a script in the path as it is', target: `/${script}`},
  {name: 'a script in the path, Portuguese', target: `/pt-BR/${escaped}`},
  {name: 'a script in q', target: `/search?q=${escaped}`, allowed: [200]},
  {name: 'a script in q as it is', target: `/search?q=${script.replaceAll(' ', '+')}`, allowed: [200]},
  {name: 'a script in ctx', target: `/search?q=x&ctx=${escaped}`, allowed: [200]},
  {name: 'a foreign version', target: `/search?q=x&version=https://evil.example/${MARKER}`, allowed: [200]},
  {name: 'a script in a redirect', target: `/x.html?q=${script}`, allowed: [301]},
  {name: 'a script in Referer', target: '/nowhere', headers: [`Referer: ${script}`]},
  {name: 'a script in User-Agent', target: '/nowhere', headers: [`User-Agent: ${script}`]},
  // Size
  {name: 'a query of 7 kB', target: `/search?q=${long(7000)}`, allowed: [200]},
  {name: 'a query of 100 kB', target: `/search?q=${long(100_000)}`},
  {name: 'a path of 7 kB', target: `/${long(7000)}`},
  {name: 'a header of 100 kB', target: '/', headers: [`X-Long: ${long(100_000)}`]},
  {name: '2,000 headers', target: '/', headers: Array.from({length: 2000}, (_, i) => `X-${i}: ${long(20)}`)},
  {
    name: 'a body of a megabyte announced',
    raw: `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000000\r\nConnection: close\r\n\r\n`,
  },
  // Methods and protocol
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT', 'get', 'FOO'].map((method) => ({
    name: `method ${method}`,
    raw: `${method} /v2/overview HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  })),
  {name: 'no Host', raw: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'},
  {name: 'two Hosts', target: '/', headers: ['Host: a.example', 'Host: b.example']},
  {name: 'a protocol that does not exist', raw: 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'},
  {
    name: 'two lengths (request smuggling)',
    raw: `GET / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nContent-Length: 44\r\nConnection: close\r\n\r\n`,
  },
  {
    name: 'length and chunks (request smuggling)',
    raw: `GET / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`,
    allowed: [200],
  },
  // Ranges
  {name: 'a range past the end', target: '/robots.txt', headers: ['Range: bytes=999999999-'], allowed: [200]},
  {name: 'a range that ends before it starts', target: '/robots.txt', headers: ['Range: bytes=9-2'], allowed: [200]},
  {
    name: '1,000 overlapping ranges',
    target: '/v2/overview',
    headers: [`Range: bytes=${Array.from({length: 1000}, (_, i) => `${i}-`).join(',')}`],
    allowed: [200],
  },
  // Files that are not for readers
  {name: 'a folder of pictures', target: '/img/'},
  {name: 'a folder without a slash', target: '/img'},
  {name: 'the folder of scripts', target: '/assets/js/'},
  {name: 'the folder of scripts without a slash', target: '/pt-BR/assets/js'},
  {name: 'a hidden file', target: '/.git/config'},
  {name: 'the rules of static hosts', target: '/_headers'},
  {name: 'a compressed copy', target: '/index.html.br'},
];

function requestOf({target, headers = [], raw}: Attack): string {
  const hosts = headers.some((header) => header.startsWith('Host:')) ? [] : [`Host: ${host}`];
  return raw ?? `GET ${target} HTTP/1.1\r\n${[...hosts, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
}

/** Whatever was asked, an answer never says this. */
function expectHarmless({headers, body}: RawAnswer): void {
  expect(body).not.toMatch(/Index of|root:x:|"dependencies"|\[core\]/);
  expect(body).not.toContain(MARKER);
  expect(headers.get('set-cookie')).toBeUndefined();
  const location = headers.get('location');
  if (location !== undefined) {
    expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/); // an address of this site, and nothing after it
    expect(new URL(location, site).host).toBe(host);
  }
}

test('there are sixty attacks at least', () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
});

describe('a hostile request gets a refusal or the right page', () => {
  test.each(ATTACKS)('$name', async (attack) => {
    const answer = await rawRequest(site, requestOf(attack));
    expect([...REFUSED, ...(attack.allowed ?? [])]).toContain(answer.status);
    expectHarmless(answer);
    if (answer.status === 405) {
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  test.each([
    ['/', 'en'],
    ['/pt-BR/', 'pt-BR'],
  ])('a script in an address below %s leads to the not-found page of the language', async (base, lang) => {
    const answer = await fetch(`${site}${base}${escaped}`);
    expect(answer.status).toBe(404);
    expect(load(await answer.text())('html').attr('lang')).toBe(lang);
  });
});
