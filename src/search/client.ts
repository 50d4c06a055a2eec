import * as Comlink from 'comlink';

import type {SearchHit} from './hits';

/** The search plugin's worker class (0.55), as Comlink shows it. */
interface PluginWorker {
  fetchIndexes(baseUrl: string, searchContext: string): Promise<void>;
  search(baseUrl: string, searchContext: string, input: string, limit: number): Promise<SearchHit[]>;
}

interface RunningWorker {
  thread: Worker;
  remote: Promise<Comlink.Remote<PluginWorker>>;
}

let running: RunningWorker | undefined;

/**
 * Loads the index of a version, once; a second call shares the first one's work.
 *
 * @param versionUrl base URL of the site, with the version's path if it has an index of its own: `/`, `/pt-BR/`
 * @throws when the index cannot be fetched, is not JSON, or has another origin ("Unexpected version url")
 */
export async function loadIndex(versionUrl: string): Promise<void> {
  await withWorker((worker) => worker.fetchIndexes(versionUrl, ''));
}

/**
 * @param limit at most so many hits
 * @returns best first; none for a query without words
 * @throws as {@link loadIndex}
 */
export async function search(versionUrl: string, query: string, limit: number): Promise<SearchHit[]> {
  return withWorker((worker) => worker.search(versionUrl, '', query, limit));
}

/** The plugin's worker keeps a failed index for ever, so a failure ends the worker: the next try starts anew. */
async function withWorker<T>(ask: (worker: Comlink.Remote<PluginWorker>) => Promise<T>): Promise<T> {
  running ??= start();
  const used = running;
  try {
    return await ask(await used.remote);
  } catch (error) {
    used.thread.terminate();
    if (running === used) {
      running = undefined;
    }
    throw error;
  }
}

function start(): RunningWorker {
  const thread = new Worker(new URL('./worker.ts', import.meta.url));
  const failure = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => reject(new Error('The search worker could not be loaded.')));
  });
  const SearchWorker = Comlink.wrap<new () => PluginWorker>(thread);
  return {thread, remote: Promise.race([new SearchWorker(), failure])};
}
