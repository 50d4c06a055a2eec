import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {answerJobs} from '../../../src/plugins/playground/client/answerJobs';
import {limitedRunner} from '../../../src/plugins/playground/client/limitedRunner';
import type {FromWorker} from '../../../src/plugins/playground/client/runner';

/** A worker that repeats what it is sent, and never comes to an end with `endless`. */
class StandIn extends EventTarget {
  static started: StandIn[] = [];
  hasEnded = false;
  onmessage: ((event: {data: FromWorker<string>}) => void) | null = null;
  onerror = null;
  constructor() {
    super();
    StandIn.started.push(this);
    queueMicrotask(() => this.onmessage?.({data: {is: 'ready'}}));
  }
  postMessage(job: string): void {
    if (job !== 'endless') {
      queueMicrotask(() => this.onmessage?.({data: {is: 'answer', answer: job}}));
    }
  }
  terminate(): void {
    this.hasEnded = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('__webpack_get_script_filename__', (chunk: string) => chunk);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a job ends after 2 s with its worker, and the next one has a new worker', async () => {
  const {run} = limitedRunner<string, string>(() => new StandIn() as unknown as Worker);
  const waits = new AbortController().signal;
  const endless = run('endless', waits);
  await vi.advanceTimersByTimeAsync(1999);
  expect(StandIn.started.map(({hasEnded}) => hasEnded)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await endless).toEqual({limit: 'time'});
  expect(await run('a', waits)).toBe('a');
  expect(StandIn.started.map(({hasEnded}) => hasEnded)).toEqual([true, false]);
});

test('a worker answers each job, and says so when it cannot', () => {
  const sent: unknown[] = [];
  let ask: (event: {data: string}) => void = () => undefined;
  vi.stubGlobal('postMessage', (message: unknown) => sent.push(message));
  vi.stubGlobal('addEventListener', (_: string, listener: typeof ask) => (ask = listener));
  answerJobs((job: string) => {
    if (job === 'wrong') {
      throw new Error('no');
    }
    return job.length;
  });
  ['abc', 'wrong'].forEach((data) => ask({data}));
  expect(sent).toEqual([{is: 'ready'}, {is: 'answer', answer: 3}, {is: 'failed', why: 'Error: no'}]);
});
