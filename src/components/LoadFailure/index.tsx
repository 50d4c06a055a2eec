import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import {failureScript} from './failureScript';

/**
 * On every page, written by the server into the head: the script of the bar that shows when the page's files cannot be
 * loaded or have stopped loading. It must not be in one of those files.
 */
export default function LoadFailure(): ReactNode {
  if (ExecutionEnvironment.canUseDOM) {
    return null;
  }
  const texts = {
    title: translate({
      id: 'loading.failed',
      message: 'This page could not be loaded',
      description: "Heading when a page's files cannot be loaded",
    }),
    stalled: translate({
      id: 'loading.stalled',
      message: 'Parts of this page have not loaded yet. Check your connection.',
      description: 'Bar when no byte of what the page needs has come for 15 seconds; it may still come',
    }),
    retry: translate({
      id: 'loading.retry',
      message: 'Retry',
      description: 'Button that loads the page again after a failure',
    }),
  };
  return (
    <Head>
      <script>{failureScript(texts)}</script>
    </Head>
  );
}
