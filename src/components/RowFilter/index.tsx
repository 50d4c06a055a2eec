import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Above a long table: shows the rows that have what is typed (`src/client/filterRows.ts`). Hidden without scripts. */
export default function RowFilter({rows}: {rows: string}): ReactNode {
  const label = translate(
    {
      id: 'rowFilter.label',
      message: 'Filter {rows} rows',
      description: 'Label and placeholder of the box above a long table; {rows} is how many rows it has',
    },
    {rows},
  );
  return (
    <div className="row-filter">
      <input type="search" aria-label={label} placeholder={label} autoComplete="off" />
      <span role="status" />
    </div>
  );
}
