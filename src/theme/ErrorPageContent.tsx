// Replaces the crash page (Docusaurus 3.10), which has no title of its own and says "Cause:" in English only.
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import CrashReport from '@site/src/components/CrashReport';
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
      <CrashReport {...props} />
    </>
  );
}
