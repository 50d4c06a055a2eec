import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';

import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {BUILD} from '../../tools/build/buildSite';
import {serveWithNginx, type Served} from '../../tools/deploy/nginxProcess';
import {collectFaults, hydrated, useSite} from '../browser/support';
import {nextBuild} from './nextBuild';

const browser = useSite();
const folder = mkdtempSync(join(tmpdir(), 'aqueduto-docs-deployment-'));
const next = join(folder, 'next');

/** Puts a build into service, as a team does; readers go on meanwhile. */
const release = async (site: string, build: string): Promise<void> => {
  await promisify(execFile)('deploy/release.sh', [build, site]);
};

/** That of the page, and those that it names for later. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/(?:\/pt-BR)?\/assets\/js\/[\w.~-]+\.js/g)].map(([url]) => url);

async function serveReleases(name: string): Promise<{site: string; served: Served}> {
  const site = join(folder, name);
  await release(site, BUILD);
  return {site, served: await serveWithNginx(join(site, 'current'), join(site, 'previous'))};
}

beforeAll(() => nextBuild(BUILD, next));
afterAll(() => rmSync(folder, {recursive: true}));

describe('a new deployment', () => {
  test('under load fails no request', async () => {
    const {site, served} = await serveReleases('load');
    const pages = ['/', '/v2/overview', '/workspace/', '/pt-BR/v2/api-manager/deploy', '/release-notes/20250801'];
    const failed: string[] = [];
    let requests = 0;
    let isOver = false;
    const get = async (path: string): Promise<string> => {
      const response = await fetch(served.url + path);
      requests += 1;
      if (response.status !== 200) {
        failed.push(`${response.status} ${path}`);
      }
      return response.text();
    };
    // As a browser: a page, then the scripts that it names.
    const reader = async (first: number): Promise<void> => {
      for (let i = first; !isOver; i += 1) {
        const html = await get(pages[i % pages.length]!);
        const scripts = scriptsOf(html);
        expect(scripts.length).toBeGreaterThan(1);
        await Promise.all([...scripts, '/search-index.json'].map(get));
      }
    };
    const readers = Promise.all(Array.from({length: 16}, (_, i) => reader(i)));
    // Each release is read from; until then its pages may come from what nginx remembers of the one before.
    const isRead = async (build: string): Promise<void> => {
      const page = readFileSync(join(build, 'index.html'), 'utf8');
      await expect.poll(async () => (await fetch(served.url)).text()).toBe(page);
      const before = requests;
      await expect.poll(() => requests - before).toBeGreaterThan(100);
    };
    await isRead(BUILD);
    for (const build of [next, BUILD, next, BUILD]) {
      await release(site, build);
      await isRead(build);
    }
    isOver = true;
    await readers;
    await served.stop();
    expect(failed).toEqual([]);
  });

  test.each([
    {newer: 1, how: 'without loading the page anew, from the files of the one before'},
    {newer: 2, how: 'by loading the whole page, because its files are gone'},
  ])('$newer newer: a reader of an older page follows a link $how', async ({newer}) => {
    const {site, served} = await serveReleases(`session-${newer}`);
    const page = await openSaving(served.url, '/v2/overview');
    const faults = collectFaults(page);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    const oldScript = scriptsOf(readFileSync(join(BUILD, 'v2/overview/index.html'), 'utf8'))[0]!;
    for (let i = 0; i < newer; i += 1) {
      await release(site, next);
    }
    // Each process of nginx asks only every other second where the links lead; so many connections reach all of them.
    const answers = (path: string): Promise<Response[]> =>
      Promise.all(Array.from({length: 16}, () => fetch(served.url + path)));
    const pages = async (): Promise<string[]> =>
      Promise.all((await answers('/v2/overview')).map((answer) => answer.text()));
    await expect.poll(async () => (await pages()).some((html) => html.includes(oldScript))).toBe(false);
    await expect
      .poll(async () => [...new Set((await answers(oldScript)).map(({status}) => status))])
      .toEqual([newer === 1 ? 200 : 404]);
    await page.locator('main a[href="/v2/admin/workspaces"]').first().click();
    await page.waitForURL('**/v2/admin/workspaces');
    await page.locator('h1', {hasText: 'Workspaces'}).waitFor();
    await hydrated(page);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(newer === 1);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kafka');
    await page.locator('.navbar [role=option]').first().waitFor();
    await served.stop();
    // The page that is left says which files are missing, and ends what it was loading; nothing else may go wrong.
    expect(
      faults.filter((fault) => newer === 1 || !/\/assets\/js\/|status of 404|ChunkLoadError|ERR_ABORTED/.test(fault)),
    ).toEqual([]);
  });

  /** A page that fetches nothing ahead, so that a link needs files that it does not have yet. */
  async function openSaving(site: string, path: string): Promise<Page> {
    const context = await browser.context();
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
        configurable: true,
      });
    });
    const page = await context.newPage();
    await page.goto(site + path);
    await hydrated(page);
    return page;
  }
});
