import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

import type {FailureReason} from '../../../loading/failure';
import type {SearchState} from './useSearch';

/**
 * What the state of a search says to the reader, in the reader's language: shown under the box and read out.
 *
 * @returns a function from state to text; empty while there is nothing to say
 */
export function useSearchMessage(): (state: SearchState) => string {
  const {selectMessage} = usePluralForm();
  return (state) => {
    switch (state.status) {
      case 'idle':
        return '';
      case 'loading':
        return loadingMessage(state.received);
      case 'failed':
        return failureMessage(state.reason);
      case 'done':
        return state.hits.length === 0
          ? translate(
              {id: 'search.none', message: 'No results for “{query}”', description: 'Search without matches'},
              {query: state.query},
            )
          : selectMessage(
              state.hits.length,
              translate(
                {
                  id: 'search.count',
                  message: '1 result|{count} results',
                  description: 'Number of search results; forms separated by |',
                },
                {count: `${state.hits.length}${state.isCut ? '+' : ''}`},
              ),
            );
    }
  };
}

function loadingMessage(received: number): string {
  return received === 0
    ? translate({id: 'search.loading', message: 'Loading the search index…', description: 'Search status'})
    : translate(
        {
          id: 'search.loadingProgress',
          message: 'Loading the search index… {kilobytes} KB',
          description: 'Search status on a slow connection: how much of the index has come',
        },
        {kilobytes: Math.ceil(received / 1024)},
      );
}

function failureMessage(reason: FailureReason): string {
  if (process.env.NODE_ENV === 'development') {
    // For editors, to whom commands speak English, too.
    return 'The index is made with the site: search with `npm start`, not with `npm run dev`.';
  }
  switch (reason) {
    case 'foreign':
      return translate({
        id: 'search.foreignIndex',
        message: 'Unexpected version url: the index of another site is refused.',
        description: 'Search page: the version parameter names another origin',
      });
    case 'offline':
      return translate({
        id: 'search.offline',
        message: 'You are offline. Connect and try again.',
        description: 'Search: the index cannot be fetched without a connection',
      });
    case 'stalled':
      return translate({
        id: 'search.stalled',
        message: 'The search index stopped loading. Try again.',
        description: 'Search: nothing of the index has come for 15 seconds',
      });
    default:
      return translate({
        id: 'search.failed',
        message: 'The search index could not be loaded. Check your connection and try again.',
        description: 'Search: the index failed to load',
      });
  }
}
