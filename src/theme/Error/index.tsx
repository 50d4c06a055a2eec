// Replaces the last-resort error page (Docusaurus 3.10), which is English only and cannot be wrapped: its text is
// not translatable. It shows when even the layout fails, so it stands alone.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function PageError({error, tryAgain}: Props): ReactNode {
  return (
    <ErrorBoundary fallback={() => <BareError error={error} tryAgain={tryAgain} />}>
      {/* The layout needs a route context, which a page that failed this early does not have. */}
      <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
        <Layout>
          <ErrorPageContent error={error} tryAgain={tryAgain} />
        </Layout>
      </RouteContextProvider>
    </ErrorBoundary>
  );
}

/** Without navbar and footer, for when those are what failed. */
function BareError({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <h1>
        <Translate id="theme.ErrorPageContent.title" description="The title of the fallback page when the page crashed">
          This page crashed
        </Translate>
      </h1>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      <ErrorBoundaryError error={error} />
    </main>
  );
}
