// Replaces the table of contents of phones (Docusaurus 3.10), which is written by scripts when it opens for the first
// time: its list is in the HTML, so that the boot script can open it.
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import type {Props} from '@theme/TOCCollapsible';
import CollapseButton from '@theme/TOCCollapsible/CollapseButton';
import TOCItems from '@theme/TOCItems';
import styles from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/styles.module.css';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: true});
  return (
    <div className={clsx(styles.tocCollapsible, !collapsed && styles.tocCollapsibleExpanded, className)}>
      <CollapseButton collapsed={collapsed} onClick={toggleCollapsed} />
      <Collapsible lazy={false} className={styles.tocCollapsibleContent} collapsed={collapsed}>
        <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
      </Collapsible>
    </div>
  );
}
