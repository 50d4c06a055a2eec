import type {LoadContext, Plugin} from '@docusaurus/types';

import {DOC_SETS, type DocSet} from '../../manual/docSet';
import {asLocale, type Locale} from '../../manual/locale';
import {textsIn, type Catalog, type CatalogPage} from './catalog';
import type {PageLink} from './nearestPages';
import {siteCatalog} from './siteCatalog';
import type {ManualPages} from './client/manualPages';

/**
 * The catalog of all pages, for the client, in the language of the build:
 *
 * - `@generated/catalog/default/{v1,v2,release-notes}.json`: what pages of a doc set show of other pages, see
 *   `ManualPages`; loaded with the first page of the set.
 * - `@generated/catalog/default/pages.json`: every listed page as `{path, title}`; only the not-found page loads it.
 *
 * Fails the build, naming the files, where pages do not fit together: see `siteCatalog`, from which other plugins have
 * the catalog itself.
 */
export default function catalogPlugin(context: LoadContext): Plugin {
  const locale = asLocale(context.i18n.currentLocale);
  return {
    name: 'catalog',
    async allContentLoaded({allContent, actions}) {
      const catalog = siteCatalog(allContent, context);
      for (const docSet of DOC_SETS) {
        await actions.createData(`${docSet}.json`, JSON.stringify(manualPages(catalog, docSet, locale)));
      }
      const listed: PageLink[] = [...catalog.pages.values()]
        .filter(({unlisted}) => !unlisted)
        .map((page) => ({path: page.path, title: textsIn(page, locale).title}));
      await actions.createData('pages.json', JSON.stringify(listed));
    },
  };
}

function manualPages({pages, counterparts}: Catalog, docSet: DocSet, locale: Locale): ManualPages {
  const own = [...pages.values()].filter((page) => page.docSet === docSet);
  const paths = (isSo: (page: CatalogPage) => boolean): string[] => own.filter(isSo).map(({path}) => path);
  return {
    counterparts: docSet === 'release-notes' ? {} : counterparts[docSet],
    outdated: paths(({texts}) => (texts[locale]?.outdated.length ?? 0) > 0),
    untranslated: paths(({texts}) => texts[locale] === undefined),
  };
}
