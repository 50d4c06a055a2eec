// Wraps code blocks (Docusaurus 3.10) in a Suspense boundary each: React then hydrates a page with many of them piece by
// piece, so that highlighting does not hold up the reader's first touch. The served HTML is the same.
import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {Suspense, type ReactNode} from 'react';

export default function InterruptibleCodeBlock(props: Props): ReactNode {
  return (
    <Suspense>
      <CodeBlock {...props} />
    </Suspense>
  );
}
