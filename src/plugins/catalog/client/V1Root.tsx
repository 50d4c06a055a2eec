import pages from '@generated/catalog/default/v1.json';
import type {Props} from '@theme/DocsRoot';
import type {ReactNode} from 'react';

import {RootWith} from './manualPages';

export default function V1Root(props: Props): ReactNode {
  return <RootWith pages={pages} {...props} />;
}
