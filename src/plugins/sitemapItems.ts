import type {PluginOptions} from '@docusaurus/plugin-sitemap';

import {fileOf} from '../manual/file';
import {DEFAULT_LOCALE, LOCALES, baseUrlOf, type Locale} from '../manual/locale';
import {pathOfUrl, urlOfPath} from '../manual/path';
import {changeDays} from './catalog/changeDays';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * The pages of a sitemap, each with the day of its last change, where there is a history, and its address in every
 * language: the framework writes no alternates (Docusaurus 3.10).
 *
 * @param root the project's root folder
 * @param site address of the whole site, with a slash at the end
 * @param locale of the sitemap
 */
export function sitemapItems(root: string, site: string, locale: Locale): CreateItems {
  const siteIn = (language: Locale): string => urlOfPath(baseUrlOf(language), site);
  return async ({defaultCreateSitemapItems, ...params}) => {
    const days = changeDays(root);
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => {
      const path = pathOfUrl(item.url, siteIn(locale));
      const lastmod = days.get(fileOf(path, locale)) ?? days.get(fileOf(path, locale, '.mdx'));
      const links = [...LOCALES.map((lang) => ({lang, in: lang})), {lang: 'x-default', in: DEFAULT_LOCALE}];
      return {
        ...item,
        ...(lastmod !== undefined && {lastmod}),
        links: links.map(({lang, in: language}) => ({lang, url: urlOfPath(path, siteIn(language))})),
      };
    });
  };
}
