import {createServer} from 'node:http';
import {describe, expect, test} from 'vitest';

import {notFoundPage, redirectTarget, twinAddress} from '../../tools/server/routing';
import {listen} from '../../tools/server/siteServer';

describe('redirectTarget', () => {
  test.each([
    ['/', undefined],
    ['/workspace/', undefined],
    ['/v2/overview', undefined],
    ['/assets/js/main.js', undefined],
    ['/v2/overview.html', '/v2/overview'],
    ['/v2/overview/index.html', '/v2/overview'],
    ['/index.html', '/'],
    ['/pt-BR/index.html', '/pt-BR'],
    ['//evil.example/x', '/evil.example/x'],
    ['/v2//overview', '/v2/overview'],
    ['///', '/'],
  ])('%s → %s', (path, expected) => {
    expect(redirectTarget(path)).toBe(expected);
  });
});

describe('who asks for Markdown gets the twin of a page', () => {
  test.each([
    ['/v2/overview', 'text/markdown', '/v2/overview.md'],
    ['/workspace/', 'text/markdown;q=0.9, text/html;q=0.8', '/workspace.md'],
    ['/pt-BR/', 'text/html, text/markdown', '/pt-BR/index.md'],
    ['/', 'Text/Markdown ; charset=utf-8', '/index.md'],
    ['/v2/overview', 'text/html,application/xhtml+xml,*/*;q=0.8', undefined],
    ['/v2/overview', 'text/markdown;q=0, */*', undefined],
    ['/v2/overview', 'text/markdown;q= 0, */*', undefined],
    ['/v2/overview', 'text/html, text/markdown;q=0.1', undefined],
    ['/v2/overview', 'text/markdown;q=0.9, text/html', undefined],
    ['/v2/overview', 'text/html;q=0.5, text/markdown;q=0.9', '/v2/overview.md'],
    ['/v2/overview', 'text/markdown;charset=utf-8;q=0.0, */*', undefined],
    ['/v2/overview', 'text/markdown;charset=utf-8;q=0.1, */*', '/v2/overview.md'],
    ['/v2/overview', 'text/markdownish', undefined],
    ['/v2/overview', undefined, undefined],
  ])('%s for “%s”: %s', (path, accept, expected) => {
    expect(twinAddress(path, accept)).toBe(expected);
  });
});

test.each([
  ['/nowhere', '404.html'],
  ['/pt-BR/nowhere', 'pt-BR/404.html'],
  ['/pt-BRX', '404.html'],
])('the not-found page of %s is %s', (path, expected) => {
  expect(notFoundPage(path)).toBe(expected);
});

describe('listen', () => {
  test('takes the next free port when one is taken', async () => {
    const first = createServer();
    const second = createServer();
    const port = await listen(first, 43_210);
    const next = await listen(second, port);
    first.close();
    second.close();
    expect(next).toBeGreaterThan(port);
  });

  test('says in a sentence that no port is free', async () => {
    const taken = createServer();
    const port = await listen(taken, 43_250);
    await expect(listen(createServer(), port, 1)).rejects.toThrow(/all taken/);
    taken.close();
  });
});
