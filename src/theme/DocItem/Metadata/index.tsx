// Wraps the head of a page (Docusaurus 3.10) to say where its Markdown twin is.
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {twinOf} from '@site/src/manual/path';
import {hasTwin} from '@site/src/plugins/markdown-twins/twin';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadata(): ReactNode {
  const {source, permalink} = useDoc().metadata;
  return (
    <>
      <Metadata />
      {hasTwin(source) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twinOf(permalink)} />
        </Head>
      )}
    </>
  );
}
