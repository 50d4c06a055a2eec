import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterAll, expect, test} from 'vitest';

const load = createRequire(import.meta.url);
/** The framework's bundler. */
const {rspack} = createRequire(load.resolve('@docusaurus/faster'))('@rspack/core') as {rspack: Rspack};
type Rspack = (options: object) => {
  watch: (options: object, done: (error: Error | null, stats: Stats) => void) => void;
  close: (done: () => void) => void;
};
interface Stats {
  toJson: (what: object) => {errors: object[]; modules: {identifier: string; source?: string}[]};
}
interface Middleware {
  middleware: (request: object, response: object) => Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), 'aqueduto-docs-lazily-'));
afterAll(() => rmSync(folder, {recursive: true}));

test('a page is compiled when a browser asks for it', async () => {
  const {compileLazily} = await import('../../../tools/preview/lazily.mjs');
  writeFileSync(join(folder, 'page.md'), 'Text of the page.');
  const registered = '"a": [() => import("./page.md"), "./page.md", require.resolveWeak("./page.md")]';
  writeFileSync(join(folder, 'registry.js'), `export default {${registered}};`);

  const options = compileLazily({currentBundler: {instance: rspack}, generatedFilesDir: folder});
  const {devServer, ...ofBundler} = options;
  const rules = [...options.module.rules, {test: /\.md$/, type: 'asset/source'}];
  const mode = {mode: 'development', output: {path: join(folder, 'dist')}, infrastructureLogging: {level: 'error'}};
  const compiler = rspack({...mode, ...ofBundler, context: folder, entry: './registry.js', module: {rules}});
  const compilations: Stats[] = [];
  const waiting: (() => void)[] = [];
  const next = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const first = next();
  compiler.watch({}, (_error, stats) => {
    compilations.push(stats);
    waiting.shift()?.();
  });
  await first;
  const modules = () => compilations.at(-1)!.toJson({modules: true, source: true, errors: true});
  const isPage = ({identifier}: {identifier: string}) => /(?<!proxy\|.*)page\.md$/.test(identifier);
  expect(modules().errors).toEqual([]);
  expect(modules().modules.filter(isPage)).toEqual([]);

  const middlewares: Middleware[] = [];
  expect(devServer.setupMiddlewares(middlewares)).toEqual([]);
  const [key] = modules()
    .modules.map(({identifier}) => identifier)
    .filter((name) => name.includes('proxy|'));
  const second = next();
  const response = {writeHead: () => {}, write: () => {}, end: () => {}};
  await middlewares[0]!.middleware({url: '/lazy-compilation-using-', method: 'POST', body: [key]}, response);
  await second;
  expect(modules().modules.filter(isPage)).toHaveLength(1);
  await new Promise<void>((resolve) => compiler.close(resolve));
});
