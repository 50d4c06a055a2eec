import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useId, useRef, type ReactNode} from 'react';

import {IconSearch} from './IconSearch';
import {useSearchMessage} from './messages';
import styles from './SearchBox.module.css';
import Suggestions from './Suggestions';
import {useCombobox} from './useCombobox';
import {useSearch} from './useSearch';
import {useSearchShortcut} from './useSearchShortcut';

interface Props {
  /** `navbar` collapses on phones; `page` is the large box of the home and not-found pages. */
  variant: 'navbar' | 'page';
  /** Whether the shortcut focuses this box, if the plugin's options have one. One box a page. */
  shortcut?: boolean;
}

/**
 * The search box with its suggestions: an ARIA combobox with a list box of links.
 * Arrows move, Enter opens, Ctrl or Cmd+Enter opens a new tab, Escape closes.
 */
export default function SearchBox({variant, shortcut = false}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const message = useSearchMessage();
  const search = useSearch('', undefined, undefined);
  const {settings, state, prepare} = search;
  const input = useRef<HTMLInputElement>(null);
  const box = useCombobox(search, input);
  const {query, active, isShown, hits, onFocus, onKeyDown} = box;
  const listId = useId();
  const hasShortcut = shortcut && settings.shortcut;
  useSearchShortcut(input, hasShortcut);
  const label = translate({id: 'search.label', message: 'Search', description: 'Label of the search box'});

  return (
    <div
      className={clsx(styles.box, styles[variant], variant === 'navbar' && 'navbar__search')}
      role="search"
      aria-label={variant === 'navbar' ? label : pageLabel()}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          box.close();
        }
      }}>
      <IconSearch className={styles.icon} />
      <input
        ref={input}
        type="text"
        className={clsx(styles.input, 'navbar__search-input')}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown && hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={isShown && hits.length > 0 ? `${listId}-${active}` : undefined}
        aria-keyshortcuts={hasShortcut ? 'Control+K Meta+K /' : undefined}
        placeholder={variant === 'navbar' ? label : placeholder()}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={query}
        onChange={(event) => box.change(event.target.value)}
        onKeyDown={onKeyDown}
        onMouseEnter={prepare}
        onFocus={onFocus}
      />
      {hasShortcut && settings.shortcutHint && isBrowser && query === '' && (
        <kbd className={styles.hint} aria-hidden="true">
          {/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}
        </kbd>
      )}
      <div role="status" className={styles.readOut}>
        {isShown ? message(state) : ''}
      </div>
      <Suggestions listId={listId} box={box} search={search} message={message(state)} />
    </div>
  );
}

/** A page with two boxes tells them apart. */
function pageLabel(): string {
  return translate({
    id: 'search.page',
    message: 'Search the manual',
    description: 'Name of the large search box, beside that of the navbar',
  });
}

function placeholder(): string {
  return translate({
    id: 'search.placeholder',
    message: 'Try kafka or AQD-4003',
    description: 'Placeholder of the large search box',
  });
}
