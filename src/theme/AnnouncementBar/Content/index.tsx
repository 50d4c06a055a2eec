// Wraps the announcement's text (Docusaurus 3.10): the config holds one text, readers have two languages. Also shows
// a new announcement at once to those who closed an older one, where the framework waits for the next page load.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
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
  return (
    <div {...props} className={clsx('announcement', props.className)}>
      <Translate
        id="announcement.v1Support"
        description="Announcement bar: the end of v1 support"
        values={{
          link: (
            <Link to="/v2/overview">
              <Translate id="announcement.v1Support.link" description="Announcement bar: link to the v2 overview">
                Start with v2
              </Translate>
            </Link>
          ),
        }}>
        {'Support for v1 ends on June 30, 2026. {link}'}
      </Translate>
    </div>
  );
}
