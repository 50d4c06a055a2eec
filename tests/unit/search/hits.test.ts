import {describe, expect, test} from 'vitest';

import {moveActive} from '../../../src/components/SearchBox/moveActive';
import {DocumentType, hitTrail, hitUrl, type SearchHit} from '../../../src/search/hits';

function hit(part: Partial<SearchHit>): SearchHit {
  return {
    document: {i: 1, t: 'Deploy', u: '/v2/api-manager/deploy'},
    type: 0,
    page: false,
    text: [],
    score: 1,
    ...part,
  };
}

describe('hits', () => {
  test('a title says its generation and sections', () => {
    expect(
      hitTrail(hit({document: {i: 1, t: 'Deploy', u: '/v2/api-manager/deploy', b: ['v2', 'API Manager']}})),
    ).toEqual(['v2', 'API Manager']);
  });

  test('a heading says its page too, and leads to its anchor', () => {
    const heading = hit({
      document: {i: 2, t: 'States', u: '/pt-BR/workspace/', h: '#states', p: 1},
      type: DocumentType.Heading,
      page: {i: 1, t: 'Workspaces', u: '/pt-BR/workspace/', b: ['Workspaces']},
    });
    expect(hitTrail(heading)).toEqual(['v1', 'Workspaces']);
    expect(hitUrl(heading)).toBe('/pt-BR/workspace/#states');
  });

  test('home and release notes belong to no generation', () => {
    expect(
      hitTrail(hit({document: {i: 1, t: 'August 1, 2025', u: '/release-notes/20250801', b: ['Release notes']}})),
    ).toEqual(['Release notes']);
    expect(hitTrail(hit({document: {i: 1, t: 'Home', u: '/pt-BR/', b: []}}))).toEqual([]);
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
