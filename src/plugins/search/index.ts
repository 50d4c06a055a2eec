import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import searchLocal, {validateOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/index.js';

import {readPlan} from '../../../tools/content/model';
import {OTHER, type SearchLocale} from '../../search/stem';
import {stripBaseUrl} from '../docsPaths';
import {indexParts} from './indexParts';
import {type IndexedPage, readPage} from './readPage';

/**
 * The search plugin (0.55) with an index of our own: its file, form and address, but accents folded, words stemmed in the
 * language of the site, h4 headings, names in tables and generated pages in it, and a fifth of its weight.
 */
function searchTheme(context: LoadContext, options: unknown): Plugin {
  return {
    ...searchLocal(context, options),
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
searchTheme.validateOptions = validateOptions;

export default searchTheme;
