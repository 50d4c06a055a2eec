// Holds the index and searches it, off the main thread.
import * as Comlink from 'comlink';

import {createEngine, type IndexPart, type SearchEngine} from './engine';
import type {SearchHit} from './hits';
import type {SearchLocale} from './stem';

let engine: SearchEngine | undefined;

const api = {
  /**
   * @param file the index file's bytes
   * @throws when they are no JSON, or cut short
   */
  load(file: ArrayBuffer, locale: SearchLocale): void {
    engine = createEngine(JSON.parse(new TextDecoder().decode(file)) as IndexPart[], locale);
  },
  /** @param args as for the engine */
  search(...args: Parameters<SearchEngine['search']>): SearchHit[] {
    return engine!.search(...args);
  },
};

export type SearchWorker = typeof api;

Comlink.expose(api);
