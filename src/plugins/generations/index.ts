import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {docsPaths, stripBaseUrl} from '../docsPaths';
import {collectCounterparts, withoutTrailingSlash} from './counterparts';
import {GENERATIONS_PLUGIN, type GenerationsData} from './data';

export interface GenerationsOptions {
  /** Counterparts of v1's generated category pages, which have no front matter: v1 path to v2 path. */
  categories: Record<string, string>;
}

/**
 * Links the two documentation generations page by page: collects `v2:` from the front matter of v1 pages and gives
 * the pairs to the version dropdown and to the note on v1 pages.
 *
 * Fails the build, naming the file, for a v1 page without `v2:` or with one that does not exist.
 */
export default function generationsPlugin({baseUrl}: LoadContext, options: unknown): Plugin {
  const {categories} = options as GenerationsOptions;
  return {
    name: GENERATIONS_PLUGIN,
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
      const v1Pages = docs.v1!.loadedVersions[0]!.docs.map((doc) => ({
        path: stripBaseUrl(doc.permalink, baseUrl),
        source: doc.source.replace('@site/', ''),
        v2: doc.frontMatter.v2,
      }));
      const v1Categories = docsPaths(docs.v1!, baseUrl)
        .filter(({path}) => path.startsWith('/category/'))
        .map(({path}) => ({path, source: `docusaurus.config.ts, categories, ${path}`, v2: categories[path]}));
      const v2Paths = new Set(docsPaths(docs.v2!, baseUrl).map(({path}) => withoutTrailingSlash(path)));
      const data: GenerationsData = {counterparts: collectCounterparts([...v1Pages, ...v1Categories], v2Paths)};
      actions.setGlobalData(data);
    },
  };
}
