import {createRequire} from 'node:module';

import {afterEach, expect, test, vi} from 'vitest';

import type {Finding} from '../../../tools/content/types';

interface Watcher {
  setupSiteFileWatchers: (site: object, onChange: (change: {event: {path: string}}) => void) => void;
}
const watcher = createRequire(import.meta.url)('@docusaurus/core/lib/commands/start/watcher') as Watcher;
const ofFramework = watcher.setupSiteFileWatchers;
afterEach(() => void (watcher.setupSiteFileWatchers = ofFramework));

/** The check, as it runs beside a preview: what changes, which files are looked at, what is shown. */
async function checking(look: (files: string[]) => Promise<Finding[]>) {
  const {checkChanged} = await import('../../../tools/preview/checking.mjs');
  let report: (change: {event: {path: string}}) => void = () => {};
  watcher.setupSiteFileWatchers = (_site, onChange) => void (report = onChange);
  const shown: string[][] = [];
  const changes: string[] = [];
  let runDue: () => void = () => {};
  const resting = {run: (_key: unknown, action: () => void) => void (runDue = action)};
  checkChanged(resting, (messages: string[]) => void shown.push(messages), look);
  watcher.setupSiteFileWatchers({}, ({event}) => void changes.push(event.path));
  return {
    shown,
    changes,
    change: (path: string) => report({event: {path}}),
    rest: () => runDue(),
  };
}

const brokenLink: Finding = {file: 'docs/a.md', line: 7, rule: 'links', message: 'No page is at “/v2/b”.'};

test('what is found in a changed file is shown until it is mended, there or elsewhere', async () => {
  let findings = [brokenLink];
  const looked: string[][] = [];
  const {shown, changes, change, rest} = await checking((files) => {
    looked.push(files);
    return Promise.resolve(findings);
  });
  change('docs/a.md');
  expect([looked, changes]).toEqual([[], ['docs/a.md']]); // the edit comes first
  rest();
  await vi.waitFor(() => expect(shown).toEqual([['docs/a.md:7: No page is at “/v2/b”.']]));

  findings = [];
  change('docs\\b.md'); // as Windows names it
  rest();
  await vi.waitFor(() => expect(shown.at(-1)).toEqual([]));
  change('docs/c.md');
  rest();
  await vi.waitFor(() => expect(looked).toEqual([['docs/a.md'], ['docs/b.md', 'docs/a.md'], ['docs/c.md']]));
});

test('changes during a check are checked after it; one that fails says so and stops nothing', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ends: ((findings: Promise<Finding[]>) => void)[] = [];
  const {shown, change, rest} = await checking(() => new Promise((resolve) => void ends.push(resolve)));
  change('docs/a.md');
  rest();
  change('docs/b.md');
  rest();
  expect(ends).toHaveLength(1);
  ends[0]!(Promise.reject(new Error('The check ended with 1.')));
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  expect(told).toHaveBeenCalledWith('The check ended with 1.');
  ends[1]!(Promise.resolve([brokenLink]));
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  told.mockRestore();
});

test('the check runs in a process of its own', async () => {
  const {lookElsewhere} = await import('../../../tools/preview/checking.mjs');
  const file = 'docs/v2/overview.md';
  expect(await lookElsewhere([file, 'docs/v2/gone.md'])).toEqual([]);
}, 120_000); // of which a quiet machine needs two
