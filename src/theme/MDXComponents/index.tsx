// Adds the frame in which wide tables scroll (Docusaurus 3.10): the framework's tables scroll, but not by keyboard. Adds the
// link to a field of a parameter list, and the button that folds the fields below it. And keeps code in the text there: the
// framework takes code with elements in it, such as the places where it may break (src/plugins/codeBreaks.ts), for a code
// block. And draws the button of examples (src/plugins/playground/tryIt.ts).
import FieldFold from '@site/src/components/FieldFold';
import FieldLink from '@site/src/components/FieldLink';
import ScrollTable from '@site/src/components/ScrollTable';
import TryIt from '@site/src/plugins/playground/client/TryIt';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

function Code(props: ComponentProps<'code'>): ReactNode {
  return props.className === 'long' ? <code {...props} /> : <MDXComponents.code {...props} />;
}

export default {...MDXComponents, code: Code, table: ScrollTable, FieldFold, FieldLink, 'try-it': TryIt};
