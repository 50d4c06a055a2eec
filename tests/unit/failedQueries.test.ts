import {expect, test} from 'vitest';

import {securityHeaders} from '../../deploy/rules';
import {FAILED_QUERIES_URL} from '../../src/plugins/search/failedQueries';

const connections = (url?: string) =>
  /connect-src ([^;]*)/.exec(securityHeaders([], url)['Content-Security-Policy'] ?? '')?.[1];

test('pages reach no other host, unless failed queries go to one: then that one only', () => {
  expect(FAILED_QUERIES_URL).toBeUndefined();
  expect(connections()).toBe("'self'");
  expect(connections('https://collect.example/queries')).toBe("'self' https://collect.example");
});
