// Wraps what stands below a page (Docusaurus 3.10) to ask whether it helped.
import PageHelp from '@site/src/components/PageHelp';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  return (
    <>
      <PageHelp />
      <Footer />
    </>
  );
}
