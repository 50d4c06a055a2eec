// Wraps the text of a code block (Docusaurus 3.10): when the theme renders a block anew after hydration, and when a page
// is left, React lets go of the element before the theme stops listening for the window's size (useCodeWordWrap), and a
// resize in between would find none and throw. Here the last element stays, so that there is always one to measure.
import {CodeBlockContextProvider, useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Content from '@theme-original/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Content';
import {useMemo, type ReactNode} from 'react';

import {keepingRef} from './keepingRef';

export default function CodeBlockContent(props: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const codeBlockRef = useMemo(() => keepingRef(wordWrap.codeBlockRef), [wordWrap.codeBlockRef]);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={{...wordWrap, codeBlockRef}}>
      <Content {...props} />
    </CodeBlockContextProvider>
  );
}
