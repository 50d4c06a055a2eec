// Wraps the head that all pages share (Docusaurus 3.10): the not-found page has no address, so it names none.
import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import {isPage, pageAddresses} from '@site/src/client/pageAddress';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

const addresses = pageAddresses(routes);

export default function SiteMetadataOfPages(): ReactNode {
  const {pathname} = useLocation();
  return isPage(pathname, addresses) ? <SiteMetadata /> : null;
}
