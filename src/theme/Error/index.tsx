// Replaces the last-resort error page (Docusaurus 3.10), which is English only and cannot be wrapped: its text is
// not translatable. It shows when even the layout fails, so it stands alone.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import CrashReport from '@site/src/components/CrashReport';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function PageError({error, tryAgain}: Props): ReactNode {
  return (
    // Without navbar and footer where those are what failed.
    <ErrorBoundary fallback={() => <CrashReport error={error} tryAgain={tryAgain} />}>
      {/* The layout needs a route context, which a page that failed this early does not have. */}
      <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
        <Layout>
          <ErrorPageContent error={error} tryAgain={tryAgain} />
        </Layout>
      </RouteContextProvider>
    </ErrorBoundary>
  );
}
