import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';

import styles from './styles.module.css';
import {watchFrame} from './watchFrame';

/**
 * A table in a frame of its own: one that is wider than the page scrolls there, by keyboard too. A parameter list
 * (`src/plugins/fieldLists.ts`) fits every screen and has none.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current === null ? undefined : watchFrame(frame.current)), []);
  if (props.className?.startsWith('fields')) {
    return <table {...props} />;
  }
  return (
    <div ref={frame} className={styles.frame} data-table-frame="">
      <table {...props} />
    </div>
  );
}
