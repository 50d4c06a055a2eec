import * as Comlink from 'comlink';

import type {SearchHit} from './hits';
import type {SearchLocale} from './stem';
import type {SearchWorker} from './worker';

/** Whose index is searched. */
export interface SearchSource {
  /** Base URL of the site, with the version's path if it has an index of its own: `/`, `/pt-BR/`. */
  versionUrl: string;
  locale: SearchLocale;
}

interface RunningWorker {
  source: SearchSource;
  thread: Worker;
  remote: Comlink.Remote<SearchWorker>;
  /** One for all who wait: a worker that is ended answers nobody. Rejects too when its script cannot be loaded. */
  loaded: Promise<void>;
}

let running: RunningWorker | undefined;

/**
 * Loads an index, once; a second call shares the first one's work.
 *
 * @throws when the index cannot be fetched, is not JSON, or has another origin ("Unexpected version url")
 */
export async function loadIndex(source: SearchSource): Promise<void> {
  await withWorker(source, () => Promise.resolve());
}

/**
 * @param args as for the engine
 * @returns best first; none for a query without words
 * @throws as {@link loadIndex}
 */
export async function search(source: SearchSource, ...args: Parameters<SearchWorker['search']>): Promise<SearchHit[]> {
  return withWorker(source, (remote) => remote.search(...args));
}

/** A worker keeps a failed index for ever, so a failure ends the worker: the next try starts anew. */
async function withWorker<T>(
  source: SearchSource,
  ask: (remote: Comlink.Remote<SearchWorker>) => Promise<T>,
): Promise<T> {
  if (running?.source.versionUrl !== source.versionUrl) {
    running?.thread.terminate();
    running = start(source);
  }
  const used = running;
  try {
    await used.loaded;
    return await ask(used.remote);
  } catch (error) {
    used.thread.terminate();
    if (running === used) {
      running = undefined;
    }
    throw error;
  }
}

function start(source: SearchSource): RunningWorker {
  const thread = new Worker(new URL('./worker.ts', import.meta.url));
  const failure = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => reject(new Error('The search worker could not be loaded.')));
  });
  const remote = Comlink.wrap<SearchWorker>(thread);
  return {source, thread, remote, loaded: Promise.race([remote.load(source.versionUrl, source.locale), failure])};
}
