import type {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import type {ComponentProps} from 'react';

type Metadata = ComponentProps<typeof CodeBlockContextProvider>['metadata'];

/** What the framework's buttons want to know of a code block, read from its HTML. */
export function blockData(block: ParentNode): Metadata {
  const code = codeOf(block);
  const unknown = {className: '', language: '', title: undefined, lineNumbersStart: undefined, lineClassNames: {}};
  return {...unknown, code, codeInput: code};
}

/** The code of a block, in which each line is an element. */
export function codeOf(block: ParentNode): string {
  return [...block.querySelectorAll('.token-line')].map((line) => line.textContent).join('\n');
}
