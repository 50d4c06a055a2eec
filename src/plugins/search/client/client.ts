import * as Comlink from 'comlink';

import {NotLoaded, reasonNow, STALL} from '../../../loading/failure';
import {fetchFile} from '../../../loading/fetchFile';
import {startScripts} from '../../../loading/startScripts';
import {watchScripts} from '../../../loading/watchScripts';
import {INDEX_FILES, type SearchHit, type Segment, TEXTS} from '../types';
import type {EngineSettings} from './engine';
import {tellBytes, tellMore} from './progress';
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

interface Thread {
  remote: Comlink.Remote<SearchWorker>;
  /** Rejects when the worker cannot go on. */
  ended: Promise<never>;
  /** Resolves when its script runs. */
  ready: Promise<void>;
  isReady: boolean;
  /** Gives the worker up; the next question starts a new one. */
  end: (failure: NotLoaded) => void;
}

interface Ready {
  index: Index;
  isWhole: boolean;
}

const indexes = new Map<string, Promise<Ready>>();
let thread: Thread | undefined;
/** A worker has ended: its script may be what was wrong. */
let hasFailed = false;
/** Addresses of files that did not come, or could not be read. */
const failed = new Set<string>();

/**
 * Loads an index, once; a second call shares the first one's work. Resolves with its first file; the others follow.
 *
 * @throws NotLoaded
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

/** @throws NotLoaded */
export async function search(
  source: SearchSource,
  text: string,
  reader: Reader,
  ...limits: [number, number]
): Promise<Found> {
  const {index, isWhole} = await prepare(source);
  const isComplete = index.loaded === INDEX_FILES.length || index.failure !== undefined;
  const hits = await ask(({remote, end}) => inTime(remote.search(index.url, text, reader, ...limits), end));
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
  return ask(({remote}) => remote.snippet(url, file, document.i - page.i, query, length));
}

async function start(source: SearchSource, url: string): Promise<Ready> {
  try {
    await loadFile(source, url, 0);
    return {index: {url, loaded: 1, isLoading: false, failure: undefined}, isWhole: false};
  } catch (error) {
    if (source.version === '' || !(error instanceof NotLoaded && error.reason === 'missing')) {
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
      tellMore();
    }
  } catch (error) {
    index.failure = {error, at: Date.now()}; // titles, headings and keywords answer until then
    tellMore();
  } finally {
    index.isLoading = false;
  }
}

/** The file and the worker's script are fetched at the same time. */
async function loadFile({indexFile, settings}: SearchSource, url: string, number: number): Promise<void> {
  const address = `${url}${url.endsWith('/') ? '' : '/'}${indexFile.replace(INDEX_FILES[0], INDEX_FILES[number]!)}`;
  const hear = (received: number): void => {
    if (number === 0) {
      tellBytes('index', received);
    }
  };
  // The browser's cache may hold a damaged file.
  const file = fetchFile(address, hear, failed.has(address) ? 'reload' : 'default');
  file.catch(() => undefined); // told below, unless no worker can be started
  try {
    await ask(async ({remote, ready, end}) => {
      const [bytes] = await Promise.all([file, ready]);
      await inTime(remote.load(url, number, Comlink.transfer(bytes, [bytes]), settings), end);
    });
    failed.delete(address);
  } catch (error) {
    failed.add(address);
    if (error instanceof NotLoaded && error.reason === 'stalled' && thread?.isReady === false) {
      thread.end(error); // what holds up the file may hold up the worker's script: the next try asks for both
    }
    throw error;
  }
}

/** A worker that does not answer for so long is given up. */
function inTime<T>(answer: Promise<T>, end: Thread['end']): Promise<T> {
  const timer = setTimeout(() => end(new NotLoaded('stalled', 'The search worker does not answer.')), STALL);
  return answer.finally(() => clearTimeout(timer));
}

/** Asks the worker; its end is an answer too, and the next call starts a new one. */
async function ask<T>(question: (thread: Thread) => Promise<T>): Promise<T> {
  thread ??= startThread();
  return Promise.race([question(thread), thread.ended]);
}

function startThread(): Thread {
  const start = () => new Worker(new URL('./worker.ts', import.meta.url));
  const {started: worker, addresses} = startScripts(start, hasFailed);
  const remote = Comlink.wrap<SearchWorker>(worker);
  let fail: (failure: NotLoaded) => void;
  const ended = new Promise<never>((_, reject) => (fail = reject));
  ended.catch(() => undefined); // it may end while nobody asks
  const end = (failure: NotLoaded): void => {
    stopWatching();
    worker.terminate();
    if (thread === started) {
      thread = undefined;
      indexes.clear();
      hasFailed = true;
    }
    fail(failure);
  };
  const stopWatching = watchScripts(
    addresses,
    (received) => tellBytes('worker', received),
    () => end(new NotLoaded('stalled', 'The search worker does not start.')),
  );
  const ready = remote.start().then(() => {
    stopWatching();
    started.isReady = true;
  });
  const started: Thread = {remote, ready, isReady: false, ended, end};
  worker.addEventListener('error', () => end(new NotLoaded(reasonNow(), 'The search worker could not be loaded.')));
  return started;
}
