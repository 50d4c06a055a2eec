import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const load = createRequire(import.meta.url);
/** The framework's watcher: a change that it reports builds the whole site anew. */
interface Watcher {
  setupSiteFileWatchers: (site: object, onChange: (change: {event: {path: string}}) => void) => void;
}

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'aqueduto-docs-watch-'));
  mkdirSync(join(siteDir, 'i18n/pt-BR/docs'), {recursive: true});
});
afterEach(() => rmSync(siteDir, {recursive: true}));

test('of the files of a language, the framework watches interface texts, not pages', async () => {
  const [page, texts] = ['i18n/pt-BR/docs/page.md', 'i18n/pt-BR/code.json'];
  writeFileSync(join(siteDir, texts), '{}');
  await import('../../../tools/build/devWatch.mjs');
  const changed: string[] = [];
  const props = {
    siteDir,
    siteConfigPath: join(siteDir, 'docusaurus.config.ts'),
    localizationDir: join(siteDir, 'i18n/pt-BR'),
    plugins: [],
  };
  const {setupSiteFileWatchers} = load('@docusaurus/core/lib/commands/start/watcher') as Watcher;
  const ofEnglish = {...props, localizationDir: join(siteDir, 'i18n/en')}; // which has no folder
  setupSiteFileWatchers({props: ofEnglish, cliOptions: {}}, () => {});
  setupSiteFileWatchers({props, cliOptions: {}}, ({event}) => void changed.push(event.path));
  let count = 0;
  await vi.waitFor(
    () => {
      writeFileSync(join(siteDir, page), `${count}`);
      writeFileSync(join(siteDir, texts), `{"a": ${(count += 1)}}`);
      expect(changed).toContain(texts);
    },
    {timeout: 5000, interval: 100},
  );
  expect(changed.filter((path) => path.endsWith('.md'))).toEqual([]);
});
