// Replaces the framework's loading state (Docusaurus 3.10): its texts are English only and not translatable.
import Translate, {translate} from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A spinner once loading takes long; the error and a Retry button, which loads the page again, when it fails. */
export default function Loading({error, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <main className={styles.failure} role="alert">
        <h1>
          <Translate id="loading.failed" description="Heading when a page's files cannot be loaded">
            This page could not be loaded
          </Translate>
        </h1>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
          <Translate id="loading.retry" description="Button that loads the page again after a failure">
            Retry
          </Translate>
        </button>
      </main>
    );
  }
  return pastDelay ? (
    <div
      className={styles.spinner}
      role="status"
      aria-label={translate({id: 'loading.label', message: 'Loading', description: 'Label of the page spinner'})}
    />
  ) : null;
}
