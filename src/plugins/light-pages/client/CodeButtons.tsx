import {CodeBlockContextProvider, useCodeWordWrap} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import {useLayoutEffect, useMemo, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';

import {blockData} from './blockData';

/**
 * The framework's buttons (copy, wrap) on a code block that is HTML (Docusaurus 3.10).
 *
 * @param pre the block's `<pre>`
 */
export default function CodeButtons({pre}: {pre: HTMLPreElement}): ReactNode {
  const wordWrap = useCodeWordWrap();
  const {codeBlockRef} = wordWrap;
  useLayoutEffect(() => point(codeBlockRef, pre), [codeBlockRef, pre]);
  const metadata = useMemo(() => blockData(pre), [pre]);
  return createPortal(
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Buttons />
    </CodeBlockContextProvider>,
    pre.parentElement!, // the theme puts text and buttons into one element
  );
}

/** What React does with an element that it renders itself. */
function point<T>(ref: RefObject<T | null>, element: T): void {
  ref.current = element;
}
