import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

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
        return translate({id: 'search.loading', message: 'Loading the search index…', description: 'Search status'});
      case 'failed':
        return failureMessage(state.error);
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
                {count: state.hits.length},
              ),
            );
    }
  };
}

function failureMessage(error: Error): string {
  return error.message.includes('Unexpected version url')
    ? translate({
        id: 'search.foreignIndex',
        message: 'Unexpected version url: the index of another site is refused.',
        description: 'Search page: the version parameter names another origin',
      })
    : translate({
        id: 'search.failed',
        message: 'The search index could not be loaded. Check your connection and try again.',
        description: 'Search: the index failed to load',
      });
}
