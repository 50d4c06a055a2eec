// Wraps content images (Docusaurus 3.10): docusaurus-plugin-image-zoom opens them on click only, so this makes them
// reachable and openable from the keyboard. The zoom itself stays the plugin's.
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Img from '@theme-original/MDXComponents/Img';
import type {Props} from '@theme/MDXComponents/Img';
import type {KeyboardEvent, ReactNode} from 'react';

export default function ZoomableImg(props: Props): ReactNode {
  // Without scripts nothing opens, so nothing may say that it does.
  const zoom = useIsBrowser() ? zoomProps(props.alt ?? '') : {};
  return <Img {...props} {...zoom} />;
}

function zoomProps(alt: string): Partial<Props> {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': translate(
      {
        id: 'zoom.open',
        message: '{alt} (opens enlarged)',
        description: 'Accessible name of an image that opens in the zoom; {alt} is its description',
      },
      {alt},
    ),
    onKeyDown: (event: KeyboardEvent<HTMLImageElement>) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault(); // Space would scroll the page, which closes the zoom
        event.currentTarget.click();
      }
    },
  };
}
