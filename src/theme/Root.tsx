// Adds the base-address banner to the app (Docusaurus 3.10): the framework's own is English only.
import BaseUrlBanner from '@site/src/components/BaseUrlBanner';
import Root from '@theme-original/Root';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

export default function AppRoot({children}: Props): ReactNode {
  return (
    <Root>
      <BaseUrlBanner />
      {children}
    </Root>
  );
}
