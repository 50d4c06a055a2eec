import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';

import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';

import {changePage} from '../changePage';
import {bootSettings, buildBootScript} from './bootScript';
import {lightHtml} from './lightHtml';

const file = (name: string): string => join(__dirname, name);

/**
 * Preact in the place of React, which makes nearly half of the main script. The first keys are the framework's own
 * (`getReactAliases`), so that these come instead; they stand for all that begins like them.
 */
const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'preact/compat/client': file('client/domClient.ts'), // what `react-dom/client` becomes by the line above
};

/** What the framework (Docusaurus 3.10) calls its cache on the disk by: mode, language, its own version. */
const cacheVersionOf = (config: {experiments?: unknown}): string =>
  (config.experiments as {cache?: {version?: string}} | undefined)?.cache?.version ?? '';

/** Of the plugins: the bundler does not see that an alias, a loader or what pages are compiled by has changed. */
function sourcesHash(siteDir: string): string {
  const hash = createHash('sha256');
  const folder = join(siteDir, 'src/plugins');
  const sources = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((path) => /\.(?:ts|mjs)$/.test(path));
  for (const path of sources.sort()) {
    hash.update(path).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Pages as light as HTML: see README.md beside this file for what it changes in the framework and how to do without.
 * A line in the configuration's `plugins` turns all of it on. In `docusaurus start` pages stay as the framework has them
 * (but for the contents of phones), so that an edit shows at once.
 */
export default function lightPages(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir} = context;
  const isBuild = process.env.NODE_ENV === 'production';
  let bundler: ConfigureWebpackUtils | undefined;
  return {
    name: 'light-pages',
    getThemePath: () => file('theme'),
    getClientModules: () => [file('client/fetchAhead.ts'), file('boot/boot.css')],
    configureWebpack(config, isServer, utils) {
      if (!isBuild) {
        return {};
      }
      bundler = utils;
      return {
        experiments: {cache: {version: `${cacheVersionOf(config)}-${sourcesHash(siteDir)}`}},
        resolve: isServer
          ? {}
          : {
              alias: {
                ...PREACT,
                'prism-react-renderer$': file('client/noHighlighter.ts'),
                '@theme/prism-include-languages': file('client/noLanguages.ts'),
              },
            },
        module: {
          rules: [
            {
              // A rule with `test` would be taken for one of the framework's own by its fallback for Markdown.
              resource: (path: string) => path.startsWith(siteDir) && path.endsWith('.md'),
              enforce: 'post',
              use: {loader: file('articleLoader.mjs'), options: {isServer}},
            },
            {test: /\.woff2$/, enforce: 'pre', use: file('fontLoader.mjs')},
            ...(isServer ? [] : [{resource: join(generatedFilesDir, 'registry.js'), use: file('registryLoader.mjs')}]),
          ],
        },
      };
    },
    async postBuild({outDir, baseUrl}) {
      const boot = baseUrl + (await buildBootScript(bundler!, bootSettings(context), outDir));
      const files = await readdir(outDir, {recursive: true});
      const fonts = files.filter((name) => name.endsWith('.woff2')).map((name) => baseUrl + name);
      for (const page of files.filter((name) => name.endsWith('.html')).map((name) => join(outDir, name))) {
        changePage(page, (html) => lightHtml(html, {boot, fonts}));
      }
    },
  };
}
