import {describe, expect, test, vi} from 'vitest';

import {hashOf, readAddress} from '../../../src/plugins/playground/client/address';
import {faultOf} from '../../../src/plugins/playground/client/template/fault';
import type {FromWorker as Message} from '../../../src/plugins/playground/client/runner';
import {createTemplateRunner} from '../../../src/plugins/playground/client/template/runner';
import type {TemplateAnswer, TemplateJob} from '../../../src/plugins/playground/engine/engine';
import {STALL} from '../../../src/loading/failure';

test('an address gives back what it holds, whatever that is', () => {
  const values = {template: '{{ "a&b=c+d #é" }}\n😀', message: '{"x": "%41"}'};
  expect(readAddress(hashOf('template', values)!)).toEqual({kind: 'template', values});
  expect(readAddress('#prerequisites').kind).toBe('');
});

describe('an error', () => {
  test('says line and column, in characters', () => {
    const error = 'template: input:2:8: executing "input" at <.x>: wrong';
    expect(faultOf({error, phase: 'run'}, 'a\néé {{ .x }}')).toEqual({
      code: 'AQD-5001',
      text: 'executing "input" at <.x>: wrong',
      place: {line: 2, column: 7},
      inMessage: false,
    });
  });

  test('of the parser says the line', () => {
    const fault = faultOf({error: 'template: input:1: function "x" not defined', phase: 'parse'}, '{{ x }}');
    expect(fault).toMatchObject({
      code: 'AQD-5005',
      text: 'function "x" not defined',
      place: {line: 1, column: undefined},
    });
  });

  test('of the message is none of the product', () => {
    const fault = faultOf({error: "message: input:1:1: invalid character 'x'", phase: 'message'}, '{x');
    expect(fault).toMatchObject({code: undefined, place: {line: 1, column: 2}, inMessage: true});
  });

  test('without a place is shown as it is', () => {
    expect(faultOf({error: 'the output is larger than 1 MB', phase: 'run'}, 'a')).toMatchObject({
      text: 'the output is larger than 1 MB',
      place: undefined,
    });
  });
});

type FromWorker = Message<TemplateAnswer>;

/** A worker that prints templates as they are, never answers `endless`, and fails at `huge`. */
class StandIn {
  static started = 0;
  static ended = 0;
  onmessage: ((event: {data: FromWorker}) => void) | null = null;
  onerror = null;
  constructor(first: FromWorker = {is: 'ready'}) {
    StandIn.started += 1;
    queueMicrotask(() => this.onmessage?.({data: first}));
  }
  postMessage({template}: TemplateJob): void {
    const message: FromWorker =
      template === 'huge' ? {is: 'failed', why: 'memory'} : {is: 'answer', answer: {output: template}};
    queueMicrotask(() => template !== 'endless' && this.onmessage?.({data: message}));
  }
  terminate(): void {
    StandIn.ended += 1;
  }
}

describe('the runner', () => {
  const job = (template: string): TemplateJob => ({mode: 'run', template, message: '{}'});
  const waits = new AbortController().signal;

  test('ends what takes too long or too much memory; the next run has a new worker', async () => {
    const {run} = createTemplateRunner(() => new StandIn() as unknown as Worker, 5);
    StandIn.started = 0;
    expect(await run(job('a'), waits)).toEqual({output: 'a'});
    expect(await run(job('endless'), waits)).toEqual({error: 'the expression took longer than 2 s', phase: 'run'});
    expect(await run(job('b'), waits)).toEqual({output: 'b'});
    expect(await run(job('huge'), waits)).toEqual({error: 'the expression used up its memory', phase: 'run'});
    expect(await run(job('c'), waits)).toEqual({output: 'c'});
    expect(StandIn.started).toBe(3);
  });

  test('leaves out what nobody waits for any more', async () => {
    const {run} = createTemplateRunner(() => new StandIn() as unknown as Worker);
    const first = run(job('a'), waits);
    const given = run(job('b'), AbortSignal.abort());
    expect(await first).toEqual({output: 'a'});
    expect(await given).toBeUndefined();
  });

  test('says when the engine cannot be loaded, and tries again', async () => {
    const firstMessages: FromWorker[] = [{is: 'failed', why: 'HTTP 404'}];
    const {run} = createTemplateRunner(() => new StandIn(firstMessages.pop()) as unknown as Worker);
    await expect(run(job('a'), waits)).rejects.toThrow('HTTP 404');
    expect(await run(job('b'), waits)).toEqual({output: 'b'});
  });

  test('gives up an engine that stops loading, not one that goes on slowly; the next start hears of it', async () => {
    vi.useFakeTimers();
    const started: {worker: StandIn; hasFailed: boolean}[] = [];
    const {run} = createTemplateRunner((hasFailed) => {
      const worker = new StandIn({is: 'loading'});
      started.push({worker, hasFailed});
      return worker as unknown as Worker;
    });
    const stalled = expect(run(job('a'), waits)).rejects.toThrow('stopped loading');
    await vi.advanceTimersByTimeAsync(STALL);
    await stalled;
    const slow = run(job('b'), waits);
    for (const data of [{is: 'loading'}, {is: 'loading'}, {is: 'ready'}] as const) {
      await vi.advanceTimersByTimeAsync(STALL - 1);
      started[1]!.worker.onmessage!({data});
    }
    vi.useRealTimers();
    expect(await slow).toEqual({output: 'b'});
    expect(started.map(({hasFailed}) => hasFailed)).toEqual([false, true]);
  });
});
