import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {hitTrail, hitUrl} from '@site/src/search/hits';
import {HitText} from '@site/src/search/HitText';
import {SNIPPET_LENGTH, SUGGESTIONS} from '@site/src/search/limits';
import {useSearchMessage} from '@site/src/search/messages';
import {useSearch} from '@site/src/search/useSearch';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';

import {IconSearch} from './IconSearch';
import {moveActive} from './moveActive';
import styles from './styles.module.css';
import {useSearchShortcut} from './useSearchShortcut';

interface Props {
  /** `navbar` collapses on phones; `page` is the large box of the home and not-found pages. */
  variant: 'navbar' | 'page';
  /** Ctrl+K and Cmd+K focus this box. One box a page. */
  shortcut?: boolean;
}

/**
 * The search box with its suggestions: an ARIA combobox with a list box of links.
 * Arrows move, Enter opens, Ctrl or Cmd+Enter opens a new tab, Escape closes.
 */
export default function SearchBox({variant, shortcut = false}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const message = useSearchMessage();
  const {state, prepare, run} = useSearch(baseUrl, SUGGESTIONS, SNIPPET_LENGTH);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  useSearchShortcut(input, shortcut);

  const hits = state.status === 'done' ? state.hits : [];
  const shown = open && query.trim() !== '';
  const optionId = (index: number) => `${listId}-${index}`;
  const searchPage = `${baseUrl}search/?q=${encodeURIComponent(query)}`;

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
  }, [prepare, run]);

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

  function onKeyDown(event: KeyboardEvent): void {
    const next = moveActive(event.key, active, hits.length);
    if (next !== undefined && shown) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const hit = shown ? (hits[active] ?? hits[0]) : undefined;
      const url = hit ? hitUrl(hit) : searchPage;
      if (event.ctrlKey || event.metaKey) {
        window.open(url, '_blank', 'noopener');
      } else if (query.trim() !== '') {
        go(url);
      }
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (shown) {
        setOpen(false);
      } else {
        change('');
        input.current?.blur();
      }
    }
  }

  return (
    <div
      ref={root}
      className={clsx(styles.box, styles[variant], variant === 'navbar' && 'navbar__search')}
      role="search"
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) {
          setOpen(false);
        }
      }}>
      <IconSearch className={styles.icon} />
      <input
        ref={input}
        type="text"
        className={clsx(styles.input, 'navbar__search-input')}
        role="combobox"
        aria-label={translate({id: 'search.label', message: 'Search', description: 'Label of the search box'})}
        aria-autocomplete="list"
        aria-expanded={shown && hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown && hits.length > 0 ? optionId(active) : undefined}
        aria-keyshortcuts={shortcut ? 'Control+K Meta+K' : undefined}
        placeholder={
          variant === 'navbar'
            ? translate({id: 'search.label', message: 'Search', description: 'Label of the search box'})
            : translate({
                id: 'search.placeholder',
                message: 'Search the manual: kafka, rate limit, AQD-4003…',
                description: 'Placeholder of the large search box',
              })
        }
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={query}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        onMouseEnter={prepare}
        onFocus={() => {
          setOpen(true);
          prepare();
        }}
      />
      {shortcut && isBrowser && query === '' && (
        <kbd className={styles.hint} aria-hidden="true">
          {isMac() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      )}
      <div role="status" className={styles.readOut}>
        {shown ? message(state) : ''}
      </div>
      <div className={styles.panel} hidden={!shown}>
        <div
          id={listId}
          role="listbox"
          aria-label={translate({id: 'search.results', message: 'Results', description: 'Label of the suggestions'})}>
          {shown &&
            hits.map((hit, index) => (
              <a
                key={`${hit.document.i}-${hit.type}`}
                id={optionId(index)}
                className={styles.hit}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={hitUrl(hit)}
                onMouseMove={() => setActive(index)}
                onClick={(event) => {
                  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
                    event.preventDefault();
                    go(hitUrl(hit));
                  }
                }}>
                <span className={styles.hitTitle}>
                  <HitText hit={hit} />
                </span>
                <span className={styles.hitTrail}>{hitTrail(hit).join(' › ')}</span>
              </a>
            ))}
        </div>
        {shown && hits.length === 0 && <p className={styles.message}>{message(state)}</p>}
        {shown && state.status === 'failed' && (
          <button type="button" className={styles.footer} onClick={() => run(query)}>
            {translate({id: 'search.retry', message: 'Try again', description: 'Button after a failed search'})}
          </button>
        )}
        {shown && hits.length > 0 && (
          <a
            className={styles.footer}
            href={searchPage}
            onClick={(event) => {
              if (!event.ctrlKey && !event.metaKey) {
                event.preventDefault();
                go(searchPage);
              }
            }}>
            {translate({id: 'search.all', message: 'See all results', description: 'Link below the suggestions'})}
          </a>
        )}
      </div>
    </div>
  );
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}
