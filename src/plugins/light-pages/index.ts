import {readdir} from 'node:fs/promises';
import {join} from 'node:path';

import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';

import {changePage} from '../changePage';
import {bootSettings, buildBootScript} from './bootScript';
import {lightHtml} from './lightHtml';

const file = (name: string): string => join(__dirname, name);

/**
 * Preact in the place of React, which makes nearly half of the main script. The keys are the framework's own (`getReactAliases`), so that
 * these come instead; what begins like another one stands before it.
 */
const PREACT = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': file('client/domClient.ts'),
  react: 'preact/compat',
  'react-dom': 'preact/compat',
};

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
    configureWebpack(_config, isServer, utils) {
      if (!isBuild) {
        return {};
      }
      bundler = utils;
      return {
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
