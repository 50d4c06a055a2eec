import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';

import {stripBaseUrl} from '../docsPaths';
import type {Area} from './areas';
import type {Headline, Note} from './data';
import {readEntries, type Generation} from './entries';
import {FEEDS, feedLinks, makeFeed} from './feeds';
import {articleOf} from './html';
import {releaseDate} from './releaseDate';

interface Timeline {
  releases: Record<
    string,
    {headlines: {en: string; 'pt-BR': string; generation: Generation | 'both'; area: Area}[]}
  >;
}

/**
 * What the release notes need beside their pages, in the language of the build:
 *
 * - `@generated/release-notes/default/notes.json`: every note with its headlines and entries, for the index page.
 * - Feeds in `/release-notes/`, announced in the head of every page: RSS 2.0, Atom, JSON Feed, with whole notes.
 */
export default function releaseNotesPlugin({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as 'en' | 'pt-BR';
  const site = {url: siteConfig.url + baseUrl, locale};
  let notes: Note[] = [];
  return {
    name: 'release-notes',
    getPathsToWatch: () => [join(siteDir, 'model/timeline.yaml')],
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
      const timeline = parse(readFileSync(join(siteDir, 'model/timeline.yaml'), 'utf8')) as Timeline;
      notes = docs['release-notes']!.loadedVersions[0]!.docs.flatMap(({permalink, title, source}) => {
        const path = stripBaseUrl(permalink, baseUrl);
        const date = releaseDate(path);
        if (date === undefined) {
          return [];
        }
        const entries = readEntries(readFileSync(source.replace('@site', siteDir), 'utf8'));
        return [{date, path, title, headlines: headlinesOf(timeline, date, locale), entries}];
      });
      notes.sort((a, b) => b.date.localeCompare(a.date));
      await actions.createData('notes.json', JSON.stringify(notes));
    },
    injectHtmlTags: () => ({headTags: feedLinks(site)}),
    async postBuild({outDir}) {
      const folder = join(outDir, 'release-notes');
      mkdirSync(folder, {recursive: true});
      const feed = makeFeed(
        site,
        notes.map(({date, path, title, headlines}) => {
          const url = site.url + path.slice(1);
          const page = readFileSync(join(outDir, path, 'index.html'), 'utf8');
          const summary = headlines.map((headline) => headline.title.replaceAll('`', '')).join('; ');
          return {date, title, url, summary, html: articleOf(page, siteConfig.url, url)};
        }),
      );
      FEEDS.forEach(({file, write}) => writeFileSync(join(folder, file), write(feed)));
    },
  };
}

function headlinesOf({releases}: Timeline, date: string, locale: 'en' | 'pt-BR'): Headline[] {
  return (releases[date]?.headlines ?? []).map(({generation, area, ...title}) => ({
    title: title[locale],
    generations: generation === 'both' ? ['v1', 'v2'] : [generation],
    area,
  }));
}
