import {describe, expect, test} from 'vitest';

import {checkOptions, clientSettings, isIndexed, type SearchOptions} from '../../../src/plugins/search/options';

/** What the plugin's validation makes of no options at all, as far as we read it. */
const DEFAULTS: SearchOptions = {
  indexDocs: true,
  indexBlog: false,
  indexPages: true,
  docsRouteBasePath: ['/'],
  language: ['en', 'pt'],
  hashed: true,
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  highlightSearchTermsOnTargetPage: false,
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  explicitSearchResultPath: false,
  ignoreFiles: [],
  ignoreCssSelectors: [],
  searchBarShortcut: true,
  searchBarShortcutHint: true,
  searchBarShortcutKeymap: 'mod+k',
  searchBarPosition: 'auto',
  hideSearchBarWithNoSearchContext: false,
  useAllContextsWithNoSearchContext: false,
  forceIgnoreNoIndex: false,
  fuzzyMatchingDistance: 1,
};
const settings = (options: SearchOptions, locale: 'en' | 'pt-BR' = 'en') =>
  clientSettings({...DEFAULTS, ...options}, locale, 'search-index.json?_=1a2b3c4d');

describe('options', () => {
  test('what the validation gives without options is accepted', () => {
    expect(() => checkOptions(DEFAULTS)).not.toThrow();
  });

  test.each<[keyof SearchOptions, unknown]>([
    ['highlightSearchTermsOnTargetPage', true],
    ['searchContextByPaths', ['v2']],
    ['fuzzyMatchingDistance', 0],
    ['removeDefaultStemmer', true],
    ['ignoreFiles', ['a']],
    ['searchBarShortcutKeymap', 's'],
    ['docsPluginIdForPreferredVersion', 'v2'],
  ])('%s is refused by its name: it would change nothing', (name, value) => {
    expect(() => checkOptions({...DEFAULTS, [name]: value})).toThrow(`"${name}" has no effect`);
  });

  test.each(['collect.example', 'http://collect.example/', 'https//x'])('failed queries do not go to %s', (url) => {
    expect(() => checkOptions({...DEFAULTS, failedQueriesUrl: url})).toThrow('must be a full https address');
  });

  test.each<[Partial<ReturnType<typeof settings>>, SearchOptions]>([
    [{limit: 3}, {searchResultLimits: 3}],
    [{contextLength: 80}, {searchResultContextMaxLength: 80}],
    [{shortcut: false}, {searchBarShortcut: false}],
    [{shortcutHint: false}, {searchBarShortcutHint: false}],
    [{position: 'left'}, {searchBarPosition: 'left'}],
    [{showsPath: true}, {explicitSearchResultPath: true}],
    [{isFiltered: false}, {removeDefaultStopWordFilter: ['en']}],
    [{failedQueriesUrl: 'https://collect.example/q'}, {failedQueriesUrl: 'https://collect.example/q'}],
  ])('the client is told %j', (changed, options) => {
    expect(settings(options)).toEqual({...settings({}), ...changed});
    expect(settings(options)).not.toEqual(settings({}));
  });

  test('the filter of stop words is an option of each language', () => {
    expect(settings({removeDefaultStopWordFilter: ['en']}, 'pt-BR').isFiltered).toBe(true);
    expect(settings({removeDefaultStopWordFilter: true}, 'pt-BR').isFiltered).toBe(false);
  });

  test('a language that the search lacks is named', () => {
    expect(() => settings({language: ['en']}, 'pt-BR')).toThrow('"language" lacks "pt"');
  });

  test.each<[boolean, string, boolean, SearchOptions]>([
    [true, '/v2/overview', false, {docsRouteBasePath: ['v2']}],
    [false, '/apps/', false, {docsRouteBasePath: ['v2']}],
    [true, '/markdown-page', true, {indexPages: true}],
    [false, '/markdown-page', true, {indexPages: false}],
    [false, '/search/', true, {indexPages: true}],
  ])('%s: %s is indexed', (expected, path, isPage, options) => {
    expect(isIndexed(path, isPage, {...DEFAULTS, ...options})).toBe(expected);
  });
});
