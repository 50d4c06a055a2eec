import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import searchLocal, {validateOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/index.js';

import {readPlan} from '../../../tools/content/model';
import {SEARCH_PLUGIN} from '../../search/pluginName';
import {OTHER, type SearchLocale} from '../../search/stem';
import {stripBaseUrl} from '../docsPaths';
import {indexParts} from './indexParts';
import {type IndexedPage, readPage} from './readPage';

/**
 * The search plugin (0.55) with an index of our own: its file, form and address, but accents folded, words stemmed in the
 * language of the site, h4 headings, names in tables and generated pages in it, and a fifth of its weight.
 */
function searchTheme(context: LoadContext, options: unknown): Plugin {
  const plugin = searchLocal(context, options);
  return {
    ...plugin,
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      args.actions.setGlobalData({indexFile: await indexFileOf(context.generatedFilesDir)});
    },
    async postBuild({siteDir, outDir, routesPaths, baseUrl, i18n}) {
      const locale = i18n.currentLocale as SearchLocale;
      const plan = readPlan(siteDir);
      const urls = routesPaths.filter((url) => !/\/(?:404\.html|search)\/?$/.test(url)).sort();
      const pages: IndexedPage[] = [];
      for (const url of urls) {
        const path = stripBaseUrl(url, baseUrl);
        const html = await readFile(join(outDir, path, 'index.html'), 'utf8');
        const page = readPage(html, url, plan.get(path)?.titles[OTHER[locale]]);
        pages.push(...(page === undefined ? [] : [page]));
      }
      const parts = indexParts(pages, locale);
      await writeFile(join(outDir, 'search-index.json'), JSON.stringify(parts));
    },
  };
}
/** The index file's address from the base URL, with the hash of the content, as the plugin has written it for its client. */
async function indexFileOf(generatedFilesDir: string): Promise<string> {
  const file = join(generatedFilesDir, SEARCH_PLUGIN, 'default/generated-constants.js');
  const [, address] = /searchIndexUrl = "([^"]+)"/.exec(await readFile(file, 'utf8')) ?? [];
  if (address === undefined) {
    throw new Error(
      `${file} does not say where the search index is: ${SEARCH_PLUGIN} has changed; adapt src/plugins/search.`,
    );
  }
  return address.replace('{dir}', '');
}

searchTheme.validateOptions = validateOptions;

export default searchTheme;
