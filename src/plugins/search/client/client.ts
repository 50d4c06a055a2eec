import * as Comlink from 'comlink';

import {INDEX_FILES, type SearchHit, type Segment, TEXTS} from '../types';
import type {EngineSettings} from './engine';
import {fetchFile, SearchFailure, STALL} from './fetchFile';
import type {Reader} from './rank';
import type {SearchWorker} from './worker';

/** Whose index is searched. */
export interface SearchSource {
  /** Base URL of the site: `/`, `/pt-BR/`. */
  baseUrl: string;
  /** Path of a version from there, which may have an index of its own: empty, or `v2`. */
  version: string;
  /** The index's first file from there, with the hash of the content. */
  indexFile: string;
  settings: EngineSettings;
}

export interface Found {
  /** Best first; none for a query without words. */
  hits: SearchHit[];
  /** No more of the index comes: every file is there, or one has failed. */
  isComplete: boolean;
  /** The version has no index of its own. */
  isWhole: boolean;
}

/** An index that is fetched: once for all who ask, anew after a failure. */
interface Index {
  url: string;
  /** Files that are loaded, and whether the next ones are under way. */
  loaded: number;
  isLoading: boolean;
  /** Why the last of them did not come, and when. */
  failure: {error: unknown; at: number} | undefined;
}

interface Ready {
  index: Index;
  isWhole: boolean;
}

const indexes = new Map<string, Promise<Ready>>();
const listeners = new Set<(received: number | undefined) => void>();
let thread: {remote: Comlink.Remote<SearchWorker>; worker: Worker; ended: Promise<never>} | undefined;

/**
 * @param listener hears how many bytes of a first file have come; of `undefined` when more of an index can be searched
 * @returns what ends that
 */
export function listen(listener: (received: number | undefined) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads an index, once; a second call shares the first one's work. Resolves with its first file; the others follow.
 *
 * @throws SearchFailure
 */
export async function prepare(source: SearchSource): Promise<Ready> {
  const url = source.baseUrl + source.version;
  let started = indexes.get(url);
  if (started === undefined) {
    started = start(source, url);
    indexes.set(url, started);
    started.catch(() => indexes.delete(url));
  }
  const ready = await started;
  void loadRest(source, ready.index);
  return ready;
}

/** @throws SearchFailure */
export async function search(
  source: SearchSource,
  text: string,
  reader: Reader,
  ...limits: [number, number]
): Promise<Found> {
  const {index, isWhole} = await prepare(source);
  const isComplete = index.loaded === INDEX_FILES.length || index.failure !== undefined;
  const hits = await ask((remote) => remote.search(index.url, text, reader, ...limits));
  if (hits.length === 0 && index.failure !== undefined) {
    const {error} = index.failure;
    index.failure = undefined; // the next try fetches again
    throw error;
  }
  return {hits, isWhole, isComplete};
}

/** What the text of a hit says about its query. */
export async function snippet(
  source: SearchSource,
  {document, page}: SearchHit,
  query: string,
  length: number,
): Promise<Segment[]> {
  const {url} = (await prepare(source)).index;
  const folder = new URL(`${url}${url.endsWith('/') ? '' : '/'}${TEXTS}/`, location.origin);
  const file = new URL(`${page.i}.json${new URL(source.indexFile, folder).search}`, folder).href;
  return ask((remote) => remote.snippet(url, file, document.i - page.i, query, length));
}

async function start(source: SearchSource, url: string): Promise<Ready> {
  try {
    await loadFile(source, url, 0);
    return {index: {url, loaded: 1, isLoading: false, failure: undefined}, isWhole: false};
  } catch (error) {
    if (source.version === '' || !(error instanceof SearchFailure && error.reason === 'missing')) {
      throw error;
    }
    return {...(await prepare({...source, version: ''})), isWhole: true};
  }
}

/** The files after the first one. What fails is tried again with a later query, not with each letter. */
async function loadRest(source: SearchSource, index: Index): Promise<void> {
  const isComplete = index.loaded === INDEX_FILES.length;
  if (isComplete || index.isLoading || (index.failure !== undefined && Date.now() < index.failure.at + STALL)) {
    return;
  }
  index.isLoading = true;
  index.failure = undefined;
  try {
    while (index.loaded < INDEX_FILES.length) {
      await loadFile(source, index.url, index.loaded);
      index.loaded += 1;
      listeners.forEach((listener) => listener(undefined));
    }
  } catch (error) {
    index.failure = {error, at: Date.now()}; // titles, headings and keywords answer until then
    listeners.forEach((listener) => listener(undefined));
  } finally {
    index.isLoading = false;
  }
}

/** The file and the worker's script are fetched at the same time. */
async function loadFile({indexFile, settings}: SearchSource, url: string, number: number): Promise<void> {
  const address = indexFile.replace(INDEX_FILES[0], INDEX_FILES[number]!);
  const file = fetchFile(`${url}${url.endsWith('/') ? '' : '/'}${address}`, (received) => {
    if (number === 0) {
      listeners.forEach((listener) => listener(received));
    }
  });
  const loaded = ask(async (remote) => {
    const bytes = await file;
    await within(remote.load(url, number, Comlink.transfer(bytes, [bytes]), settings));
  });
  await loaded;
}

/** Asks the worker; its end is an answer too, and the next call starts a new one. */
async function ask<T>(question: (remote: Comlink.Remote<SearchWorker>) => Promise<T>): Promise<T> {
  thread ??= startThread();
  const {remote, ended} = thread;
  return Promise.race([question(remote), ended]);
}

function startThread(): NonNullable<typeof thread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const ended = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      endThread(worker);
      reject(new SearchFailure(navigator.onLine ? 'failed' : 'offline', 'The search worker could not be loaded.'));
    });
  });
  ended.catch(() => undefined); // it may end while nobody asks
  return {remote: Comlink.wrap<SearchWorker>(worker), worker, ended};
}

/** Whoever waits for the worker is told by `ended` or {@link within}. */
function endThread(worker: Worker): void {
  worker.terminate();
  if (thread?.worker === worker) {
    thread = undefined;
    indexes.clear();
  }
}

/** The worker's script may stall as a file may: without a word from it for so long it is given up. */
async function within<T>(answer: Promise<T>): Promise<T> {
  const used = thread;
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (used !== undefined) {
        endThread(used.worker);
      }
      reject(new SearchFailure('stalled', 'The search worker does not answer.'));
    }, STALL);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
