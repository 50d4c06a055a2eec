import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {stripBaseUrl} from '../docsPaths';
import {hasTwin, markdownTwin, twinPath} from './twin';

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

/** Writes a Markdown file beside each page (`/v2/overview` → `/v2/overview.md`), for tools that read Markdown. */
export default function markdownTwinsPlugin({siteConfig, siteDir, baseUrl}: LoadContext): Plugin {
  let docs: Doc[] = [];
  return {
    name: 'markdown-twins',
    async allContentLoaded({allContent}) {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>);
      docs = instances
        .flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs))
        .filter(({source, draft}) => hasTwin(source) && !draft);
    },
    async postBuild({outDir}) {
      for (const {source, permalink, title, description} of docs) {
        const text = await readFile(source.replace('@site', siteDir), 'utf8');
        const file = join(outDir, twinPath(stripBaseUrl(permalink, baseUrl)));
        await mkdir(dirname(file), {recursive: true});
        await writeFile(file, markdownTwin({title, description, source: text}, siteConfig.url + baseUrl));
      }
    },
  };
}
