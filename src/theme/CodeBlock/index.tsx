// Wraps code blocks (Docusaurus 3.10) in an Activity boundary each: React then hydrates a page with many of them piece by
// piece, so that highlighting does not hold up the reader's first touch. Not Suspense: from 12 KB of HTML on, the server
// renderer sends the content of Suspense boundaries at the end of the page, and a script moves it to its place.
import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {Activity, type ReactNode} from 'react';

export default function InterruptibleCodeBlock(props: Props): ReactNode {
  return (
    <Activity>
      <CodeBlock {...props} />
    </Activity>
  );
}
