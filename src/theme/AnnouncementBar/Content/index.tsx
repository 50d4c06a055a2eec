// Wraps the announcement's text (Docusaurus 3.10): shows a new announcement at once to those who closed an older one,
// where the framework waits for the next page load.
import Content from '@theme-original/AnnouncementBar/Content';
import type {Props} from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import {useEffect, type ReactNode} from 'react';

export default function AnnouncementBarContent(props: Props): ReactNode {
  useEffect(() => {
    // Before React runs, this attribute hides a bar that was closed. A bar that is still here one frame after mounting
    // is an active one: it is not the one that was closed.
    const frame = requestAnimationFrame(() => {
      document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Content {...props} className={clsx('announcement', props.className)} />;
}
