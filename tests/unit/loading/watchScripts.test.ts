import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {STALL} from '../../../src/loading/failure';
import {watchScripts} from '../../../src/loading/watchScripts';
import {type Connection, heldConnection} from './heldConnection';

/** Longer than until scripts are looked at. */
const WHILE = 5000;
const heard: number[] = [];
const giveUp = vi.fn();
let connection: Connection;

beforeEach(() => {
  connection = heldConnection();
  heard.length = 0;
  giveUp.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = () => watchScripts(['/assets/js/1.js'], (received) => heard.push(received), giveUp);

test('a slow script is not given up, and says how much has come', async () => {
  const stop = watch();
  await vi.advanceTimersByTimeAsync(WHILE);
  for (const part of ['ab', 'cd', 'ef']) {
    connection.send(part);
    await vi.advanceTimersByTimeAsync(STALL - 1);
  }
  expect(heard).toEqual([2, 4, 6]);
  stop();
  await vi.advanceTimersByTimeAsync(2 * STALL);
  expect(giveUp).not.toHaveBeenCalled();
});

test('one without a byte for 15 s is given up', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(WHILE);
  connection.send('ab');
  await vi.advanceTimersByTimeAsync(STALL + 1);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('one that is there and does not run is given up', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(WHILE);
  connection.end();
  await vi.advanceTimersByTimeAsync(STALL - 1);
  expect(giveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('one that runs soon is not asked for once more', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const stop = watch();
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  await vi.advanceTimersByTimeAsync(WHILE);
  expect(asked).not.toHaveBeenCalled();
});
