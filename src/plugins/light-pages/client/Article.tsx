import {useHistory} from '@docusaurus/router';
import {memo, useEffect, useRef, useState, type ReactNode, type Ref} from 'react';

import {watchFrame} from '@site/src/components/ScrollTable/watchFrame';

import CodeButtons from './CodeButtons';
import {followedLink, prefetchInView, preloadLink} from './links';

interface Props {
  permalink: string;
  html: string;
}

/** A page's body: the server's HTML, which React leaves alone, and what makes it act. */
export default function Article({permalink, html}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [blocks, setBlocks] = useState<HTMLPreElement[]>([]);
  useEffect(() => {
    const {current} = root;
    if (current === null) {
      return undefined;
    }
    setBlocks([...current.querySelectorAll('pre')]);
    const frames = [...current.querySelectorAll<HTMLElement>('[data-table-frame]')].map(watchFrame);
    const links = prefetchInView(current);
    return () => [...frames, links].forEach((stop) => stop());
  }, [html]);
  return (
    <>
      <Body root={root} permalink={permalink} html={html} />
      {blocks.map((pre, i) => (
        <CodeButtons key={i} pre={pre} />
      ))}
    </>
  );
}

/** Rendered once: what others add to the HTML (buttons, zoom) stays. */
const Body = memo(function Body({root, permalink, html}: Props & {root: Ref<HTMLDivElement>}): ReactNode {
  const history = useHistory();
  return (
    // Links and pictures inside are what acts; the element only hears their events.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="markdown"
      data-article={permalink}
      onClick={(event) => followedLink(event, history)}
      onMouseOver={preloadLink}
      onFocus={preloadLink}
      onTouchStart={preloadLink}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
});
