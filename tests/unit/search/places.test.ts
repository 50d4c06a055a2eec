import {expect, test} from 'vitest';

import type {SearchHit} from '../../../src/plugins/search/types';
import {inPlace, placeOf, placesOf, whereFound} from '../../../src/plugins/search/ui/places';

function hit(u: string, b: string[] = [], t = 'Title'): SearchHit {
  const page = {i: 1, t, u, b};
  return {document: page, page, title: [], heading: [], description: [], also: undefined};
}

const HITS = [
  hit('/v2/ipaas/canvas', ['v2', 'iPaaS']),
  hit('/v2/ipaas/deploy', ['v2', 'iPaaS']),
  hit('/v2/platform/logs', ['v2', 'Platform']),
  hit('/workspace/', [], 'Workspaces'),
  hit('/release-notes/20250801', ['Release notes']),
];

test('a place is a manual and its first section; the page of a section is in it', () => {
  expect(placeOf(HITS[0]!, '/')).toEqual({set: 'v2', area: 'iPaaS'});
  expect(placeOf(HITS[3]!, '/')).toEqual({set: 'v1', area: 'Workspaces'});
  expect(placeOf(hit('/pt-BR/', [], 'Home'), '/pt-BR/')).toEqual({set: '', area: 'Home'});
});

test('places are counted, the most common first; pages of no manual count in none', () => {
  expect(placesOf([...HITS, hit('/')], 'set', '/')).toEqual([
    ['v2', 3],
    ['v1', 1],
    ['release-notes', 1],
  ]);
});

test('what is wanted leaves the hits there', () => {
  expect(inPlace(HITS, {}, '/')).toHaveLength(5);
  expect(inPlace(HITS, {set: 'v2', area: 'iPaaS'}, '/').map(({page}) => page.u)).toEqual([
    '/v2/ipaas/canvas',
    '/v2/ipaas/deploy',
  ]);
});

test.each([
  [
    {set: 'v2', area: 'iPaaS'},
    {set: 'v2', area: 'iPaaS'},
  ],
  [
    {set: 'v2', area: 'Receitas'},
    {set: 'v2', area: ''},
  ],
  [
    {set: 'v3', area: 'iPaaS'},
    {set: '', area: 'iPaaS'},
  ],
  [
    {set: 'v1', area: 'iPaaS'},
    {set: 'v1', area: ''},
  ],
])('of what is wanted, %o, hits have %o', (wanted, found) => {
  expect(whereFound(HITS, wanted, '/')).toEqual(found);
});
