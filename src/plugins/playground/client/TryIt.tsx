import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  /** What kind of playground the example opens: a key of `kinds.ts`. */
  kind: string;
  /** The example is a cell of a table. */
  inRow: boolean;
  /** Whether the Tab key stops here; a table of 40 examples is one stop. */
  isStop: boolean;
}

/** The button of an example, in the page's HTML. Without scripts and in print it is not shown. */
export default function TryIt({kind, inRow, isStop}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('tryIt', inRow && 'tryIt--row')}
      data-try={kind}
      tabIndex={isStop ? undefined : -1}>
      <Translate id="playground.try" description="Button of an example: opens it where readers can change and run it">
        Try it
      </Translate>
    </button>
  );
}
