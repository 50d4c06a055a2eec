// Wraps the head that all pages share (Docusaurus 3.10): the not-found page has no address, so it names none; other pages
// say where their Markdown twin and their picture for other sites are.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {isPage, pageAddresses} from '@site/src/client/pageAddress';
import {docSetOf} from '@site/src/manual/docSet';
import {cardOf, pathOfUrl, twinOf, urlOfPath, withoutTrailingSlash} from '@site/src/manual/path';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

const addresses = pageAddresses(routes);

export default function SiteMetadataOfPages(): ReactNode {
  const {pathname} = useLocation();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const path = pathOfUrl(pathname, baseUrl);
  const picture = url + urlOfPath(cardOf(path), baseUrl);
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
      {docSetOf(path) !== undefined && (
        <Head>
          <meta property="og:image" content={picture} />
          <meta name="twitter:image" content={picture} />
        </Head>
      )}
    </>
  );
}
