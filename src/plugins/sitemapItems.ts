import type {PluginOptions} from '@docusaurus/plugin-sitemap';

import {DEFAULT_LOCALE, LOCALES, baseUrlOf, type Locale} from '../manual/locale';
import {pathOfUrl, urlOfPath} from '../manual/path';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * The pages of a sitemap, each with its address in every language: the framework writes no alternates (Docusaurus 3.10).
 *
 * @param site address of the whole site, with a slash at the end
 * @param locale of the sitemap
 */
export function sitemapItems(site: string, locale: Locale): CreateItems {
  const siteIn = (language: Locale): string => urlOfPath(baseUrlOf(language), site);
  return async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => {
      const path = pathOfUrl(item.url, siteIn(locale));
      const links = [...LOCALES.map((lang) => ({lang, in: lang})), {lang: 'x-default', in: DEFAULT_LOCALE}];
      return {
        ...item,
        links: links.map(({lang, in: language}) => ({lang, url: urlOfPath(path, siteIn(language))})),
      };
    });
  };
}
