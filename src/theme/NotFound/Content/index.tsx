// Replaces the not-found page's body (Docusaurus 3.10), which offers no way on: adds a search box and the pages with
// the nearest paths.
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchBox from '@site/src/components/SearchBox';
import {nearestPages, type PageLink} from '@site/src/plugins/page-index/nearestPages';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';

const SUGGESTIONS = 5;

export default function NotFoundContent({className}: Props): ReactNode {
  const pages = useNearestPages();
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1">
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </Heading>
      <p>
        <Translate id="notFound.text" description="Not-found page: what to do">
          No page has this address. Search for what you need, or try one of the pages with a similar address.
        </Translate>
      </p>
      <SearchBox variant="page" />
      {pages.length > 0 && (
        <nav aria-labelledby="nearest-pages" className="margin-top--lg">
          <Heading as="h2" id="nearest-pages">
            <Translate id="notFound.nearest" description="Not-found page: heading above the suggested pages">
              Similar addresses
            </Translate>
          </Heading>
          <ul>
            {pages.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link> <code>{path}</code>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}

/** Loads the list of pages only here; without it (a missing chunk) the page still has its search box. */
function useNearestPages(): PageLink[] {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<PageLink[]>([]);
  useEffect(() => {
    let current = true;
    import('@generated/page-index/default/pages.json').then(
      ({default: all}) => current && setPages(nearestPages(`/${pathname.slice(baseUrl.length)}`, all, SUGGESTIONS)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pathname, baseUrl]);
  return pages;
}
