// Replaces the search plugin's page (@easyops-cn/docusaurus-search-local 0.55): its label is English only and a failed
// index leaves it silent. The parameters `q`, `ctx` and `version` stay the plugin's.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DocumentType, hitTrail, hitUrl, type SearchHit} from '@site/src/search/hits';
import {HitText} from '@site/src/search/HitText';
import {useSearchMessage} from '@site/src/search/messages';
import {useSearch} from '@site/src/search/useSearch';
import Layout from '@theme/Layout';
import {useEffect, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

const LIMIT = 100;
const SNIPPET = 160;

export default function SearchPage(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const location = useLocation();
  const [params, setParams] = useState({q: '', version: ''});
  const message = useSearchMessage();
  const {state, run} = useSearch(baseUrl + params.version, LIMIT, SNIPPET);

  // The address is known in the browser only: the page is rendered without it first.
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    setParams({q: search.get('q') ?? '', version: search.get('version') ?? ''});
  }, [location.search]);
  useEffect(() => run(params.q), [run, params.q]);

  function change(q: string): void {
    const search = new URLSearchParams(location.search);
    if (q === '') {
      search.delete('q');
    } else {
      search.set('q', q);
    }
    history.replace({search: search.toString()});
  }

  const title = params.q
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The search page title for non-empty query',
        },
        {query: params.q},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'search.pageDescription',
        message: 'Search the whole manual of Aqueduto: v1, v2 and the release notes.',
        description: 'Description of the search page',
      })}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <input
          type="search"
          name="q"
          className={styles.input}
          aria-label={translate({id: 'search.label', message: 'Search', description: 'Label of the search box'})}
          autoComplete="off"
          // The page exists to be typed into.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={params.q}
          onChange={(event) => {
            setParams({...params, q: event.target.value});
            change(event.target.value);
          }}
        />
        <p role="status" className={styles.status}>
          {message(state)}
        </p>
        {state.status === 'failed' && (
          <button type="button" className="button button--secondary" onClick={() => run(params.q)}>
            {translate({id: 'search.retry', message: 'Try again', description: 'Button after a failed search'})}
          </button>
        )}
        {state.status === 'done' && state.hits.map((hit) => <Result key={`${hit.document.i}-${hit.type}`} hit={hit} />)}
      </main>
    </Layout>
  );
}

function Result({hit}: {hit: SearchHit}): ReactNode {
  const {document, type} = hit;
  const isText = type === DocumentType.Content || type === DocumentType.Description || type === DocumentType.Keywords;
  const heading = document.s || (hit.page ? hit.page.t : document.t);
  return (
    <article className={styles.result}>
      <h2>
        <Link to={hitUrl(hit)} autoAddBaseUrl={false}>
          {isText ? heading : <HitText hit={hit} />}
        </Link>
      </h2>
      <p className={styles.trail}>{hitTrail(hit).join(' › ')}</p>
      {isText && type !== DocumentType.Keywords && (
        <p>
          <HitText hit={hit} />
        </p>
      )}
    </article>
  );
}
