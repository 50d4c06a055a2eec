// Replaces the table of contents of phones (Docusaurus 3.10), whose list scripts write when it opens for the first time:
// this one is HTML, which opens by itself.
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import button from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/CollapseButton/styles.module.css';
import styles from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/styles.module.css';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  return (
    <details className={clsx(styles.tocCollapsible, className)}>
      <summary className={button.tocCollapsibleButton}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component">
          On this page
        </Translate>
      </summary>
      <div className={styles.tocCollapsibleContent}>
        <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
      </div>
    </details>
  );
}
