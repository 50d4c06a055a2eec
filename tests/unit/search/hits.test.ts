import {describe, expect, test} from 'vitest';

import type {SearchDocument, SearchHit} from '../../../src/plugins/search/types';
import {hitTrail, hitUrl, resultsUrl} from '../../../src/plugins/search/ui/hits';
import {moveActive} from '../../../src/plugins/search/ui/moveActive';

function hit(page: Partial<SearchDocument>, section?: Partial<SearchDocument>): SearchHit {
  const whole = {i: 1, t: 'Deploy', u: '/v2/api-manager/deploy', ...page};
  const document = section === undefined ? whole : {i: 2, t: 'States', u: whole.u, p: 1, ...section};
  return {document, page: whole, title: [], heading: [], description: [], also: undefined};
}

describe('hits', () => {
  test('say their generation and where in the sidebar their page is', () => {
    expect(hitTrail(hit({b: ['v2', 'API Manager']}), '/')).toEqual(['v2', 'API Manager']);
    expect(hitTrail(hit({u: '/pt-BR/workspace/', b: ['Workspaces']}), '/pt-BR/')).toEqual(['v1', 'Workspaces']);
  });

  test('lead to their section', () => {
    expect(hitUrl(hit({u: '/pt-BR/workspace/'}, {h: '#states'}))).toBe('/pt-BR/workspace/#states');
    expect(hitUrl(hit({}))).toBe('/v2/api-manager/deploy');
  });

  test('of a query stand at an address that every server takes', () => {
    expect(resultsUrl('a b/ç', '/pt-BR/')).toBe('/pt-BR/search/?q=a%20b%2F%C3%A7');
    expect(resultsUrl('abc\ud83d', '/')).toBe('/search/?q=abc');
    expect(resultsUrl('😀', '/')).toBe('/search/?q=%F0%9F%98%80');
    expect(resultsUrl('ção'.repeat(3000), '/').length).toBeLessThan(4000);
  });

  test('home and release notes belong to no generation', () => {
    expect(hitTrail(hit({u: '/release-notes/20250801', b: ['Release notes']}), '/')).toEqual(['Release notes']);
    expect(hitTrail(hit({u: '/pt-BR/', b: []}), '/pt-BR/')).toEqual([]);
  });
});

describe('moveActive', () => {
  test.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['Enter', 0, 3, undefined],
    ['ArrowDown', 0, 0, undefined],
  ])('%s from %i of %i gives %s', (key, active, count, expected) => {
    expect(moveActive(key, active, count)).toBe(expected);
  });
});
