import type {Page} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';

import {faultsAt} from './geometry';
import {useSite} from './support';

const site = useSite({keepContexts: true});
let page: Page;

beforeAll(async () => {
  page = await (await site.context()).newPage();
});

const COLUMN = 'width: 200px; font: 16px/1.5 monospace';

test.each([
  ['scrolls: html', '<div style="width: 400px">wide</div>'],
  ['scrolls: body > div', '<div style="width: 100px; overflow: auto"><p style="width: 200px">wide</p></div>'],
  ['outside: body > p', '<p style="position: absolute; left: -40px">far to the left</p>'],
  ['cut: body > p', '<p style="width: 90px; overflow: hidden; white-space: nowrap">more than its room</p>'],
  ['cut: div > p', '<div style="height: 20px; overflow: hidden"><p style="margin: 0">one<br>two</p></div>'],
  ['cut: body > input', '<input style="width: 60px" placeholder="more than its room">'],
  ['spills: body > p', `<p style="${COLUMN}; white-space: nowrap">more than the room it has</p>`],
  [
    'broken: p > code',
    `<p style="${COLUMN}"><code style="overflow-wrap: anywhere">license:updatedOnceForEverybody</code></p>`,
  ],
  ['broken: p > code', `<div class="markdown"><p style="${COLUMN}"><code>aqd api-version create</code></p></div>`],
  ['overlaps: body > p', '<p style="margin-bottom: -2em">one</p><p>two</p>'],
  [
    'cut: body > div',
    '<div data-table-frame="fits" style="width: 90px; overflow: clip; white-space: nowrap">more than its room</div>',
  ],
  ['overlaps: body > details', '<details><summary style="height: 0">one</summary>two</details>'],
])('names what %s', async (fault, html) => {
  await page.setContent(`<!doctype html>${html}`);
  expect((await faultsAt(page, [320])).map((line) => line.slice(0, `320 px: ${fault}`.length))).toEqual([
    `320 px: ${fault}`,
  ]);
});

test.each([
  ['text that wraps between words', `<p style="${COLUMN}">as many lines as there have to be</p>`],
  ['long code that breaks at a mark', `<p style="${COLUMN}"><code>integration.<wbr>deployments.<wbr>status</code></p>`],
  ['code that scrolls', `<pre style="overflow: auto">${'wide '.repeat(100)}</pre>`],
  [
    'a table that scrolls, its frame not measured yet',
    `<div data-table-frame="" style="overflow: auto"><table>${'<td>wide'.repeat(100)}</table></div>`,
  ],
  [
    'what is hidden',
    '<p style="display: none">one</p><p style="position: absolute; clip-path: inset(50%)">two</p>three',
  ],
  ['what scrolls down', '<div style="height: 30px; overflow: auto"><p>one</p><p>two</p></div>three'],
  ['what stands over the page', '<p style="position: fixed; top: 0">one</p><p>two</p>'],
])('lets pass %s', async (_, html) => {
  await page.setContent(`<!doctype html>${html}`);
  expect(await faultsAt(page, [320, 1440])).toEqual([]);
});
