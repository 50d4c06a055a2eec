// Loads the index and searches it, off the main thread.
import {searchIndexUrl} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import * as Comlink from 'comlink';

import {createEngine, type IndexPart, type SearchEngine} from './engine';
import type {SearchHit} from './hits';
import type {SearchLocale} from './stem';

let engine: Promise<SearchEngine> | undefined;

const api = {
  /** @throws when the index cannot be fetched, is not JSON, or has another origin ("Unexpected version url") */
  async load(versionUrl: string, locale: SearchLocale): Promise<void> {
    engine ??= loadEngine(versionUrl, locale);
    await engine;
  },
  /** @param args as for the engine */
  async search(...args: Parameters<SearchEngine['search']>): Promise<SearchHit[]> {
    return (await engine!).search(...args);
  },
};

export type SearchWorker = typeof api;

async function loadEngine(versionUrl: string, locale: SearchLocale): Promise<SearchEngine> {
  const url = new URL(versionUrl + searchIndexUrl.replace('{dir}', ''), location.origin);
  if (url.origin !== location.origin) {
    throw new Error('Unexpected version url');
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The search index answers ${response.status}.`);
  }
  return createEngine((await response.json()) as IndexPart[], locale);
}

Comlink.expose(api);
