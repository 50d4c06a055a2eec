import {startScripts} from '../../../loading/startScripts';
import {watchScripts} from '../../../loading/watchScripts';
import type {FromWorker} from './runner';

/**
 * Starts a worker that says `loading` while its script comes, which it cannot do itself.
 *
 * @param hasFailed the one before could not be loaded: its script is asked for anew
 */
export function watchedWorker(start: () => Worker, hasFailed: boolean): Worker {
  const {started: worker, addresses} = startScripts(start, hasFailed);
  const data: FromWorker<never> = {is: 'loading'};
  const stopWatching = watchScripts(
    addresses,
    () => worker.dispatchEvent(new MessageEvent('message', {data})),
    () => undefined, // the runner gives it up
  );
  worker.addEventListener('message', ({isTrusted}) => isTrusted && stopWatching());
  return worker;
}
