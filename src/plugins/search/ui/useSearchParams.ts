import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';

import {queryInAddress} from './hits';
import type {Wanted} from './places';

/** The address follows so many milliseconds after the last letter: browsers refuse more than 100 changes in 30 s. */
const REST = 300;

interface SearchParams {
  q: string;
  version: string;
  /** The places that the reader wants to see results of. */
  wanted: Wanted;
  change: (q: string) => void;
  choose: (wanted: Partial<Wanted>) => void;
}

/** How the address calls the places. */
const NAMES = {set: 'in', area: 'area'} as const;

/** What the results page's address asks for; what is typed is in it a moment later. */
export function useSearchParams(): SearchParams {
  const history = useHistory();
  const location = useLocation();
  const [params, setParams] = useState({q: '', version: '', wanted: {set: '', area: ''}});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address is known in the browser only: the page is rendered without it first.
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    const read = (name: string): string => search.get(name) ?? '';
    const wanted = {set: read(NAMES.set), area: read(NAMES.area)};
    setParams((before) => ({
      q: queryInAddress(before.q) === read('q') ? before.q : read('q'), // the box may hold more than the address can
      version: read('version'),
      wanted,
    }));
    return () => clearTimeout(timer.current); // a new address counts more than what was typed before it
  }, [location.search]);

  function change(q: string): void {
    setParams({...params, q});
    clearTimeout(timer.current);
    timer.current = setTimeout(() => replace({q: queryInAddress(q)}), REST);
  }

  function replace(values: Record<string, string>): void {
    const search = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') {
        search.delete(name);
      } else {
        search.set(name, value);
      }
    }
    history.replace({search: search.toString()});
  }

  function choose(wanted: Partial<Wanted>): void {
    const all = {...params.wanted, ...wanted};
    setParams({...params, wanted: all});
    replace({q: queryInAddress(params.q), [NAMES.set]: all.set, [NAMES.area]: all.area});
  }
  return {...params, change, choose};
}
