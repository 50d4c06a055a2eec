import {describe, expect, test} from 'vitest';

import {ADDED_GRAMMARS, CODE_LANGUAGES, PLAIN_LANGUAGES} from '../../../src/manual/codeLanguages';
import {counterpartsOf, generationTargets} from '../../../src/manual/counterpart';
import {docSetOf, generationOf} from '../../../src/manual/docSet';
import {fileOf, locate, pathOfFile} from '../../../src/manual/file';
import {fold} from '../../../src/manual/fold';
import {asLocale, baseUrlOf} from '../../../src/manual/locale';
import {
  htmlFileOf,
  isSamePage,
  pageOfTwin,
  pathOfUrl,
  splitUrl,
  twinOf,
  urlOfPath,
  withoutAnchor,
} from '../../../src/manual/path';
import {releaseDate, releasePath} from '../../../src/manual/releaseNote';

describe('languages', () => {
  test('each has its base URL', () => {
    expect([baseUrlOf('en'), baseUrlOf('pt-BR')]).toEqual(['/', '/pt-BR/']);
  });

  test('one that the manual is not written in is named', () => {
    expect(asLocale('pt-BR')).toBe('pt-BR');
    expect(() => asLocale('fr')).toThrow('“fr” is no language of the manual');
  });
});

test('every language of code but the plain ones has a grammar', async () => {
  const {Prism} = await import('prism-react-renderer');
  Object.assign(globalThis, {Prism}); // where Prism's own files look for it
  await Promise.all(ADDED_GRAMMARS.map((name) => import(`prismjs/components/prism-${name}.js`)));
  expect(CODE_LANGUAGES.filter((name) => Prism.languages[name] === undefined)).toEqual(
    PLAIN_LANGUAGES.filter((name) => name !== 'text'),
  );
  expect(ADDED_GRAMMARS.filter((name) => Prism.languages[name] === undefined)).toEqual([]);
});

describe('addresses', () => {
  test('each has its file in the build', () => {
    expect(['/', '/v2', '/workspace/', '/v2/overview'].map(htmlFileOf)).toEqual([
      'index.html',
      'v2/index.html',
      'workspace/index.html',
      'v2/overview/index.html',
    ]);
  });

  test.each([
    ['/pt-BR/v2/overview', '/pt-BR/', '/v2/overview'],
    ['/pt-BR/', '/pt-BR/', '/'],
    ['/pt-BR', '/pt-BR/', '/'],
    ['/workspace/', '/', '/workspace/'],
    ['/', '/', '/'],
  ])('%s below %s is %s', (url, baseUrl, path) => {
    expect(pathOfUrl(url, baseUrl)).toBe(path);
    expect(isSamePage(urlOfPath(path, baseUrl), url)).toBe(true);
  });

  test.each([
    ['/pt-BR/workspace/', 'pt-BR', '/workspace/'],
    ['/pt-BR', 'pt-BR', '/'],
    ['/pt-BR/', 'pt-BR', '/'],
    ['/pt-BRx/a', 'en', '/pt-BRx/a'],
    ['/', 'en', '/'],
    ['/v2', 'en', '/v2'],
  ])('%s is the %s %s', (url, locale, path) => {
    expect(splitUrl(url)).toEqual({locale, path});
  });

  test('an address that begins with two slashes, once it has no language, stays one of this site', () => {
    const path = pathOfUrl('/pt-BR//evil.example/é', '/pt-BR/');
    expect(urlOfPath(path, '/')).toBe('/evil.example/é');
    expect(urlOfPath(path, '/pt-BR/')).toBe('/pt-BR/evil.example/é');
  });

  test('twins and anchors', () => {
    expect(['/workspace/', '/v2/overview', '/'].map(twinOf)).toEqual(['/workspace.md', '/v2/overview.md', '/index.md']);
    expect(['/workspace.md', '/v2/overview.md', '/index.md', '/v2'].map(pageOfTwin)).toEqual([
      '/workspace',
      '/v2/overview',
      '/',
      '/v2',
    ]);
    expect(withoutAnchor('/v2/overview#hierarchy')).toBe('/v2/overview');
  });

  test.each([
    ['/release-notes/20250801', '2025-08-01'],
    ['/release-notes/20250231', undefined],
    ['/release-notes/', undefined],
    ['/v2/20250801', undefined],
  ])('%s is the note of %s', (path, date) => {
    expect(releaseDate(path)).toBe(date);
    expect(date === undefined || releasePath(date) === path).toBe(true);
  });
});

test.each([
  ['/', undefined, undefined],
  ['/search/', undefined, undefined],
  ['/markdown-page', undefined, undefined],
  ['/v2', 'v2', 'v2'],
  ['/v2/category/plugins', 'v2', 'v2'],
  ['/v2x', 'v1', 'v1'],
  ['/workspace/', 'v1', 'v1'],
  ['/category/credenciais', 'v1', 'v1'],
  ['/release-notes', 'release-notes', undefined],
  ['/release-notes/20250801', 'release-notes', undefined],
])('%s lies in %s, generation %s', (path, docSet, generation) => {
  expect([docSetOf(path), generationOf(path)]).toEqual([docSet, generation]);
});

test.each([
  ['/workspace/', 'i18n/pt-BR/docusaurus-plugin-content-docs-v1/current/workspace/index.md'],
  ['/workspace/editar-workspace', 'i18n/pt-BR/docusaurus-plugin-content-docs-v1/current/workspace/editar-workspace.md'],
  ['/v2', 'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current/index.md'],
  ['/v2/overview', 'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current/overview.md'],
  ['/v2/a/', 'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current/a/index.md'],
  ['/release-notes/', 'i18n/pt-BR/docusaurus-plugin-content-docs-release-notes/current/index.md'],
])('%s has a file, and the file has this path', (path, file) => {
  const {docSet, name} = locate(path);
  expect(pathOfFile(docSet, `${name}.md`)).toBe(path);
  expect(fileOf(path, 'pt-BR')).toBe(file);
});

describe('the way between generations', () => {
  const pairs = [
    {v1: '/workspace/editar-workspace', v2: '/v2/admin/workspaces'},
    {v1: '/workspace/', v2: '/v2/admin/workspaces'},
    {v1: '/visao-geral/', v2: '/v2/overview'},
    {v1: '/category/credenciais', v2: '/v2/category/consumers'},
  ];
  const {v1, v2} = counterpartsOf(pairs);

  test('a slash more or less does not matter', () => {
    expect(generationTargets('/workspace/', v1).v2).toBe('/v2/admin/workspaces');
    expect(generationTargets('/workspace', v1).v2).toBe('/v2/admin/workspaces');
  });

  test('back from v2, the section page wins over its tasks, whatever the order', () => {
    expect(generationTargets('/v2/admin/workspaces', v2).v1).toBe('/workspace/');
    expect(counterpartsOf([...pairs].reverse())).toEqual({v1, v2});
  });

  test('a page without a counterpart leads to the counterpart of a folder above it, else to the start', () => {
    expect(generationTargets('/workspace/no-such-page', v1)).toEqual({v1: '/visao-geral/', v2: '/v2/admin/workspaces'});
    expect(generationTargets('/v2/overview/no-such-page', v2).v1).toBe('/visao-geral/');
    expect(generationTargets('/404.html', v1)).toEqual({v1: '/visao-geral/', v2: '/v2'});
    expect(generationTargets('/release-notes/', {})).toEqual({v1: '/visao-geral/', v2: '/v2'});
  });
});

test('folding keeps the places of letters', () => {
  expect(fold('Configuração É')).toBe('configuracao e');
});
