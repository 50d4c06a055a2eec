// Wraps the page body (Docusaurus 3.10) to put notes under the title: the v2 counterpart of v1 pages, and on
// translations that their source has changed; and the page's tools beside it.
import GenerationNote from '@site/src/components/GenerationNote';
import OutdatedNote from '@site/src/components/OutdatedNote';
import PageTools from '@site/src/components/PageTools';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

export default function DocItemContent({children}: Props): ReactNode {
  return (
    <>
      <PageTools />
      <Content>
        <OutdatedNote />
        <GenerationNote />
        {children}
      </Content>
    </>
  );
}
