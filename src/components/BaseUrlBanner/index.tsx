import {useLocation} from '@docusaurus/router';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {bannerScript} from './bannerScript';

/**
 * On the home page: a script that says, in the reader's language, that the site's files could not be loaded because
 * it is served under another base address than it was built for, and suggests the right one. Written by the server
 * into the head only, as the framework does with its English banner: rendered markup would be indexed.
 */
export default function BaseUrlBanner(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isHome = useLocation().pathname === baseUrl;
  if (!isHome || ExecutionEnvironment.canUseDOM) {
    return null;
  }
  const texts = {
    title: translate({
      id: 'baseUrlBanner.title',
      message: 'Your Docusaurus site did not load properly.',
      description: 'Banner shown when the site is served under a wrong base address',
    }),
    current: translate(
      {
        id: 'baseUrlBanner.current',
        message: 'A common reason is a wrong base address in the configuration. It is now {baseUrl}.',
        description: 'Banner for a wrong base address: the current one',
      },
      {baseUrl},
    ),
    suggestion: translate({
      id: 'baseUrlBanner.suggestion',
      message: 'Try this base address instead:',
      description: 'Banner for a wrong base address; an address follows',
    }),
  };
  return (
    <Head>
      <script>{bannerScript(texts)}</script>
    </Head>
  );
}
