import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join} from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {CACHE} from '../../deploy/rules';
import {BUILD} from '../../tools/build/buildSite';
import {createSiteServer, listen} from '../../tools/server/siteServer';
import {askForScripts, hydrated, LANGUAGES, useSite} from '../browser/support';
import {text} from '../browser/texts';

const browser = useSite();
const PATH = '/v2/overview';

/** What a server answers for a script, when it should not be whole; all else is the site as it is. */
let damage: {script: RegExp; body: (whole: string) => string} | undefined;
/** Addresses that were asked for. */
const asked: string[] = [];
/** Addresses of the scripts that came damaged, whole answers: what is still under way is in no browser's cache. */
const damaged = new Set<string>();
let server: Server;
let url: string;

beforeAll(async () => {
  const site = createSiteServer(BUILD);
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (damage?.script.test(path) === true) {
      response.writeHead(200, {'Content-Type': 'text/javascript', 'Cache-Control': CACHE.hashed});
      response.end(damage.body(readFileSync(join(BUILD, path), 'utf8')));
      response.on('finish', () => damaged.add(path));
    } else {
      site.emit('request', request, response);
    }
  });
  url = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => void server.close());

const BODIES = {
  empty: () => '',
  'cut off': (whole: string) => whole.slice(0, whole.length / 2),
};

describe.each(LANGUAGES)('$locale: a script that a browser keeps for a year', ({locale, prefix}) => {
  test.each([
    {name: 'boot script', script: /\/boot\.\w+\.js$/, how: 'empty'},
    {name: 'main script', script: /\/main\.\w+\.js$/, how: 'empty'},
    {name: 'main script', script: /\/main\.\w+\.js$/, how: 'cut off'},
    {name: 'runtime', script: /\/runtime~main\.\w+\.js$/, how: 'empty'},
    {name: "page's scripts", script: /\/assets\/js\/(?!boot|main|runtime)[^/]+\.js$/, how: 'empty'},
  ] as const)('$name, $how: a bar says so, and its button fetches it anew', async ({script, how}) => {
    const page = await (await browser.context()).newPage();
    damaged.clear();
    damage = {script, body: BODIES[how]};
    await page.goto(url + prefix + PATH);
    await askForScripts(page);
    const bar = page.locator('#load-failure[role=alert]');
    await bar.waitFor();
    await expect.poll(() => bar.locator('p').textContent()).toBe(text(locale, 'loading.failed'));
    await page.waitForLoadState('networkidle');
    damage = undefined;
    asked.length = 0;
    await page.reload();
    await askForScripts(page);
    await bar.waitFor(); // from the browser's cache
    expect(damaged.size).toBeGreaterThan(0);
    expect(asked.filter((path) => damaged.has(path))).toEqual([]);
    await bar.getByRole('button', {name: text(locale, 'loading.retry')}).click();
    await hydrated(page);
    expect(await page.locator('#load-failure').count()).toBe(0);
  });
});
