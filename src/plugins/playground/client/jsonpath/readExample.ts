import {SELECTED_COLUMN} from '../../examples';
import {codeOf} from '../codeOf';
import type {Example} from '../kinds';

/** The example of a button: the path of its row; the document is the JSON block before the table. */
export function readExample(button: HTMLElement): Example {
  const cell = button.closest('td')!;
  const table = cell.closest('table')!;
  const headings = [...table.querySelectorAll('thead th')].map(({textContent}) => textContent);
  const selected = headings.findIndex((heading) => SELECTED_COLUMN.test(heading));
  const stated = (cell.parentElement as HTMLTableRowElement).cells[selected]?.querySelector('code')?.textContent;
  const path = cell.querySelector('code')?.textContent ?? '';
  const document = blockBefore(table.closest('[data-table-frame]'));
  return {button, label: path, values: {path, document}, stated: stated ?? undefined};
}

function blockBefore(table: Element | null): string {
  let block = table?.previousElementSibling ?? null;
  for (; block !== null && !block.classList.contains('language-json'); block = block.previousElementSibling);
  return block === null ? '' : codeOf(block);
}
