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

export function useCombobox({state, prepare, run}: Search, input: RefObject<HTMLInputElement | null>): Combobox {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const hits = state.status === 'done' ? state.hits : [];
  const isShown = isOpen && query.trim() !== '';
  const searchPage = resultsUrl(query, baseUrl);

  useEffect(() => {
    // Text typed before the scripts were there.
    const typed = input.current?.value;
    if (typed) {
      setQuery(typed);
      run(typed);
    }
    if (document.activeElement === input.current) {
      setOpen(true);
      prepare();
    }
  }, [input, prepare, run]);

  function change(value: string): void {
    setQuery(value);
    setOpen(true);
    setActive(0);
    run(value);
  }

  function go(url: string): void {
    setOpen(false);
    input.current?.blur();
    history.push(url);
  }

  function onEnter(event: KeyboardEvent): void {
    event.preventDefault();
    const hit = isShown ? (hits[active] ?? hits[0]) : undefined;
    const url = hit ? hitUrl(hit) : searchPage;
    if (event.ctrlKey || event.metaKey) {
      window.open(url, '_blank', 'noopener');
    } else if (query.trim() !== '') {
      go(url);
    }
  }

  function onEscape(event: KeyboardEvent): void {
    event.preventDefault();
    if (isShown) {
      setOpen(false);
    } else {
      change('');
      input.current?.blur();
    }
  }

  return {
    query,
    hits,
    active: Math.min(active, Math.max(0, hits.length - 1)),
    isShown,
    searchPage,
    activate: setActive,
    change,
    close: () => setOpen(false),
    go,
    onFocus: () => {
      setOpen(true);
      prepare();
    },
    onKeyDown: (event) => {
      const next = moveActive(event.key, active, hits.length);
      if (next !== undefined && isShown) {
        event.preventDefault();
        setActive(next);
      } else if (event.key === 'Enter') {
        onEnter(event);
      } else if (event.key === 'Escape') {
        onEscape(event);
      }
    },
    retry: () => {
      input.current?.focus();
      run(query);
    },
  };
}
