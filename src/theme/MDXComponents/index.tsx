// Adds the frame in which wide tables scroll (Docusaurus 3.10): the framework's tables scroll, but not by keyboard.
import ScrollTable from '@site/src/components/ScrollTable';
import MDXComponents from '@theme-original/MDXComponents';

export default {...MDXComponents, table: ScrollTable};
