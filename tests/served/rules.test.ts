import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

import {globSync} from 'tinyglobby';
import {describe, expect, inject, test} from 'vitest';

import {securityHeaders} from '../../deploy/rules';
import {BUILD} from '../../tools/build/buildSite';
import {readRedirects} from '../../tools/content/redirects';
import {redirectsFile} from '../../tools/deploy/hostFiles';
import {findNginx} from '../../tools/deploy/nginxProcess';
import {readScriptHashes} from '../../tools/deploy/scriptHashes';
import {redirectTarget} from '../../tools/server/routing';
import {rawRequest} from './rawRequest';

const site = inject('site');
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(site + path, {redirect: 'manual', headers});

test('nginx accepts the configuration of production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aqueduto-docs-conf-'));
  const conf = join(folder, 'nginx.conf');
  const text = readFileSync('deploy/nginx/nginx.conf', 'utf8')
    .replaceAll('/etc/nginx/aqueduto-docs', resolve('deploy/nginx'))
    .replace(/^user www-data;.*$/m, `pid ${join(folder, 'nginx.pid')};`);
  writeFileSync(conf, text);
  const {status, stderr} = spawnSync(findNginx()!, ['-t', '-q', '-e', 'stderr', '-c', conf], {encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  expect(stderr).not.toMatch(/emerg/);
  expect(status).toBe(0);
});

describe('every answer carries the security headers:', () => {
  test.each([
    ['/', 200],
    ['/pt-BR/v2/overview', 200],
    ['/robots.txt', 200],
    ['/nowhere', 404],
    ['/assets/js/gone.js', 404],
    ['/v2/overview.html', 301],
    ['/%', 400],
  ])('%s (%i)', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    // A request that is no HTTP is refused before its address is read, without headers.
    const expected = status === 400 ? {} : securityHeaders(readScriptHashes('.'));
    for (const [name, value] of Object.entries(expected)) {
      expect(response.headers.get(name)).toBe(value);
    }
  });
});

describe('caching', () => {
  const script = globSync('assets/js/main.*.js', {cwd: BUILD})[0]!;

  test.each([
    [`/${script}`, 'public, max-age=31536000, immutable'],
    ['/assets/js/gone.js', 'no-cache'],
    ['/', 'no-cache'],
    ['/search-index.json', 'no-cache'],
    ['/img/logo.svg', 'no-cache'],
  ])('%s: %s', async (path, expected) => {
    expect((await get(path)).headers.get('cache-control')).toBe(expected);
  });

  test.each(['/v2/overview', '/search-index.json', '/pt-BR/'])(
    '%s is not sent again when it has not changed',
    async (path) => {
      const etag = (await get(path)).headers.get('etag')!;
      expect((await get(path, {'If-None-Match': etag})).status).toBe(304);
    },
  );
});

describe('compressed copies', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
  ])('for “%s”: %s', async (accepted, encoding) => {
    for (const path of ['/v2/overview', '/search-index.json', '/pt-BR/nowhere']) {
      const response = await get(path, {'Accept-Encoding': accepted});
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')?.split(', ').sort()).toEqual(['Accept', 'Accept-Encoding']);
    }
  });
});

test.each([
  ['/v2/overview.md', 'text/markdown; charset=utf-8'],
  ['/pt-BR/workspace.md', 'text/markdown; charset=utf-8'],
  ['/v2/overview', 'text/html; charset=utf-8'],
  ['/schemas/v2/integration.json', 'application/json'],
  ['/release-notes/rss.xml', 'text/xml; charset=utf-8'],
])('%s is %s', async (path, type) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
});

test.each(['/', '/pt-BR/', '/pt-BR', '/workspace/', '/workspace', '/pt-BR/v2/overview', '/v2/category/consumers'])(
  '%s is Markdown for who asks for it, and a page for browsers',
  async (path) => {
    const type = async (accept: string): Promise<unknown> => {
      const response = await get(path, {Accept: accept});
      return [response.status, response.headers.get('content-type')];
    };
    expect(await type('text/markdown, text/html;q=0.9')).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(await type('text/html,application/xhtml+xml,*/*;q=0.8')).toEqual([200, 'text/html; charset=utf-8']);
    expect(await type('text/markdown;q=0, */*')).toEqual([200, 'text/html; charset=utf-8']);
  },
);

test('who asks for Markdown gets other files as they are, and is told what does not exist', async () => {
  const accept = {Accept: 'text/markdown'};
  expect((await get('/schemas/v2/integration.json', accept)).headers.get('content-type')).toBe('application/json');
  expect((await get('/nowhere', accept)).status).toBe(404);
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('programs that ask for %s without a link find it', async (path, type) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
});

test.each(['bytes=0-9', 'bytes=999999999-'])(
  'a range (%s) gets the whole file, with each header once',
  async (range) => {
    const request = `GET /robots.txt HTTP/1.1\r\nHost: x\r\nRange: ${range}\r\nConnection: close\r\n\r\n`;
    const {status, names} = await rawRequest(site, request);
    expect(status).toBe(200);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  },
);

test('no language is forced: Accept-Language changes nothing', async () => {
  for (const language of ['pt-BR', 'en', 'de']) {
    const response = await get('/', {'Accept-Language': language});
    expect([response.status, await response.text()]).toEqual([200, await (await get('/')).text()]);
  }
});

describe('redirects are the same everywhere', () => {
  /** What Cloudflare Pages and Netlify make of `_redirects`: the first rule that matches; `*` is anything. */
  const rules = redirectsFile(readRedirects('.'))
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(' ') as [string, string, string]);
  function hostTarget(path: string): string | undefined {
    for (const [from, to] of rules) {
      const pattern = from.split('*').map((part) => part.replace(/[.]/g, '\\.'));
      const match = new RegExp(`^${pattern.join('(.*)')}$`).exec(path);
      if (match !== null) {
        return to.replace(':splat', match[1] ?? '');
      }
    }
    return undefined;
  }

  test.each([
    '/',
    '/v2',
    '/v2/',
    '/v2/overview',
    '/v2/overview/',
    '/workspace/',
    '/workspace',
    '/pt-BR',
    '/search',
    '/v2/overview.md',
    '/index.html',
    '/v2/overview.html',
    '/v2/overview/index.html',
    '/pt-BR/index.html',
    '/release-notes/20250801.html',
    '/pt-BR/integra/catalogo-componentes/gatilhos/http/index.html',
  ])('%s', async (path) => {
    const nginx = (await get(path)).headers.get('location') ?? undefined;
    expect(nginx).toBe(redirectTarget(path));
    expect(nginx).toBe(hostTarget(path));
  });

  test.each(
    readRedirects('.').flatMap(({from, to}) =>
      ['', '/pt-BR'].map((prefix) => ({from: prefix + from, to: prefix + to})),
    ),
  )('$from, from before, leads to $to', async ({from, to}) => {
    expect((await get(from)).headers.get('location')).toBe(to);
    expect(hostTarget(from)).toBe(to);
    expect((await get(to)).status).toBe(200);
  });

  test.each([
    ['/v2//overview?q=1', '/v2/overview?q=1'],
    ['///workspace///editar-workspace', '/workspace/editar-workspace'],
    ['/v2/overview.html?a=b&c=d', '/v2/overview?a=b&c=d'],
  ])('%s leads to %s', async (path, expected) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, expected]);
  });
});

describe('links of the site', () => {
  const pages = globSync('**/index.html', {cwd: BUILD});
  const linked = new Map<string, string>();
  for (const page of pages) {
    for (const [, href = ''] of readFileSync(join(BUILD, page), 'utf8').matchAll(/<a\s[^>]*?href="?(\/[^"\s>#?]*)/g)) {
      linked.set(href, page);
    }
  }

  test('none of them leads through a redirect or nowhere', async () => {
    expect(linked.size).toBeGreaterThan(800);
    const wrong: string[] = [];
    const queue = [...linked];
    const work = async (): Promise<void> => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const {status} = await get(next[0]);
        if (status !== 200) {
          wrong.push(`${status} ${next[0]} on ${next[1]}`);
        }
      }
    };
    await Promise.all(Array.from({length: 8}, work));
    expect(wrong).toEqual([]);
  });
});
