import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {asLocale} from '../../manual/locale';
import {htmlFileOf, urlOfPath} from '../../manual/path';
import {textsIn, type Catalog, type CatalogPage} from '../catalog/catalog';
import {changeDay} from '../catalog/history';
import {siteCatalog} from '../catalog/siteCatalog';
import {changePage} from '../changePage';
import {article, dataScript, home, howTo, termSet, type PageFacts, type PageNode} from './nodes';
import {stepsIn, termsIn} from './readText';

/** The page whose headings are terms. */
const GLOSSARY = '/v2/reference/glossary';

/**
 * Writes into each built page what it is, for search engines (JSON-LD in the terms of schema.org): a `TechArticle` with its
 * dates and language, its steps, the terms of the glossary, and on the home page the product. Breadcrumbs come from the theme. It is written into the
 * HTML and no script of the page knows of it: who opens a page from a link within the site needs none of it.
 */
export default function structuredDataPlugin(context: LoadContext): Plugin {
  const {siteConfig, siteDir, baseUrl, i18n} = context;
  const locale = asLocale(i18n.currentLocale);
  const site = siteConfig.url + baseUrl;
  let catalog: Catalog;
  return {
    name: 'structured-data',
    async allContentLoaded({allContent}) {
      catalog = siteCatalog(allContent, context);
    },
    async postBuild({outDir}) {
      addToHead(join(outDir, htmlFileOf('/')), () => home({description: siteConfig.tagline, locale}, site));
      for (const page of catalog.pages.values()) {
        const {path, date} = page;
        const {title, description, source} = textsIn(page, locale);
        if (source !== undefined) {
          const url = urlOfPath(path, site);
          const facts = {title, description, url, locale, changed: changeDay(siteDir, source.file), published: date};
          addToHead(join(outDir, htmlFileOf(path)), (html) => nodesOf(page, facts, html, site));
        }
      }
    },
  };
}

function nodesOf({path}: CatalogPage, facts: PageFacts, html: string, site: string): PageNode[] {
  const steps = stepsIn(html);
  const terms = path === GLOSSARY ? termsIn(html) : [];
  return [
    article(facts, site),
    ...(steps.length > 0 ? [howTo(facts, steps)] : []),
    ...(terms.length > 0 ? [termSet(facts, terms)] : []),
  ];
}

function addToHead(file: string, nodes: (html: string) => PageNode[]): void {
  changePage(file, (html) => html.replace('</head>', () => `${dataScript(nodes(html))}</head>`));
}
