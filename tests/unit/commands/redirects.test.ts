import {describe, expect, test} from 'vitest';

import {redirectFaults} from '../../../tools/checks/site/redirects';

const EXISTING = new Set(['/', '/workspace/', '/v2/overview']);
const PUBLISHED = [...EXISTING];
const messages = (...args: Parameters<typeof redirectFaults>) =>
  redirectFaults(...args).map(({file, line, message}) => `${file}:${line} ${message}`);

describe('redirects', () => {
  test('nothing to say when every published path leads somewhere', () => {
    const redirects = [{from: '/v2/old', to: '/v2/overview#limits'}];
    expect(messages(EXISTING, redirects, [...PUBLISHED, '/v2/old'])).toEqual([]);
  });

  test.each([
    [[{from: '/v2/old', to: '/v2/gone'}], PUBLISHED, 'redirects.json:3 No page is at “/v2/gone”'],
    [[{from: '/workspace', to: '/v2/overview'}], PUBLISHED, 'redirects.json:3 A page is at “/workspace”'],
    [
      [
        {from: '/old', to: '/'},
        {from: '/old/', to: '/v2/overview'},
      ],
      PUBLISHED,
      'redirects.json:7 “/old/” leads to two pages',
    ],
    [[], [...PUBLISHED, '/v2/old'], 'model/published-paths.txt:4 “/v2/old” was published and leads nowhere'],
    [[], PUBLISHED.slice(1), 'model/published-paths.txt:1 “/” is missing; run `npm run check -- --fix`'],
  ])('%j, %j: %s', (redirects, published, message) => {
    const found = messages(EXISTING, redirects, published);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });
});
