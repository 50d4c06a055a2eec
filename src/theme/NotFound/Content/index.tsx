// Replaces the not-found page's body (Docusaurus 3.10), which has no title below v1 and offers no way on: adds a
// search box and the pages with the nearest paths.
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {loadChunk} from '@site/src/loading/loadChunk';
import SearchBox from '@site/src/plugins/search/ui/SearchBox';
import {pathOfUrl} from '@site/src/manual/path';
import {nearestPages, type PageLink} from '@site/src/plugins/catalog/nearestPages';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';

const SUGGESTIONS = 5;

export default function NotFoundContent({className}: Props): ReactNode {
  const {pages, retry} = useNearestPages();
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <Heading as="h1">{title}</Heading>
      <p>
        <Translate id="notFound.text" description="Not-found page: what to do">
          No page has this address. Search for what you need, or try one of the pages with a similar address.
        </Translate>
      </p>
      <SearchBox variant="page" />
      {(pages.length > 0 || retry !== undefined) && (
        <nav aria-labelledby="nearest-pages" className="margin-top--lg">
          <Heading as="h2" id="nearest-pages">
            <Translate id="notFound.nearest" description="Not-found page: heading above the suggested pages">
              Similar addresses
            </Translate>
          </Heading>
          {retry === undefined ? (
            <ul>
              {pages.map(({path, title}) => (
                <li key={path}>
                  <Link to={path}>{title}</Link> <code>{path}</code>
                </li>
              ))}
            </ul>
          ) : (
            <Missing retry={retry} />
          )}
        </nav>
      )}
    </main>
  );
}

/** The text of the page promises pages: it says so where they do not come. */
function Missing({retry}: {retry: () => void}): ReactNode {
  return (
    <>
      <p role="status">
        <Translate id="notFound.missing" description="Not-found page: the list of suggested pages did not come">
          The list of pages could not be loaded. Check your connection and try again.
        </Translate>
      </p>
      <button type="button" className="button button--secondary" onClick={retry}>
        <Translate id="search.retry" description="Button after a failed search">
          Try again
        </Translate>
      </button>
    </>
  );
}

/** Loads the list of pages only here; where it does not come, `retry` asks for it once more. */
function useNearestPages(): {pages: PageLink[]; retry: (() => void) | undefined} {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<PageLink[]>([]);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    let current = true;
    const start = () => import(/* webpackChunkName: "page-list" */ '@generated/catalog/default/pages.json');
    loadChunk(start, tries > 0).then(
      ({default: all}) => current && setPages(nearestPages(pathOfUrl(pathname, baseUrl), all, SUGGESTIONS)),
      () => current && setFailed(tries),
    );
    return () => {
      current = false;
    };
  }, [pathname, baseUrl, tries]);
  return {pages, retry: failed === tries ? () => setTries(tries + 1) : undefined};
}
