import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {asLocale} from '../../manual/locale';
import {textsIn, type CatalogPage} from '../catalog/catalog';
import {siteCatalog} from '../catalog/siteCatalog';
import {markdownTwin} from './twin';

/** Writes a Markdown file beside each page (`/v2/overview` → `/v2/overview.md`), for tools that read Markdown. */
export default function markdownTwinsPlugin(context: LoadContext): Plugin {
  const {siteConfig, baseUrl, i18n} = context;
  const locale = asLocale(i18n.currentLocale);
  let pages: CatalogPage[] = [];
  return {
    name: 'markdown-twins',
    async allContentLoaded({allContent}) {
      pages = [...siteCatalog(allContent, context).pages.values()];
    },
    async postBuild({outDir}) {
      for (const page of pages) {
        const {title, description, source} = textsIn(page, locale);
        if (source !== undefined && page.twin !== undefined) {
          const file = join(outDir, page.twin);
          await mkdir(dirname(file), {recursive: true});
          await writeFile(file, markdownTwin({title, description, source: source.source}, siteConfig.url + baseUrl));
        }
      }
    },
  };
}
