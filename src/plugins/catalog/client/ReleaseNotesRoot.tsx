import pages from '@generated/catalog/default/release-notes.json';
import type {Props} from '@theme/DocsRoot';
import type {ReactNode} from 'react';

import {RootWith} from './manualPages';

export default function ReleaseNotesRoot(props: Props): ReactNode {
  return <RootWith pages={pages} {...props} />;
}
