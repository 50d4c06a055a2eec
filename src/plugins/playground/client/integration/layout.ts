import ELK from 'elkjs/lib/elk-api';

import {NotLoaded} from '../../../../loading/failure';
import {startScripts} from '../../../../loading/startScripts';
import {watchScripts} from '../../../../loading/watchScripts';

interface Layout {
  elk: InstanceType<typeof ELK>;
  /** Rejects when its worker cannot be loaded, or ends. */
  broken: Promise<never>;
}

let layout: Layout | undefined;
let hasFailed = false;

const startWorker = (): Worker =>
  new Worker(new URL(/* webpackChunkName: "layout" */ './layoutWorker.ts', import.meta.url));

/**
 * Uses what lays boxes out; it is loaded once, and anew after a failure.
 *
 * @throws when its worker does not come; elkjs would wait for it without an end
 */
export function withLayout<T>(act: (elk: Layout['elk']) => Promise<T>): Promise<T> {
  layout ??= startLayout();
  return Promise.race([act(layout.elk), layout.broken]);
}

function startLayout(): Layout {
  const {started: worker, addresses} = startScripts(startWorker, hasFailed);
  const elk = new ELK({workerFactory: () => worker});
  const broken = new Promise<never>((_, reject) => {
    const fail = (why: string): void => {
      stopWatching();
      worker.terminate();
      layout = undefined;
      hasFailed = true;
      reject(new NotLoaded('stalled', why));
    };
    const stopWatching = watchScripts(
      addresses,
      () => undefined,
      () => fail('What lays boxes out does not start.'),
    );
    worker.addEventListener('message', stopWatching, {once: true});
    worker.addEventListener('error', () => fail('What lays boxes out could not be loaded.'));
  });
  broken.catch(() => undefined); // it may end while nobody draws
  return {elk, broken};
}
