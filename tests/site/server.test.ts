import type {Server} from 'node:http';

import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {BUILD} from '../../tools/build/buildSite';
import {createSiteServer, listen} from '../../tools/server/siteServer';

let server: Server;
let site: string;
beforeAll(async () => {
  server = createSiteServer(BUILD);
  site = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, init: RequestInit = {}) => fetch(site + path, {redirect: 'manual', ...init});

describe('the server of npm start', () => {
  test.each([
    '/',
    '/v2',
    '/v2/',
    '/v2/overview',
    '/workspace/',
    '/pt-BR/',
    '/pt-BR/workspace/',
    '/search',
    '/search/?q=x',
  ])('%s answers 200', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  test.each([
    ['/v2/overview.html', '/v2/overview'],
    ['/v2/overview/index.html?q=1', '/v2/overview?q=1'],
    ['/pt-BR//workspace/', '/pt-BR/workspace/'],
  ])('%s redirects to %s', async (path, expected) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(expected);
  });

  test.each([
    ['/nowhere', 'en'],
    ['/pt-BR/nowhere', 'pt-BR'],
    ['/../package.json', 'en'],
    ['/%2e%2e/package.json', 'en'],
    ['/%00', 'en'],
    ['/%E0%A4%A', 'en'],
  ])('%s answers 404 with the page of the language', async (path, lang) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(load(await response.text())('html').attr('lang')).toBe(lang);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    expect((await get('/', {method})).status).toBe(405);
  });

  test.each(['br', 'gzip'])('compresses with %s', async (encoding) => {
    const response = await get('/v2/overview', {headers: {'Accept-Encoding': encoding}});
    expect(response.headers.get('content-encoding')).toBe(encoding);
  });

  test('files with a hash in their name are kept, pages are asked for again', async () => {
    const html = await (await get('/')).text();
    const script = load(html)('script[src*="/boot."]').attr('src');
    expect((await get(script!)).headers.get('cache-control')).toContain('immutable');
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  });
});
