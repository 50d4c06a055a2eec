// What we use of @easyops-cn/docusaurus-search-local (0.55), which the product names: its options with their validation,
// the route of the results page, and the hash in the index's address. Replaced, each because it fails readers: the index
// (it folds no accents, splits at no h4, stems two languages at once wrongly, and is five times as heavy), the worker (it
// keeps a failed index for ever), the box and the results page (no ARIA combobox, English labels, silent failures).
// `options.ts` refuses the options that only the replaced parts read.
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import searchLocal, {validateOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/index.js';

import {htmlFileOf, pathOfUrl} from '../../manual/path';
import type {Catalog} from '../catalog/catalog';
import {siteCatalog} from '../catalog/siteCatalog';
import {buildIndex} from './index/buildIndex';
import {type IndexedPage, readPage} from './index/readPage';
import {readThesaurus} from './index/thesaurus';
import {checkOptions, clientSettings, isIndexed, type SearchOptions} from './options';
import {SEARCH_PLUGIN} from './pluginName';
import {INDEX_FILES, TEXTS} from './types';
import {asLocale, OTHER} from '../../manual/locale';

/** The search: its index of every built page, and its settings for the client (`client`, `ui`). */
function searchTheme(context: LoadContext, validated: unknown): Plugin {
  const options = validated as SearchOptions; // what `validate` below gives
  const plugin = searchLocal(context, options);
  let catalog: Catalog | undefined;
  return {
    ...plugin,
    getPathsToWatch: () => [join(context.siteDir, 'model/thesaurus.yaml')],
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      const indexFile = await indexFileOf(context.generatedFilesDir);
      args.actions.setGlobalData(clientSettings(options, asLocale(context.i18n.currentLocale), indexFile));
    },
    async allContentLoaded({allContent}) {
      catalog = siteCatalog(allContent, context);
    },
    async postBuild({siteDir, outDir, routes, routesPaths, baseUrl, i18n}) {
      const locale = asLocale(i18n.currentLocale);
      const own = new Set(
        routes.filter(({plugin: from}) => from?.name === 'docusaurus-plugin-content-pages').map(({path}) => path),
      );
      const pages: IndexedPage[] = [];
      for (const url of [...routesPaths].sort()) {
        const path = pathOfUrl(url, baseUrl);
        if (isIndexed(path, own.has(url), options)) {
          const html = await readFile(join(outDir, htmlFileOf(path)), 'utf8');
          const page = readPage(html, url, catalog?.pages.get(path)?.texts[OTHER[locale]]?.title);
          pages.push(...(page === undefined ? [] : [page]));
        }
      }
      const thesaurus = readThesaurus(siteDir, locale, new Set(pages.map(({title}) => title)));
      await writeIndex(outDir, buildIndex(pages, thesaurus, locale));
    },
  };
}

async function writeIndex(outDir: string, {files, texts}: ReturnType<typeof buildIndex>): Promise<void> {
  await mkdir(join(outDir, TEXTS), {recursive: true});
  await Promise.all([
    ...files.map((parts, i) => writeFile(join(outDir, `${INDEX_FILES[i]!}.json`), JSON.stringify(parts))),
    ...[...texts].map(([page, sections]) => writeFile(join(outDir, TEXTS, `${page}.json`), JSON.stringify(sections))),
  ]);
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

const validate: PluginModule['validateOptions'] = ({options, validate: run}) => {
  const {failedQueriesUrl, ...others} = (options ?? {}) as unknown as SearchOptions;
  const validated = {...validateOptions!({options: others as never, validate: run}), failedQueriesUrl} as SearchOptions;
  checkOptions(validated);
  return validated as never;
};
searchTheme.validateOptions = validate;

export default searchTheme;
