import {describe, expect, test} from 'vitest';

import {generationOf, generationTargets} from '../../src/components/GenerationDropdown/targets';
import {collectCounterparts, findV1, findV2} from '../../src/plugins/generations/counterparts';

const V2 = new Set(['/v2/overview', '/v2/admin/workspaces', '/v2/api-manager/overview']);
const PAIRS = [
  {v1: '/workspace/editar-workspace', v2: '/v2/admin/workspaces'},
  {v1: '/workspace/', v2: '/v2/admin/workspaces'},
  {v1: '/visao-geral/', v2: '/v2/overview'},
  {v1: '/category/credenciais', v2: '/v2/category/consumers'},
];

describe('collectCounterparts', () => {
  test('pairs each v1 page with the page that it names', () => {
    const pages = [{path: '/workspace/', source: 'docs/v1/workspace/index.md', v2: '/v2/admin/workspaces'}];
    expect(collectCounterparts(pages, V2)).toEqual([{v1: '/workspace/', v2: '/v2/admin/workspaces'}]);
  });

  test('names every page whose target is missing or does not exist, in one error', () => {
    const pages = [
      {path: '/a', source: 'docs/v1/a.md', v2: undefined},
      {path: '/b', source: 'docs/v1/b.md', v2: '/v2/nowhere'},
      {path: '/c', source: 'docs/v1/c.md', v2: '/v2/overview'},
    ];
    expect(() => collectCounterparts(pages, V2)).toThrow(/docs\/v1\/a\.md.*\n.*docs\/v1\/b\.md.*\/v2\/nowhere/);
    expect(() => collectCounterparts(pages, V2)).not.toThrow(/c\.md/);
  });
});

describe('the way between generations', () => {
  test.each([
    ['/workspace/', '/v2/admin/workspaces'],
    ['/workspace', '/v2/admin/workspaces'],
    ['/nowhere', undefined],
  ])('v1 %s leads to %s', (path, expected) => {
    expect(findV2(PAIRS, path)).toBe(expected);
  });

  test('back from v2, the section page wins over its tasks, whatever the order', () => {
    expect(findV1(PAIRS, '/v2/admin/workspaces')).toBe('/workspace/');
    expect(findV1([...PAIRS].reverse(), '/v2/admin/workspaces')).toBe('/workspace/');
  });

  test.each([
    ['/', undefined],
    ['/v2', 'v2'],
    ['/v2/category/plugins', 'v2'],
    ['/v2x', undefined],
    ['/workspace/', 'v1'],
    ['/category/credenciais', 'v1'],
    ['/release-notes/20250801', undefined],
    ['/search/', undefined],
    ['/no-such-page', undefined],
  ])('%s belongs to %s', (path, expected) => {
    expect(generationOf(path, PAIRS)).toBe(expected);
  });

  test('a page without a counterpart leads to the counterpart of a folder above it, else to the start', () => {
    expect(generationTargets('/v2/admin/workspaces', PAIRS)).toEqual({v1: '/workspace/', v2: '/v2/admin/workspaces'});
    expect(generationTargets('/workspace/no-such-page', PAIRS).v2).toBe('/v2/admin/workspaces');
    expect(generationTargets('/release-notes/', PAIRS)).toEqual({v1: '/visao-geral/', v2: '/v2'});
  });
});
