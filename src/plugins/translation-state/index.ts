import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {TRANSLATION_STATE_PLUGIN, type TranslationState} from './data';
import {changedSections} from './sectionHashes';

/**
 * Finds the translated pages whose English source has changed since, by the `source_hash` of their front matter, and
 * gives their addresses to the notice that they show. Nothing in the default language.
 */
export default function translationStatePlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: TRANSLATION_STATE_PLUGIN,
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
      const versions = Object.values(docs).flatMap(({loadedVersions}) => loadedVersions);
      const outdated =
        i18n.currentLocale === i18n.defaultLocale
          ? []
          : versions.flatMap((version) =>
              version.docs
                .filter((doc) => {
                  const folder = `@site/${version.contentPathLocalized?.replace(`${siteDir}/`, '') ?? ''}/`;
                  const recorded = doc.frontMatter.source_hash;
                  if (!doc.source.startsWith(folder) || typeof recorded !== 'string') {
                    return false; // not translated: the page is the English one
                  }
                  const english = join(version.contentPath, doc.source.slice(folder.length));
                  return changedSections(readFileSync(english, 'utf8'), recorded).length > 0;
                })
                .map(({permalink}) => permalink),
            );
      const state: TranslationState = {outdated};
      actions.setGlobalData(state);
    },
  };
}
