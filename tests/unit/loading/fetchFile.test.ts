import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {STALL} from '../../../src/loading/failure';
import {fetchFile} from '../../../src/loading/fetchFile';
import {type Connection, heldConnection} from './heldConnection';

let connection: Connection;

beforeEach(() => {
  connection = heldConnection();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('fetchFile', () => {
  test('a slow connection that goes on is not cut, and says how much has come', async () => {
    const heard: number[] = [];
    const file = fetchFile('/search-index.json', (received) => heard.push(received));
    for (const part of ['ab', 'cd', 'ef']) {
      await vi.advanceTimersByTimeAsync(STALL - 1);
      connection.send(part);
    }
    await vi.advanceTimersByTimeAsync(STALL - 1);
    connection.end();
    expect(new TextDecoder().decode(await file)).toBe('abcdef');
    expect(heard).toEqual([2, 4, 6]);
  });

  test('one without a byte for 15 s is given up', async () => {
    const file = fetchFile('/search-index.json', () => undefined);
    const failure = expect(file).rejects.toMatchObject({reason: 'stalled'});
    await vi.advanceTimersByTimeAsync(1);
    connection.send('[');
    await vi.advanceTimersByTimeAsync(15_000);
    await failure;
  });

  test.each([
    ['offline', false, '/search-index.json', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['failed', true, '/search-index.json', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['failed', true, '/search-index.json', () => Promise.resolve(new Response('', {status: 500}))],
    ['missing', true, '/v9/search-index.json', () => Promise.resolve(new Response('', {status: 404}))],
    ['foreign', true, '//evil.example/search-index.json', () => Promise.resolve(new Response('[]'))],
  ])('%s (online: %s): %s', async (reason, onLine, address, answer) => {
    vi.stubGlobal('navigator', {onLine});
    vi.stubGlobal('fetch', answer);
    await expect(fetchFile(address, () => undefined)).rejects.toMatchObject({reason});
  });
});
