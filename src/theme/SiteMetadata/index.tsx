// Wraps the head that all pages share (Docusaurus 3.10): the not-found page has no address, so it names none; other pages
// say where their Markdown twin is.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {isPage, pageAddresses} from '@site/src/client/pageAddress';
import {pathOfUrl, twinOf, urlOfPath, withoutTrailingSlash} from '@site/src/manual/path';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

const addresses = pageAddresses(routes);

export default function SiteMetadataOfPages(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const path = pathOfUrl(pathname, baseUrl);
  if (!isPage(pathname, addresses)) {
    return null;
  }
  return (
    <>
      <SiteMetadata />
      {withoutTrailingSlash(path) !== '/search' && (
        <Head>
          <link rel="alternate" type="text/markdown" href={urlOfPath(twinOf(path), baseUrl)} />
        </Head>
      )}
    </>
  );
}
