import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {GENERATIONS, STARTS} from '../../manual/docSet';
import {asLocale, OTHER, type Locale} from '../../manual/locale';
import {htmlFileOf, urlOfPath} from '../../manual/path';
import {releaseDate} from '../../manual/releaseNote';
import type {ModelFiles} from '../../model/files';
import {fileOfModel, readModel} from '../../model/readModel';
import {textsIn, type Catalog, type PageTexts} from '../catalog/catalog';
import {siteCatalog} from '../catalog/siteCatalog';
import type {Headline, NewestNote, Note} from './data';
import {readEntries} from './entries';
import {FEEDS, feedLinks, makeFeed, translationsOf} from './feeds';
import {articleOf} from './html';

/**
 * What the release notes need beside their pages, in the language of the build:
 *
 * - `@generated/release-notes/default/notes.json`: every note with its headlines and entries, for the index page.
 * - `@generated/release-notes/default/newest.json`: the newest note, for the home page.
 * - Feeds in `/release-notes/`, announced in the head of every page: RSS 2.0, Atom, JSON Feed, with whole notes.
 */
export default function releaseNotesPlugin(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const locale = asLocale(i18n.currentLocale);
  const otherUrl = siteConfig.url + i18n.localeConfigs[OTHER[locale]]!.baseUrl;
  const site = {url: siteConfig.url + baseUrl, otherUrl, locale, name: siteConfig.title};
  let list = {title: '', description: ''};
  let notes: Note[] = [];
  return {
    name: 'release-notes',
    getPathsToWatch: () => [join(siteDir, fileOfModel('timeline'))],
    async allContentLoaded({allContent, actions}) {
      const catalog = siteCatalog(allContent, context);
      const timeline = readModel(siteDir, 'timeline');
      const dated = [...catalog.pages.values()].flatMap((page) => {
        const date = releaseDate(page.path);
        return date === undefined ? [] : [{date, path: page.path, texts: textsIn(page, locale)}];
      });
      dated.sort((a, b) => b.date.localeCompare(a.date));
      notes = dated.map(({date, path, texts: {title, source}}) => ({
        date,
        path,
        title,
        headlines: headlinesOf(timeline, date, locale),
        entries: readEntries(source?.source ?? '').map(({leadsTo, ...entry}) => ({...entry, area: catalog.areaOf(leadsTo)})),
      }));
      list = listOf(catalog, locale);
      await actions.createData('notes.json', JSON.stringify(notes));
      await actions.createData('newest.json', JSON.stringify(newestOf(dated)));
    },
    injectHtmlTags: () => ({headTags: feedLinks({...site, ...list})}),
    async postBuild({outDir, siteConfig: {themeConfig}}) {
      const folder = join(outDir, 'release-notes');
      mkdirSync(folder, {recursive: true});
      const {copyright = ''} = (themeConfig as ThemeConfig).footer ?? {};
      const feedNotes = notes.map(({date, path, title, headlines}) => {
        const [url, other] = [urlOfPath(path, site.url), urlOfPath(path, otherUrl)];
        const page = readFileSync(join(outDir, htmlFileOf(path)), 'utf8');
        const summary = headlines.map((headline) => headline.title.replaceAll('`', '')).join('; ');
        return {date, title, url, otherUrl: other, summary, html: articleOf(page, siteConfig.url, url)};
      });
      const feed = makeFeed({...site, ...list, copyright}, feedNotes);
      const translations = translationsOf(site, feedNotes);
      FEEDS.forEach(({file, write}) => writeFileSync(join(folder, file), write(feed, translations)));
    },
  };
}

/** Title and description of the page that lists the notes. */
function listOf({pages}: Catalog, locale: Locale): Pick<PageTexts, 'title' | 'description'> {
  const page = pages.get(STARTS['release-notes']);
  if (page === undefined) {
    throw new Error('release-notes: there is no release-notes/index.mdx; the feeds have its title and description.');
  }
  return textsIn(page, locale);
}

function headlinesOf({releases}: ModelFiles['timeline'], date: string, locale: Locale): Headline[] {
  return (releases[date]?.headlines ?? []).map(({generation, area, ...title}) => ({
    title: title[locale],
    generations: generation === 'both' ? [...GENERATIONS] : [generation],
    area,
  }));
}

function newestOf(dated: {path: string; texts: PageTexts}[]): NewestNote {
  const newest = dated[0];
  if (newest === undefined) {
    throw new Error('release-notes: there is no dated note (a file named like 20250801.md); the home page shows the newest.');
  }
  const {title, description} = newest.texts;
  return {path: newest.path, title, description};
}
