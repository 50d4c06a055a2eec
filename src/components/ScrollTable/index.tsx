import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

import styles from './styles.module.css';

/** A table in a frame of its own: one that is wider than the page scrolls there, by keyboard too. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const {current} = frame;
    if (current === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const region = scrolls
    ? {
        role: 'region',
        tabIndex: 0,
        'aria-label': translate({
          id: 'table.scrolls',
          message: 'Table that scrolls sideways',
          description: 'Label of the frame of a table that is wider than the page',
        }),
      }
    : {};
  return (
    <div ref={frame} className={styles.frame} {...region}>
      <table {...props} />
    </div>
  );
}
