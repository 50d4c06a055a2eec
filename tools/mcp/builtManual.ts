import {existsSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

import {globSync} from 'tinyglobby';

import type {JsonSchema} from '../../src/documents/jsonSchema';
import {baseUrlOf, LOCALES, prefixOf, type Locale} from '../../src/manual/locale';
import {pageOfTwin, pathOfUrl, splitUrl, twinOf, urlOfPath, withoutTrailingSlash} from '../../src/manual/path';
import type {Generation} from '../../src/manual/docSet';
import {createEngine, type SearchEngine} from '../../src/plugins/search/client/engine';
import {loadIndex, type LoadedIndex} from '../../src/plugins/search/client/loadedIndex';
import {INDEX_FILES, TEXTS, type IndexFiles} from '../../src/plugins/search/types';
import {sectionOf} from './sections';

/** A page or section that answers a question. */
export interface Found {
  title: string;
  /** Of the section; empty for a page. */
  heading: string;
  /** Of the page or section, absolute: what an answer cites. */
  url: string;
  /** Sidebar labels above the page. */
  breadcrumb: string[];
  description: string;
  /** The stretch of the text that has most of the question. */
  snippet: string;
}

interface Search {
  index: LoadedIndex;
  engine: SearchEngine;
}

/** Characters of a snippet. */
const SNIPPET = 300;
const SCHEMAS = 'schemas/v2';

/** The manual as a build has it, in both languages; reads each file when it is first asked for. */
export class BuiltManual {
  private readonly searches = new Map<Locale, Search>();
  private readonly origin: string;

  /**
   * @param build folder of the build
   * @throws one sentence when there is none
   */
  constructor(private readonly build: string) {
    if (!existsSync(join(build, twinOf('/')))) {
      throw new Error(`There is no build in ${build}; run \`npm run build\` first.`);
    }
    const [, home = ''] = /^url: "(.*)"$/m.exec(this.read(twinOf('/'))) ?? [];
    this.origin = home;
  }

  /**
   * Pages and sections that answer a question, best first: with the index and the ranking of the site.
   *
   * @param generation which comes first where both answer
   */
  search(question: string, locale: Locale, most: number, generation?: Generation): Found[] {
    const {index, engine} = this.searchIn(locale);
    const reader = {url: baseUrlOf(locale), baseUrl: baseUrlOf(locale), chosen: generation};
    return engine.search(question, reader, most, SNIPPET).map(({document, page}) => {
      const texts = JSON.parse(this.read(`${prefixOf(locale)}/${TEXTS}/${page.i}.json`)) as string[];
      const snippet = engine.snippet(texts[document.i - page.i] ?? '', question, SNIPPET);
      return {
        title: page.t,
        heading: document === page ? '' : document.t,
        url: this.addressOf(document.u) + (document.h ?? ''),
        breadcrumb: page.b ?? [],
        description: index.descriptions[index.pageOf[page.i]!]!,
        snippet: snippet.map(({text}) => text).join(''),
      };
    });
  }

  /**
   * The Markdown of a page, or of a section of it.
   *
   * @param address of the page, whole or from the root: `/v2/overview#hierarchy`, `https://…/pt-BR/v2/overview`
   * @param locale for an address that says none
   * @throws one sentence when there is no such page or section
   */
  page(address: string, locale: Locale): string {
    const {path, hash, language} = this.taken(address, locale);
    const file = prefixOf(language) + twinOf(path);
    const isOutside = relative(this.build, join(this.build, file)).startsWith('..');
    if (isOutside || !existsSync(join(this.build, file))) {
      throw new Error(`The manual has no page ${path}; search for what it is about.`);
    }
    const text = this.read(file);
    return hash === '' ? text : sectionOf(text, this.headingAt(path, hash, language), hash);
  }

  /** The published schemas, by the name of their file: `integration`, `tech.kafka`. */
  schemas(): Map<string, JsonSchema> {
    const names = globSync('*.json', {cwd: join(this.build, SCHEMAS)}).sort();
    return new Map(
      names.map((name) => [name.replace(/\.json$/, ''), JSON.parse(this.read(`${SCHEMAS}/${name}`)) as JsonSchema]),
    );
  }

  /** Language, path and anchor of an address; a twin's address is its page's. */
  private taken(address: string, locale: Locale): {path: string; hash: string; language: Locale} {
    const [bare = '', hash = ''] = address.replace(this.origin, '/').split('#');
    const {locale: said, path} = splitUrl(bare.startsWith('/') ? bare : `/${bare}`);
    const isSaid = said !== LOCALES[0] || address.startsWith(this.origin);
    return {path: pageOfTwin(path), hash, language: isSaid ? said : locale};
  }

  private headingAt(path: string, hash: string, locale: Locale): number {
    const {documents, pages} = this.searchIn(locale).index;
    const at = pages.findIndex(
      (i) => withoutTrailingSlash(this.pathAt(documents[i]!.u, locale)) === withoutTrailingSlash(path),
    );
    const within = documents.slice((pages[at] ?? documents.length) + 1, pages[at + 1] ?? documents.length);
    return within.findIndex(({h}) => h === `#${hash}`);
  }

  private pathAt(url: string, locale: Locale): string {
    return pathOfUrl(url, baseUrlOf(locale));
  }

  private addressOf(url: string): string {
    return urlOfPath(url, this.origin);
  }

  private searchIn(locale: Locale): Search {
    const known = this.searches.get(locale);
    if (known !== undefined) {
      return known;
    }
    const files = INDEX_FILES.map((name) => JSON.parse(this.read(`${prefixOf(locale)}/${name}.json`)) as never);
    const index = loadIndex(...(files as unknown as IndexFiles));
    const search = {index, engine: createEngine(index, {locale, isFiltered: false})};
    this.searches.set(locale, search);
    return search;
  }

  private read(file: string): string {
    return readFileSync(join(this.build, file), 'utf8');
  }
}
