// Holds the indexes and searches them, off the main thread.
import * as Comlink from 'comlink';

import type {IndexFiles, Segment} from '../types';
import {createEngine, type EngineSettings, type SearchEngine} from './engine';
import {loadIndex} from './loadedIndex';

interface Source {
  files: Partial<IndexFiles>;
  engine: SearchEngine;
  /** Texts of sections by the address of their page's file. */
  texts: Map<string, Promise<string[]>>;
}

const sources = new Map<string, Source>();

const api = {
  /** Answers as soon as the script runs. */
  start: (): void => undefined,
  /**
   * Loads the next file of an index; the first one makes it answer.
   *
   * @param key of the index
   * @param number of the file, from 0
   * @throws when the file is no JSON, or cut short
   */
  load(key: string, number: number, file: ArrayBuffer, settings: EngineSettings): void {
    const parts = JSON.parse(new TextDecoder().decode(file)) as never;
    const files = number === 0 ? [] : [...(sources.get(key)?.files ?? [])];
    files[number] = parts;
    const [first, content, exact] = files as unknown as IndexFiles;
    const texts = sources.get(key)?.texts ?? new Map<string, Promise<string[]>>();
    sources.set(key, {files: files as never, engine: createEngine(loadIndex(first, content, exact), settings), texts});
  },
  /** @param args as for the engine */
  search(key: string, ...args: Parameters<SearchEngine['search']>): ReturnType<SearchEngine['search']> {
    return sources.get(key)!.engine.search(...args);
  },
  /**
   * What a section says about a query.
   *
   * @param file address of the texts of its page
   * @param section counted from the page's introduction
   * @throws when the file cannot be fetched
   */
  async snippet(key: string, file: string, section: number, query: string, length: number): Promise<Segment[]> {
    const {texts, engine} = sources.get(key)!;
    let fetched = texts.get(file);
    if (fetched === undefined) {
      fetched = fetchTexts(file);
      texts.set(file, fetched);
      fetched.catch(() => texts.delete(file));
    }
    return engine.snippet((await fetched)[section] ?? '', query, length);
  },
};

async function fetchTexts(file: string): Promise<string[]> {
  const response = await fetch(file);
  if (!response.ok) {
    throw new Error(`${file} answers ${response.status}.`);
  }
  return (await response.json()) as string[];
}

export type SearchWorker = typeof api;

Comlink.expose(api);
