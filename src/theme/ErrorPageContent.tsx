// Wraps the crash page (Docusaurus 3.10) to give it a title of its own.
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

export default function ErrorPageContent(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>
          {translate({id: 'pageError.title', message: 'Page Error', description: 'Browser title of a crashed page'})}
        </title>
      </Head>
      <Original {...props} />
    </>
  );
}
