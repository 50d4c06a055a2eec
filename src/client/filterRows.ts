import {translate} from '@docusaurus/Translate';
import {fold} from '../manual/fold';

/** Of the table below a box of `src/components/RowFilter`, only the rows that have all words in the box are shown. */
if (typeof window !== 'undefined') {
  document.addEventListener('input', ({target}) => {
    const box = target instanceof HTMLInputElement ? target.closest('.row-filter') : null;
    if (box !== null) {
      const shown = showRows(box.nextElementSibling!, fold((target as HTMLInputElement).value).split(/\s+/));
      box.querySelector('[role=status]')!.textContent = translate(
        {
          id: 'rowFilter.shown',
          message: '{count} shown',
          description: 'Beside the box that filters a table; {count} is how many rows are left',
        },
        {count: shown},
      );
    }
  });
}

/** @returns how many rows are shown */
function showRows(table: Element, words: string[]): number {
  const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')];
  for (const row of rows) {
    const text = fold(row.textContent);
    row.hidden = !words.every((word) => text.includes(word));
  }
  return rows.filter(({hidden}) => !hidden).length;
}
