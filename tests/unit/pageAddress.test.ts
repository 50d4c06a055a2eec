import {expect, test} from 'vitest';

import {addressInRightCase, isPage, pageAddresses} from '../../src/client/pageAddress';

const routes = [
  {path: '/search', exact: true},
  {
    path: '/',
    routes: [
      {
        path: '/',
        routes: [
          {path: '/workspace/', exact: true},
          {path: '/v2/Case', exact: true},
        ],
      },
    ],
  },
  {path: '/v2/case', exact: true},
  {path: '*'},
];
const addresses = pageAddresses(routes);

test('pages are the leaves of the route tree', () => {
  expect(addresses).toEqual(['/search', '/workspace/', '/v2/Case', '/v2/case']);
});

test.each([
  ['/workspace/', true],
  ['/workspace', true],
  ['/workspace/index.html', true],
  ['/search.html', true],
  ['/Workspace/', false],
  ['/404.html', false],
  ['/nowhere', false],
])('%s is a page: %s', (pathname, expected) => {
  expect(isPage(pathname, addresses)).toBe(expected);
});

test.each([
  ['/Workspace', '/workspace/'],
  ['/SEARCH/', '/search'],
  ['/workspace', undefined], // right already
  ['/V2/CASE', undefined], // two pages could be meant
  ['/Nowhere', undefined],
])('%s in another case leads to %s', (pathname, expected) => {
  expect(addressInRightCase(pathname, addresses)).toBe(expected);
});
