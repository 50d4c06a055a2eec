import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';

import type {SearchHit} from '../types';
import {HitAlso, HitText, Marked} from './HitBody';
import {hitTrail, hitUrl} from './hits';
import styles from './SearchBox.module.css';
import type {Combobox} from './useCombobox';
import type {Search} from './useSearch';
import WaysOn from './WaysOn';

interface Props {
  listId: string;
  box: Combobox;
  search: Search;
  /** What the state of the search says. */
  message: string;
}

/** The list under the box: suggestions, or why there are none. */
export default function Suggestions({listId, box, search, message}: Props): ReactNode {
  const {isShown, hits, searchPage, go} = box;
  const {settings, state} = search;
  return (
    <div className={clsx(styles.panel, settings.position === 'left' && styles.left)} hidden={!isShown}>
      <div
        id={listId}
        role="listbox"
        aria-busy={state.status === 'done' && !state.isComplete}
        aria-label={translate({id: 'search.results', message: 'Results', description: 'Label of the suggestions'})}>
        {isShown &&
          hits.map((hit, index) => (
            <Suggestion
              key={hit.document.i}
              id={`${listId}-${index}`}
              index={index}
              hit={hit}
              box={box}
              search={search}
            />
          ))}
      </div>
      {isShown && hits.length === 0 && <p className={styles.message}>{message}</p>}
      {isShown && state.status === 'done' && hits.length === 0 && <WaysOn />}
      {isShown && state.status === 'failed' && (
        <button type="button" className={styles.footer} onClick={box.retry}>
          {translate({id: 'search.retry', message: 'Try again', description: 'Button after a failed search'})}
        </button>
      )}
      {isShown && hits.length > 0 && (
        <a className={styles.footer} href={searchPage} onClick={(event) => follow(event, () => go(searchPage))}>
          {translate({id: 'search.all', message: 'See all results', description: 'Link below the suggestions'})}
        </a>
      )}
    </div>
  );
}

interface SuggestionProps extends Pick<Props, 'box' | 'search'> {
  id: string;
  index: number;
  hit: SearchHit;
}

/** Page, section below, what it says about the query, and where it is. */
function Suggestion({id, index, hit, box, search}: SuggestionProps): ReactNode {
  const trail = hitTrail(hit, useDocusaurusContext().siteConfig.baseUrl);
  return (
    <a
      id={id}
      className={styles.hit}
      role="option"
      aria-selected={index === box.active}
      tabIndex={-1}
      href={hitUrl(hit)}
      onMouseMove={() => box.activate(index)}
      onClick={(event) => follow(event, () => box.go(hitUrl(hit)))}>
      <span className={styles.hitTitle}>
        <Marked segments={hit.title} />
      </span>
      {hit.heading.length > 0 && (
        <span className={styles.hitHeading}>
          <Marked segments={hit.heading} />
        </span>
      )}
      <span className={styles.hitText}>
        <HitText hit={hit} snippet={search.snippet} length={search.settings.contextLength} />
      </span>
      <span className={styles.hitTrail}>
        {(search.settings.showsPath ? trail : trail.slice(0, 1)).join(' › ')}{' '}
        <HitAlso hit={hit} className={styles.hitAlso} />
      </span>
    </a>
  );
}

/** Stays inside the site, unless the reader wants another tab or window. */
function follow(event: MouseEvent, go: () => void): void {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go();
  }
}
