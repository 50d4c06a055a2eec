import * as Comlink from 'comlink';

import type {SearchHit} from './hits';
import type {SearchLocale} from './stem';
import type {SearchWorker} from './worker';

/** Whose index is searched. */
export interface SearchSource {
  /** Base URL of the site, with the version's path if it has an index of its own: `/`, `/pt-BR/`. */
  versionUrl: string;
  /** The index file from there, with the hash of the content. */
  indexFile: string;
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

/** The index and the worker's script are fetched at the same time. */
function start(source: SearchSource): RunningWorker {
  const file = fetchIndex(source);
  const thread = new Worker(new URL('./worker.ts', import.meta.url));
  const failure = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => reject(new Error('The search worker could not be loaded.')));
  });
  const remote = Comlink.wrap<SearchWorker>(thread);
  const load = async (): Promise<void> => {
    const bytes = await file;
    await remote.load(Comlink.transfer(bytes, [bytes]), source.locale);
  };
  return {source, thread, remote, loaded: Promise.race([load(), failure])};
}

async function fetchIndex({versionUrl, indexFile}: SearchSource): Promise<ArrayBuffer> {
  const url = new URL(versionUrl + indexFile, location.origin);
  if (url.origin !== location.origin) {
    throw new Error('Unexpected version url');
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The search index answers ${response.status}.`);
  }
  return response.arrayBuffer();
}
