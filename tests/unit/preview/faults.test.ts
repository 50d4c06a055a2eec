import {createRequire} from 'node:module';

import {afterEach, expect, test} from 'vitest';

import {bundler} from './bundler';

interface Site {
  reloadSite: () => Promise<unknown>;
  reloadSitePlugin: () => Promise<unknown>;
}
const site = createRequire(import.meta.url)('@docusaurus/core/lib/server/site') as Site;
const ofFramework = {...site};
afterEach(() => void Object.assign(site, ofFramework));

test('a fault of a reload is an error of the compilation until a reload finds none', async () => {
  const {showFaults} = await import('../../../tools/preview/faults.mjs');
  let message: string | undefined;
  const reload = () => (message === undefined ? Promise.resolve('site') : Promise.reject(new Error(message)));
  Object.assign(site, {reloadSite: reload, reloadSitePlugin: reload});
  const {compiler, compile, compilations} = bundler();
  const {apply, show} = showFaults();
  apply(compiler);

  expect(await site.reloadSite()).toBe('site');
  expect([compile(), compilations()]).toEqual([[], 0]);

  message = 'docs/page.md:3: front matter: `sort` is no key.';
  await expect(site.reloadSitePlugin()).rejects.toThrow(message); // the terminal says it, too
  expect([compile(), compilations()]).toEqual([[message], 1]);
  await expect(site.reloadSitePlugin()).rejects.toThrow(message);
  expect(compilations()).toBe(1); // shown already

  message = undefined;
  await site.reloadSitePlugin();
  expect([compile(), compilations()]).toEqual([[], 2]);

  // Of the same fault, the check says the line.
  message = 'Unexpected end of JSON input';
  await expect(site.reloadSite()).rejects.toThrow(message);
  expect([compile(), compilations()]).toEqual([[message], 3]);
  const findings = ['i18n/pt-BR/code.json:9: The file is not JSON.', 'docs/page.md:4: No page is at “/v2/b”.'];
  show(findings);
  expect([compile(), compilations()]).toEqual([findings, 4]);
  message = undefined;
  await site.reloadSite();
  expect(compilations()).toBe(4);
  show([]);
  expect([compile(), compilations()]).toEqual([[], 5]);
});
