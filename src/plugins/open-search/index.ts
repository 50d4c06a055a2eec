import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {asLocale} from '../../manual/locale';
import {openSearch, TEXTS} from './openSearch';

const FILE = 'opensearch.xml';

/** Writes `/opensearch.xml` and names it on every page: browsers can then search the manual from their address bar. */
export default function openSearchPlugin({siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const locale = asLocale(i18n.currentLocale);
  return {
    name: 'open-search',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: TEXTS[locale].name,
            href: `${baseUrl}${FILE}`,
          },
        },
      ],
    }),
    async postBuild({outDir}) {
      await writeFile(join(outDir, FILE), openSearch(siteConfig.url + baseUrl, locale));
    },
  };
}
