// Wraps a piece of code (Docusaurus 3.10): text without a color of its own needs no element around it.
import Token from '@theme-original/CodeBlock/Line/Token';
import type {Props} from '@theme/CodeBlock/Line/Token';
import type {ReactNode} from 'react';

export default function CodeToken(props: Props): ReactNode {
  return props.className === 'token plain' ? props.children : <Token {...props} />;
}
