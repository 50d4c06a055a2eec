import Translate from '@docusaurus/Translate';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import {Fragment, type ReactNode} from 'react';

import {messages} from './messages';
import styles from './styles.module.css';

/** What a crashed page says: that it crashed, "Try again", which renders it again, and the message of each cause. */
export default function CrashReport({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <h1>
        <Translate id="theme.ErrorPageContent.title" description="The title of the fallback page when the page crashed">
          This page crashed
        </Translate>
      </h1>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      {messages(error).map((message, i) => (
        <Fragment key={message}>
          {i > 0 && (
            <p className={styles.cause}>
              <Translate id="pageError.cause" description="Crashed page: stands above the message of an error's cause">
                Cause:
              </Translate>
            </p>
          )}
          <p className={styles.message}>{message}</p>
        </Fragment>
      ))}
    </main>
  );
}
