// Replaces the not-found page's body (Docusaurus 3.10), which has no title below v1 and offers no way on: adds a
// search box and the pages with the nearest paths.
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchBox from '@site/src/plugins/search/ui/SearchBox';
import {pathOfUrl} from '@site/src/manual/path';
import {nearestPages, type PageLink} from '@site/src/plugins/catalog/nearestPages';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';

const SUGGESTIONS = 5;

export default function NotFoundContent({className}: Props): ReactNode {
  const pages = useNearestPages();
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
    import('@generated/catalog/default/pages.json').then(
      ({default: all}) => current && setPages(nearestPages(pathOfUrl(pathname, baseUrl), all, SUGGESTIONS)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pathname, baseUrl]);
  return pages;
}
