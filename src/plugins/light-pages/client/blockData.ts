import type {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import type {ComponentProps} from 'react';

type Metadata = ComponentProps<typeof CodeBlockContextProvider>['metadata'];

/** What the framework's buttons want to know of a code block, read from its HTML: each line is an element. */
export function blockData(pre: ParentNode): Metadata {
  const code = [...pre.querySelectorAll('.token-line')].map((line) => line.textContent).join('\n');
  const unknown = {className: '', language: '', title: undefined, lineNumbersStart: undefined, lineClassNames: {}};
  return {...unknown, code, codeInput: code};
}
