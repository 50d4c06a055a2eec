import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';

import {DOC_SETS} from '../../manual/docSet';
import {asLocale} from '../../manual/locale';
import {pathOfUrl, withoutTrailingSlash} from '../../manual/path';
import {readModel} from '../../model/readModel';
import {makeCatalog, sinceOf, type Catalog} from './catalog';
import {counterpartFaults, schemaFaults, type CatalogFault} from './faults';
import {readSources} from './readSources';
import {sectionsOf} from './sections';

/** What the framework gives to `allContentLoaded`. */
type AllContent = Record<string, Record<string, unknown>>;

/** Once for what the framework has loaded: several plugins ask. */
const known = new WeakMap<AllContent, Catalog>();

/**
 * The catalog of the site that is being built, with the texts of sidebars in its language.
 *
 * @param allContent as the framework gives it to `allContentLoaded`
 * @throws Error that lists, each in a sentence with its file, front matter that does not keep to the schema,
 *   counterparts that do not exist, and pages whose address is not that of their file
 */
export function siteCatalog(allContent: AllContent, context: LoadContext): Catalog {
  const found = known.get(allContent) ?? readCatalog(allContent, context);
  known.set(allContent, found);
  return found;
}

function readCatalog(allContent: AllContent, {siteDir, baseUrl, i18n}: LoadContext): Catalog {
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
  const versions = DOC_SETS.map((docSet) => ({docSet, version: docs[docSet]!.loadedVersions[0]!}));
  const sources = readSources(siteDir);
  const faults = sources.flatMap(({file, unreadable}) => (unreadable === undefined ? [] : [{file, ...unreadable}]));
  const readable = sources.filter(({unreadable}) => unreadable === undefined);
  const sections = versions.flatMap(({docSet, version}) => sectionsOf(docSet, version.sidebars));
  const catalog = makeCatalog(sources, sections, {
    locale: asLocale(i18n.currentLocale),
    since: sinceOf(readModel(siteDir, 'components')),
  });
  const paths = new Set([...catalog.pages.keys()].map(withoutTrailingSlash));
  const elsewhere = versions
    .flatMap(({version}) => version.docs)
    .filter(({permalink}) => !paths.has(withoutTrailingSlash(pathOfUrl(permalink, baseUrl))))
    .map(({source, permalink}) => ({
      file: source.replace('@site/', ''),
      message: `its address is ${permalink}, which is not that of the file; name the file as the address says.`,
    }));
  const all: CatalogFault[] = [
    ...faults,
    ...schemaFaults(readable),
    ...counterpartFaults(readable, sections, catalog),
    ...elsewhere,
  ];
  if (all.length > 0) {
    throw new Error(all.map(({file, line = 1, message}) => `${file}:${line}: ${message}`).join('\n'));
  }
  return catalog;
}
