import {expect, test} from 'vitest';

import {manualOf} from '../../src/client/manualOf';

test.each([
  ['/', '/', undefined],
  ['/pt-BR/', '/pt-BR/', undefined],
  ['/v2', '/', 'v2'],
  ['/pt-BR/v2/overview', '/pt-BR/', 'v2'],
  ['/release-notes/20250801', '/', 'release-notes'],
  ['/workspace/', '/', 'v1'],
  ['/pt-BR/v2x', '/pt-BR/', 'v1'],
])('%s with base %s belongs to %s', (path, baseUrl, expected) => {
  expect(manualOf(path, baseUrl)).toBe(expected);
});
