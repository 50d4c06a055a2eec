import type {PluginOptions as PluginSearchOptions} from '@easyops-cn/docusaurus-search-local';

import type {Locale} from '../../manual/locale';

/** The plugin's options, and one of our own. */
export interface SearchOptions extends Partial<PluginSearchOptions> {
  /** See `failedQueries.ts`. */
  failedQueriesUrl?: string | undefined;
}

/** What readers' browsers are told: global data of the plugin. */
export interface ClientSettings {
  /** The index's first file from the base URL, with the hash of the content: `search-index.json?_=1a2b3c4d`. */
  indexFile: string;
  /** At most so many suggestions under the box. */
  limit: number;
  /** At most so many characters of text in a suggestion. The results page has room for more. */
  contextLength: number;
  /** Ctrl+K and Cmd+K focus the box; whether it says so. */
  shortcut: boolean;
  shortcutHint: boolean;
  /** To which side of the box the suggestions are aligned. */
  position: string;
  /** Suggestions say where in the sidebar their page is. */
  showsPath: boolean;
  /** Words that say little are left out of queries, in the site's language. */
  isFiltered: boolean;
  failedQueriesUrl: string | undefined;
}

/** Options of the plugin that its own client or index reads and ours has no use for, with the value that asks nothing. */
const WITHOUT_EFFECT: Record<string, unknown> = {
  indexDocs: true,
  indexBlog: false,
  removeDefaultStemmer: false,
  highlightSearchTermsOnTargetPage: false,
  ignoreFiles: [],
  ignoreCssSelectors: [],
  searchBarShortcutKeymap: 'mod+k',
  docsPluginIdForPreferredVersion: undefined,
  zhUserDict: undefined,
  zhUserDictPath: undefined,
  searchContextByPaths: undefined,
  hideSearchBarWithNoSearchContext: false,
  useAllContextsWithNoSearchContext: false,
  forceIgnoreNoIndex: false,
  fuzzyMatchingDistance: 1,
  askAi: undefined,
};
const LANGUAGES: Record<Locale, string> = {en: 'en', 'pt-BR': 'pt'};

/**
 * Refuses what would have no effect.
 *
 * @param options with the plugin's defaults filled in
 * @throws naming the option and the remedy
 */
export function checkOptions(options: SearchOptions): void {
  for (const [name, inert] of Object.entries(WITHOUT_EFFECT)) {
    const value = (options as Record<string, unknown>)[name];
    if (JSON.stringify(value) !== JSON.stringify(inert)) {
      throw new Error(
        `Search option "${name}" has no effect in this site's search: leave it at ${JSON.stringify(inert)}.`,
      );
    }
  }
  if (typeof options.hashed === 'string') {
    throw new Error('Search option "hashed" must be true or false: the name of the index file is fixed.');
  }
  const url = options.failedQueriesUrl;
  if (url !== undefined && !(URL.canParse(url) && new URL(url).protocol === 'https:')) {
    throw new Error(`Search option "failedQueriesUrl" must be a full https address, not "${url}".`);
  }
}

/**
 * @param indexFile as the plugin's generated files name it
 * @throws when the site's language is none of the search's
 */
export function clientSettings(options: SearchOptions, locale: Locale, indexFile: string): ClientSettings {
  const listed = (value: unknown, all: boolean): boolean =>
    Array.isArray(value) ? value.includes(LANGUAGES[locale]) : value === all || value === LANGUAGES[locale];
  if (!listed(options.language, false)) {
    throw new Error(
      `Search option "language" lacks "${LANGUAGES[locale]}", which the site's language ${locale} needs.`,
    );
  }
  return {
    indexFile,
    limit: options.searchResultLimits ?? 8,
    contextLength: options.searchResultContextMaxLength ?? 50,
    shortcut: options.searchBarShortcut !== false,
    shortcutHint: options.searchBarShortcutHint !== false,
    position: options.searchBarPosition ?? 'auto',
    showsPath: options.explicitSearchResultPath === true,
    isFiltered: !listed(options.removeDefaultStopWordFilter, true),
    failedQueriesUrl: options.failedQueriesUrl,
  };
}

/**
 * Whether a page is in the index.
 *
 * @param path without base URL: `/v2/overview`
 * @param isPage of the pages plugin, not of a docs instance
 */
export function isIndexed(path: string, isPage: boolean, {docsRouteBasePath, indexPages}: SearchOptions): boolean {
  if (/^\/(?:404\.html|search\/?)$/.test(path)) {
    return false;
  }
  const bases = [docsRouteBasePath ?? []].flat().map((base) => `/${base.replace(/^\/|\/$/g, '')}`);
  return isPage ? indexPages === true : bases.some((base) => base === '/' || `${path}/`.startsWith(`${base}/`));
}
