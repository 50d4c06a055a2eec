import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';

/** The address follows so many milliseconds after the last letter: browsers refuse more than 100 changes in 30 s. */
export const REST = 300;

export interface SearchParams {
  q: string;
  version: string;
  change: (q: string) => void;
}

/** What the results page's address asks for; what is typed is in it a moment later. */
export function useSearchParams(): SearchParams {
  const history = useHistory();
  const location = useLocation();
  const [params, setParams] = useState({q: '', version: ''});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address is known in the browser only: the page is rendered without it first.
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    setParams({q: search.get('q') ?? '', version: search.get('version') ?? ''});
    return () => clearTimeout(timer.current); // a new address counts more than what was typed before it
  }, [location.search]);

  function change(q: string): void {
    setParams({...params, q});
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const search = new URLSearchParams(location.search);
      if (q === '') {
        search.delete('q');
      } else {
        search.set('q', q);
      }
      history.replace({search: search.toString()});
    }, REST);
  }
  return {...params, change};
}
