import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {docSetOf, generationOf, ROUTE_BASES} from '../../manual/docSet';
import {asLocale, OTHER, type Locale} from '../../manual/locale';
import {htmlFileOf, pathOfUrl, twinOf, urlOfPath, withoutTrailingSlash} from '../../manual/path';
import {textsIn, type Catalog, type CatalogPage} from '../catalog/catalog';
import {changeDay} from '../catalog/history';
import {siteCatalog} from '../catalog/siteCatalog';
import type {BuiltText} from './htmlBody';
import {FULL, llmsFull, llmsIndex, type ListedPage} from './llms';
import {sectionsOf} from './sections';
import {TEXTS} from './texts';
import {markdownTwin, plainBody} from './twin';

/** Pages of no doc set that have a text. */
const STANDALONE: Page[] = [
  {path: '/', kind: 'landing', unlisted: false},
  {path: '/markdown-page', kind: 'concept', unlisted: false},
];

/** The page about what this plugin writes. */
const ABOUT = '/v2/reference/tools-and-assistants';

/** What the plugin knows of a page beforehand. */
type Page = Pick<CatalogPage, 'path' | 'kind' | 'unlisted'> & Partial<Pick<CatalogPage, 'texts'>>;

type PageText = Pick<BuiltText, 'title' | 'description' | 'body'> & {file: string | undefined};

type AddressOf = (address: string) => string;

/** What reads built pages. Loaded when they are there: it is most of what the framework compiles of the configuration. */
type Reader = typeof import('./htmlBody');

/**
 * The manual for programs that read Markdown, in the language of the build:
 *
 * - A Markdown file beside each page, its twin: `/v2/overview` → `/v2/overview.md`.
 * - `/llms.txt`, the list of all pages by section, and `llms-full.txt` with their text: of the site, of v2, of each section.
 *
 * Why not a plugin that exists. `@signalwire/docusaurus-plugin-llms-txt` (1.2.2) makes Markdown of every page's HTML: on
 * this site 0.1 s a page, half of the build again; what it writes lacks front matter, sections by sidebar and their full
 * text, and its links cannot be absolute and lead to Markdown in the language of the page. `docusaurus-plugin-llms`
 * (0.6.1) reads the sources, in both languages: of pages with components it leaves out what these show (cards, the list
 * of releases), it knows no generated lists, lists unlisted pages and keeps `{#ids}` and `:::` marks. Both divide pages
 * by patterns of paths that would have to be kept equal to the sidebars. Here plain sources stay what they are, and the
 * HTML is read for the few pages that have no plain source.
 */
export default function markdownTwinsPlugin(context: LoadContext): Plugin {
  const {siteConfig, siteDir, baseUrl, i18n} = context;
  const locale = asLocale(i18n.currentLocale);
  const site = siteConfig.url + baseUrl;
  let catalog: Catalog;
  return {
    name: 'markdown-twins',
    async allContentLoaded({allContent}) {
      catalog = siteCatalog(allContent, context);
    },
    async postBuild({outDir}) {
      const reader = await import('./htmlBody');
      const pages = [...STANDALONE, ...catalog.pages.values()];
      const known = new Set(pages.map(({path}) => withoutTrailingSlash(path)));
      const addressOf = (path: string): string =>
        urlOfPath(known.has(withoutTrailingSlash(path)) ? twinOf(path) : path, site);
      const listed: ListedPage[] = [];
      for (const page of pages) {
        const html = await readFile(join(outDir, htmlFileOf(page.path)), 'utf8');
        const {file, body, ...facts} = textOf(page, locale, reader, html, addressOf, (url) =>
          addressOf(pathOfUrl(url, baseUrl)),
        );
        const {path, kind, unlisted} = page;
        const date = file && changeDay(siteDir, file);
        const url = urlOfPath(path, site);
        const text = markdownTwin({...facts, url, language: locale, generation: generationOf(path), kind, date}, body);
        await write(join(outDir, twinOf(path)), text);
        listed.push(...(unlisted ? [] : [{path, ...facts, url: addressOf(path), text}]));
      }
      const texts = TEXTS[locale];
      const sections = sectionsOf(listed, catalog.sections, texts.start);
      const other = siteConfig.url + i18n.localeConfigs[OTHER[locale]]!.baseUrl;
      const about = `${texts.about.replace('PAGE', addressOf(ABOUT))}\n\n- [${texts.everything}](${site}${FULL})\n- [${texts.other}](${other}llms.txt)`;
      const summary = listed.find(({path}) => path === '/')!.description;
      await write(join(outDir, 'llms.txt'), llmsIndex(sections, site, {...texts, summary, about}));
      await write(join(outDir, FULL), llmsFull(listed));
      const v2 = {folder: ROUTE_BASES.v2, pages: listed.filter(({path}) => docSetOf(path) === 'v2')};
      for (const {folder, pages: within} of [...sections.filter((each) => each.folder !== ''), v2]) {
        await write(join(outDir, folder, FULL), llmsFull(within));
      }
    },
  };
}

/** Title, description and text of a page, and the file that it comes from. */
function textOf(
  page: Page,
  locale: Locale,
  {builtNotes, builtText}: Reader,
  html: string,
  ofPath: AddressOf,
  ofUrl: AddressOf,
): PageText {
  const {source, title, description} = page.texts ? textsIn({...page, texts: page.texts}, locale) : {};
  const isPlain = source?.file.endsWith('.md') === true;
  const built = isPlain ? undefined : builtText(html, ofUrl);
  const body = isPlain ? `${builtNotes(html, ofUrl)}\n${plainBody(source.source, ofPath)}` : built!.body;
  return {file: source?.file, title: title ?? built!.title, description: description ?? built!.description, body};
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, text);
}
