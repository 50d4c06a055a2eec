import ELK from 'elkjs/lib/elk-api';

import {NotLoaded} from '../../../../loading/failure';
import {startScripts} from '../../../../loading/startScripts';
import {watchScripts} from '../../../../loading/watchScripts';

interface Layout {
  elk: InstanceType<typeof ELK>;
  /** Resolves when its worker answers. */
  ready: Promise<void>;
  /** Rejects when its worker cannot be loaded, or ends. */
  broken: Promise<never>;
  end: (why: Error) => void;
}

/** Milliseconds that a drawing may take; those of pages take some hundred. */
const TIME_LIMIT = 5000;

/** A file has more boxes than can be laid out in that time. */
export class TooLarge extends Error {}

let layout: Layout | undefined;
let hasFailed = false;
let last: Promise<unknown> = Promise.resolve();

const startWorker = (): Worker =>
  new Worker(new URL(/* webpackChunkName: "layout" */ './layoutWorker.ts', import.meta.url));

/**
 * Uses what lays boxes out, after those who asked before; it is loaded once, and anew after a failure.
 *
 * @returns undefined when `signal` says meanwhile that nobody waits for it
 * @throws TooLarge
 * @throws when its worker does not come; elkjs would wait for it without an end
 */
export function withLayout<T>(act: (elk: Layout['elk']) => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  const next = last.then(() => (signal.aborted ? undefined : use(act)));
  last = next.catch(() => undefined);
  return next;
}

async function use<T>(act: (elk: Layout['elk']) => Promise<T>): Promise<T> {
  layout ??= startLayout();
  const {elk, ready, broken, end} = layout;
  await Promise.race([ready, broken]);
  const timer = setTimeout(() => end(new TooLarge()), TIME_LIMIT);
  return Promise.race([act(elk), broken]).finally(() => clearTimeout(timer));
}

function startLayout(): Layout {
  const {started: worker, addresses} = startScripts(startWorker, hasFailed);
  let reject: (why: Error) => void;
  const broken = new Promise<never>((_, no) => (reject = no));
  broken.catch(() => undefined); // it may end while nobody draws
  const end = (why: Error): void => {
    stopWatching();
    worker.terminate();
    layout = undefined;
    hasFailed = why instanceof NotLoaded;
    reject(why);
  };
  const fail = (why: string): void => end(new NotLoaded('stalled', why));
  const stopWatching = watchScripts(
    addresses,
    () => undefined,
    () => fail('What lays boxes out does not start.'),
  );
  worker.addEventListener('error', () => fail('What lays boxes out could not be loaded.'));
  const ready = new Promise<void>((resolve) => {
    worker.addEventListener('message', () => resolve(), {once: true}); // elkjs greets it, and it answers
  }).then(stopWatching);
  return {elk: new ELK({workerFactory: () => worker}), ready, broken, end};
}
