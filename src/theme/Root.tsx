// Adds to the app (Docusaurus 3.10) the base-address banner, which the framework has in English only, and the bar for
// pages whose files cannot be loaded, which it does not have.
import BaseUrlBanner from '@site/src/components/BaseUrlBanner';
import LoadFailure from '@site/src/components/LoadFailure';
import Root from '@theme-original/Root';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

export default function AppRoot({children}: Props): ReactNode {
  return (
    <Root>
      <BaseUrlBanner />
      <LoadFailure />
      {children}
    </Root>
  );
}
