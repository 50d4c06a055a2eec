import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';

import {type FailureReason, reasonNow} from '../../../loading/failure';
import type {SearchSource} from '../client/client';
import {listen} from '../client/progress';
import type {ClientSettings} from '../options';
import {SEARCH_PLUGIN} from '../pluginName';
import type {SearchHit, Segment} from '../types';
import {loadClient} from './loadClient';
import type {Generation} from '../../../manual/docSet';
import {asLocale} from '../../../manual/locale';

export type SearchState =
  | {status: 'idle'}
  | {status: 'loading'; /** Bytes so far. */ received: number}
  | {
      status: 'done';
      query: string;
      hits: SearchHit[];
      /** There are more hits. */ isCut: boolean;
      isWhole: boolean;
      /** No more of the index comes. */ isComplete: boolean;
    }
  | {status: 'failed'; reason: FailureReason};

export interface Search {
  settings: ClientSettings;
  state: SearchState;
  /** Fetches the index ahead of the first query: on hover and focus. Failures wait for the query. */
  prepare: () => void;
  /** Searches; only the newest query's answer counts. An empty one goes back to idle. */
  run: (query: string) => void;
  /** What the text of a hit says about the query that found it. */
  snippet: (hit: SearchHit, length: number) => Promise<Segment[]>;
}

/** A query that finds nothing is told after so many milliseconds without another letter. */
const REST = 2000;

/**
 * @param version whose index is searched, as for the client; `v1` and `v2` come first in the whole index too
 * @param limit at most so many hits; as the plugin's options say without it
 * @param length characters of a description that a hit shows
 */
export function useSearch(version: string, limit: number | undefined, length: number | undefined): Search {
  const {siteConfig, i18n} = useDocusaurusContext();
  const locale = asLocale(i18n.currentLocale);
  const settings = usePluginData(SEARCH_PLUGIN) as ClientSettings;
  const {indexFile, isFiltered, contextLength} = settings;
  const source = useMemo(
    () => ({baseUrl: siteConfig.baseUrl, version, indexFile, settings: {locale, isFiltered}}),
    [siteConfig.baseUrl, version, indexFile, locale, isFiltered],
  );
  const {state, run, typed} = useQuery(source, limit ?? settings.limit, length ?? contextLength);
  useFailedQuery(state, settings.failedQueriesUrl, locale);

  const prepare = useCallback(() => {
    loadClient()
      .then((loaded) => loaded.prepare(source))
      .catch(() => undefined);
  }, [source]);
  const snippet = useCallback(
    async (hit: SearchHit, most: number) => (await loadClient()).snippet(source, hit, typed.current, most),
    [source, typed],
  );
  return {settings, state, prepare, run, snippet};
}

/** What the newest query has found so far. */
function useQuery(
  source: SearchSource,
  most: number,
  length: number,
): {state: SearchState; run: Search['run']; typed: {current: string}} {
  const {pathname} = useLocation();
  const chosen = useChosenGeneration(source.version);
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const newest = useRef(0);
  const typed = useRef('');

  const run = useCallback(
    (text: string) => {
      newest.current += 1;
      const id = newest.current;
      typed.current = text;
      const query = text.trim();
      if (query === '') {
        setState({status: 'idle'});
        return;
      }
      // Results of the query before stay on view until the new ones are there.
      setState((before) =>
        before.status === 'done' || before.status === 'loading' ? before : {status: 'loading', received: 0},
      );
      const reader = {url: pathname, baseUrl: source.baseUrl, chosen};
      loadClient()
        .then(({search}) => search(source, text.trimStart(), reader, most + 1, length))
        .then(
          ({hits, isComplete, isWhole}) =>
            id === newest.current &&
            setState((before) =>
              hits.length === 0 && !isComplete
                ? {status: 'loading', received: before.status === 'loading' ? before.received : 0}
                : {status: 'done', query, hits: hits.slice(0, most), isCut: hits.length > most, isWhole, isComplete},
            ),
          (error: unknown) => id === newest.current && setState({status: 'failed', reason: reasonOf(error)}),
        );
    },
    [source, pathname, chosen, most, length],
  );
  useProgress(state.status !== 'idle' && state.status !== 'failed', typed, run, setState);
  useEffect(
    () => () => {
      newest.current += 1; // an answer that comes after unmounting counts no more
    },
    [],
  );
  return {state, run, typed};
}

/** The generation that comes first where the reader's page belongs to none. */
function useChosenGeneration(version: string): Generation | undefined {
  const v1 = useDocsPreferredVersion('v1').preferredVersion;
  const v2 = useDocsPreferredVersion('v2').preferredVersion;
  if (version === 'v1' || version === 'v2') {
    return version;
  }
  return v1 && !v2 ? 'v1' : undefined;
}

/** Says how much has come while the first query waits, and searches again when more of the index is there. */
function useProgress(
  isActive: boolean,
  typed: {current: string},
  run: (query: string) => void,
  setState: (change: (before: SearchState) => SearchState) => void,
): void {
  useEffect(() => {
    const hear = (received: number | undefined): void => {
      if (received === undefined) {
        run(typed.current);
      } else {
        setState((before) => (before.status === 'loading' ? {...before, received} : before));
      }
    };
    return isActive ? listen(hear) : undefined;
  }, [isActive, typed, run, setState]);
}

/** Tells the address of the options, if there is one, what was not found: text, language and count, nothing else. */
function useFailedQuery(state: SearchState, url: string | undefined, language: string): void {
  const text = state.status === 'done' && state.hits.length === 0 ? state.query : '';
  useEffect(() => {
    if (url === undefined || text === '') {
      return undefined;
    }
    const timer = setTimeout(() => {
      const body = JSON.stringify({text, language, count: 0});
      fetch(url, {method: 'POST', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', body}).catch(
        () => undefined,
      );
    }, REST);
    return () => clearTimeout(timer);
  }, [url, text, language]);
}

function reasonOf(error: unknown): FailureReason {
  const reason = typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined;
  return (reason as FailureReason | undefined) ?? reasonNow();
}
