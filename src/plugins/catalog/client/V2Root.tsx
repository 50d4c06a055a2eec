import pages from '@generated/catalog/default/v2.json';
import type {Props} from '@theme/DocsRoot';
import type {ReactNode} from 'react';

import {RootWith} from './manualPages';

export default function V2Root(props: Props): ReactNode {
  return <RootWith pages={pages} {...props} />;
}
