// Wraps the head of a page (Docusaurus 3.10) to say of v1 pages, many of which share their title with a v2 page, that they
// are of v1.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {generationOf} from '@site/src/manual/docSet';
import {pathOfUrl} from '@site/src/manual/path';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadata(): ReactNode {
  const {permalink, title} = useDoc().metadata;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isV1 = generationOf(pathOfUrl(permalink, baseUrl)) === 'v1';
  return (
    <>
      <Metadata />
      {isV1 && <PageMetadata title={`${title} (v1)`} />}
    </>
  );
}
