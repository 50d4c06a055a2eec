import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';

import type {SearchHit} from './hits';
import {SEARCH_PLUGIN} from './pluginName';
import type {SearchLocale} from './stem';

export type SearchState =
  {status: 'idle' | 'loading'} | {status: 'done'; query: string; hits: SearchHit[]} | {status: 'failed'; error: Error};

export interface Search {
  state: SearchState;
  /** Fetches the index ahead of the first query: on hover and focus. Failures wait for the query. */
  prepare: () => void;
  /** Searches; only the newest query's answer counts. An empty one goes back to idle. */
  run: (query: string) => void;
}

/** Loaded with the index: most readers of a page never search. */
const client = () => import('./client');

/**
 * @param versionUrl whose index is searched, as for the client
 * @param limit at most so many hits
 * @param length characters of text that a hit shows
 */
export function useSearch(versionUrl: string, limit: number, length: number): Search {
  const locale = useDocusaurusContext().i18n.currentLocale as SearchLocale;
  const {indexFile} = usePluginData(SEARCH_PLUGIN) as {indexFile: string};
  const source = useMemo(() => ({versionUrl, indexFile, locale}), [versionUrl, indexFile, locale]);
  const {pathname} = useLocation();
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const newest = useRef(0);
  useEffect(
    () => () => {
      newest.current += 1; // an answer that comes after unmounting counts no more
    },
    [],
  );

  const prepare = useCallback(() => {
    client()
      .then(({loadIndex}) => loadIndex(source))
      .catch(() => undefined);
  }, [source]);

  const run = useCallback(
    (typed: string) => {
      newest.current += 1;
      const id = newest.current;
      const query = typed.trim();
      if (query === '') {
        setState({status: 'idle'});
        return;
      }
      // Results of the query before stay on view until the new ones are there.
      setState((before) => (before.status === 'done' ? before : {status: 'loading'}));
      client()
        .then(({search}) => search(source, typed.trimStart(), pathname, limit, length))
        .then(
          (hits) => id === newest.current && setState({status: 'done', query, hits}),
          (error: unknown) => id === newest.current && setState({status: 'failed', error: asError(error)}),
        );
    },
    [source, pathname, limit, length],
  );

  return {state, prepare, run};
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
