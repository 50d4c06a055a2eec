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
  showFaults().apply(compiler);

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
});
