// Wraps the page body (Docusaurus 3.10) to put the quiet note with the v2 counterpart under the title of v1 pages.
import GenerationNote from '@site/src/components/GenerationNote';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

export default function DocItemContent({children}: Props): ReactNode {
  return (
    <Content>
      <GenerationNote />
      {children}
    </Content>
  );
}
