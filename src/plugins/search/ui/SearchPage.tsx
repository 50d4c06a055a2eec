import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {useEffect, useState, type ReactNode} from 'react';

import type {SearchHit} from '../types';
import {HitAlso, HitText, Marked} from './HitBody';
import {hitTrail, hitUrl} from './hits';
import {useSearchMessage} from './messages';
import PlaceChips from './PlaceChips';
import {inPlace, whereFound} from './places';
import styles from './SearchPage.module.css';
import {useSearch, type Search} from './useSearch';
import {useSearchParams} from './useSearchParams';
import WaysOn from './WaysOn';

/** At most so many results; beyond, the query says too little. */
const LIMIT = 100;
/** So many are shown at first, and more on demand: each fetches the text of its page. */
const SHOWN = 20;
/** Characters of text around a match. The option of the plugin (50) is about the suggestions, which have less room. */
const CONTEXT_LENGTH = 160;

export default function SearchPage(): ReactNode {
  const params = useSearchParams();
  return (
    <Layout
      title={titleOf(params.q)}
      description={translate({
        id: 'search.pageDescription',
        message: 'Search the whole manual of Aqueduto: v1, v2 and the release notes.',
        description: 'Description of the search page',
      })}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchMain {...params} />
    </Layout>
  );
}

/** Stands inside the layout, which knows the version that the reader chose. */
function SearchMain({q, version, wanted, change, choose}: ReturnType<typeof useSearchParams>): ReactNode {
  const message = useSearchMessage();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const search = useSearch(version, LIMIT, CONTEXT_LENGTH);
  const {state, run} = search;
  useEffect(() => run(q), [run, q]);
  const hits = state.status === 'done' ? state.hits : [];
  const found = whereFound(hits, wanted, baseUrl);
  const lost = hits.length === 0 ? undefined : (['area', 'set'] as const).find((kind) => wanted[kind] !== found[kind]);
  return (
    <main className="container margin-vert--lg">
      <h1>{titleOf(q)}</h1>
      <noscript>
        <p>
          <Translate
            id="search.noScript"
            description="Search page without scripts; a list of ways to find pages follows">
            The search runs in your browser and needs scripts. Without scripts, use these pages:
          </Translate>
        </p>
        <WaysOn />
      </noscript>
      <input
        type="search"
        name="q"
        className={styles.input}
        aria-label={translate({id: 'search.label', message: 'Search', description: 'Label of the search box'})}
        autoComplete="off"
        // The page exists to be typed into.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={q}
        onChange={(event) => change(event.target.value)}
      />
      <p role="status" className={styles.status}>
        {message(state)} {state.status === 'done' && state.isWhole && wholeMessage(version)}
      </p>
      {state.status === 'failed' && (
        <button type="button" className="button button--secondary" onClick={() => run(q)}>
          {translate({id: 'search.retry', message: 'Try again', description: 'Button after a failed search'})}
        </button>
      )}
      {state.status === 'done' && (
        <div aria-busy={!state.isComplete}>
          {lost !== undefined && <p>{nothingInText(wanted[lost])}</p>}
          <PlaceChips hits={hits} wanted={found} choose={choose} />
          <Results key={state.query} hits={inPlace(hits, found, baseUrl)} snippet={search.snippet} baseUrl={baseUrl} />
          {hits.length === 0 && <WaysOn />}
        </div>
      )}
    </main>
  );
}

function titleOf(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The search page title for non-empty query',
        },
        {query},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      });
}

function nothingInText(place: string): string {
  return translate(
    {
      id: 'search.nothingIn',
      message: 'None of the results is in “{place}”. These are from the other parts of the manual.',
      description: 'Search page: the chosen part of the manual has no results',
    },
    {place},
  );
}

function wholeMessage(version: string): string {
  return translate(
    {
      id: 'search.wholeManual',
      message: '“{version}” has no search index of its own: this is the whole manual.',
      description: 'Search page: the version parameter names a version that shares the index of all',
    },
    {version},
  );
}

interface ResultsProps {
  hits: SearchHit[];
  snippet: Search['snippet'];
  baseUrl: string;
}

function Results({hits, snippet, baseUrl}: ResultsProps): ReactNode {
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      {hits.slice(0, shown).map((hit) => (
        <article key={hit.document.i} className={styles.result}>
          <h2>
            <Link to={hitUrl(hit)} autoAddBaseUrl={false}>
              <Marked segments={hit.title} />
              {hit.heading.length > 0 && (
                <span className={styles.heading}>
                  <Marked segments={hit.heading} />
                </span>
              )}
            </Link>
          </h2>
          <p>
            <HitText hit={hit} snippet={snippet} length={CONTEXT_LENGTH} />
          </p>
          <p className={styles.trail}>
            {hitTrail(hit, baseUrl).join(' › ')} <HitAlso hit={hit} className={styles.also} />
          </p>
        </article>
      ))}
      {hits.length > shown && (
        <button type="button" className="button button--secondary" onClick={() => setShown(shown + SHOWN)}>
          {translate({id: 'search.more', message: 'Show more results', description: 'Button below search results'})}
        </button>
      )}
    </>
  );
}
