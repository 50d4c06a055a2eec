import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Writes `robots.txt`, which names the sitemap of each language by its whole address. */
export default function robotsPlugin({siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        const sitemaps = Object.values(i18n.localeConfigs).map(
          ({baseUrl}) => `Sitemap: ${siteConfig.url}${baseUrl}sitemap.xml\n`,
        );
        await writeFile(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
      }
    },
  };
}
