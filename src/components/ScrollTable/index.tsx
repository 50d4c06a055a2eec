import RowFilter from '@site/src/components/RowFilter';
import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';

import styles from './styles.module.css';
import {watchFrame} from './watchFrame';

type Props = ComponentProps<'table'> & {'data-rows'?: string};

/**
 * A table in a frame of its own: one that is wider than the page scrolls there, by keyboard too. A parameter list
 * (`src/plugins/fieldLists.ts`) fits every screen and has none. A long one (`src/plugins/longTables.ts`) has a filter above.
 */
export default function ScrollTable({'data-rows': rows, ...props}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current === null ? undefined : watchFrame(frame.current)), []);
  return (
    <>
      {rows !== undefined && <RowFilter rows={rows} />}
      {props.className?.startsWith('fields') ? (
        <table {...props} />
      ) : (
        <div ref={frame} className={styles.frame} data-table-frame="">
          <table {...props} />
        </div>
      )}
    </>
  );
}
