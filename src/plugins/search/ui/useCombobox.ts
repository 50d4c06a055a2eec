import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState, type KeyboardEvent, type RefObject} from 'react';

import type {SearchHit} from '../types';
import {hitUrl, resultsUrl} from './hits';
import {moveActive} from './moveActive';
import type {Search} from './useSearch';

/** What a search box knows and does. */
export interface Combobox {
  query: string;
  hits: SearchHit[];
  /** The suggestion that Enter opens, counted from 0. */
  active: number;
  isShown: boolean;
  /** Address of all results. */
  searchPage: string;
  activate: (index: number) => void;
  change: (query: string) => void;
  close: () => void;
  go: (url: string) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Searches once more; the button that asked for it goes, so the focus returns to the box. */
  retry: () => void;
}

export function useCombobox(search: Search, input: RefObject<HTMLInputElement | null>): Combobox {
  const {state, prepare, run} = search;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const hits = state.status === 'done' ? state.hits : [];

  useTextBefore(search, input, setQuery, setOpen);

  const box: Omit<Combobox, 'onKeyDown'> = {
    query,
    hits,
    active: Math.min(active, Math.max(0, hits.length - 1)),
    isShown: isOpen && query.trim() !== '',
    searchPage: resultsUrl(query, baseUrl),
    activate: setActive,
    change: (value) => {
      setQuery(value);
      setOpen(true);
      setActive(0);
      run(value);
    },
    close: () => setOpen(false),
    go: (url) => {
      setOpen(false);
      input.current?.blur();
      history.push(url);
    },
    onFocus: () => {
      setOpen(true);
      prepare();
    },
    retry: () => {
      input.current?.focus();
      run(query);
    },
  };
  return {...box, onKeyDown: (event) => onKey(event, box, input)};
}

/** Takes over what was typed, and the focus, before the scripts were there. */
function useTextBefore(
  {prepare, run}: Search,
  input: RefObject<HTMLInputElement | null>,
  setQuery: (query: string) => void,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) {
      setQuery(typed);
      run(typed);
    }
    if (document.activeElement === input.current) {
      setOpen(true);
      prepare();
    }
  }, [input, prepare, run, setQuery, setOpen]);
}

function onKey(
  event: KeyboardEvent,
  box: Omit<Combobox, 'onKeyDown'>,
  input: RefObject<HTMLInputElement | null>,
): void {
  const {key} = event;
  const {isShown, hits, active, query, searchPage, activate, change, close, go} = box;
  const next = isShown ? moveActive(key, active, hits.length) : undefined;
  if (next === undefined && key !== 'Enter' && key !== 'Escape') {
    return;
  }
  event.preventDefault();
  if (next !== undefined) {
    activate(next);
  } else if (key === 'Enter') {
    const hit = isShown ? hits[active] : undefined;
    const url = hit ? hitUrl(hit) : searchPage;
    if (event.ctrlKey || event.metaKey) {
      window.open(url, '_blank', 'noopener');
    } else if (query.trim() !== '') {
      go(url);
    }
  } else if (isShown) {
    close();
  } else {
    change('');
    input.current?.blur();
  }
}
