import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {bundler} from './bundler';

/** The framework's watcher: a change that it reports builds the whole site anew, or a plugin's part of it. */
interface Watcher {
  setupSiteFileWatchers: (site: object, onChange: (change: {event: {path: string}}) => void) => void;
}
const watcher = createRequire(import.meta.url)('@docusaurus/core/lib/commands/start/watcher') as Watcher;
const ofFramework = watcher.setupSiteFileWatchers;

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'aqueduto-docs-watch-'));
  mkdirSync(join(siteDir, 'i18n/pt-BR/docs'), {recursive: true});
});
afterEach(() => {
  watcher.setupSiteFileWatchers = ofFramework;
  rmSync(siteDir, {recursive: true});
});

test('of the files of a language, the framework watches interface texts, not pages', async () => {
  const {watchLess} = await import('../../../tools/preview/watching.mjs');
  const [page, texts] = ['i18n/pt-BR/docs/page.md', 'i18n/pt-BR/code.json'];
  writeFileSync(join(siteDir, texts), '{}');
  watchLess();
  const changed: string[] = [];
  const props = {
    siteDir,
    siteConfigPath: join(siteDir, 'docusaurus.config.ts'),
    localizationDir: join(siteDir, 'i18n/pt-BR'),
    plugins: [],
  };
  const ofEnglish = {...props, localizationDir: join(siteDir, 'i18n/en')}; // which has no folder
  watcher.setupSiteFileWatchers({props: ofEnglish, cliOptions: {}}, () => {});
  watcher.setupSiteFileWatchers({props, cliOptions: {}}, ({event}) => void changed.push(event.path));
  let count = 0;
  await vi.waitFor(
    () => {
      writeFileSync(join(siteDir, page), `${count}`);
      writeFileSync(join(siteDir, texts), `{"a": ${(count += 1)}}`);
      expect(changed).toContain(texts);
    },
    {timeout: 5000, interval: 150},
  );
  expect(changed.filter((path) => path.endsWith('.md'))).toEqual([]);
});

test('a change waits while the bundler compiles, and comes once', async () => {
  const {watchLess} = await import('../../../tools/preview/watching.mjs');
  vi.useFakeTimers();
  let report: (change: {plugin: object; event: {path: string}}) => void = () => {};
  watcher.setupSiteFileWatchers = (_site, onChange) => void (report = onChange);
  const {compiler, call} = bundler();
  watchLess().apply(compiler);
  const changed: string[] = [];
  watcher.setupSiteFileWatchers({props: {localizationDir: siteDir}}, ({event}) => void changed.push(event.path));
  const v2 = {name: 'v2'};

  report({plugin: v2, event: {path: 'new.md'}}); // nothing imports it yet, so nothing is compiled
  vi.runAllTimers();
  expect(changed).toEqual(['new.md']);

  report({plugin: v2, event: {path: 'page.md'}});
  call('invalid');
  report({plugin: v2, event: {path: 'page.md'}});
  vi.runAllTimers();
  expect(changed).toHaveLength(1);
  call('done');
  expect(changed).toEqual(['new.md', 'page.md']);
  vi.useRealTimers();
});
