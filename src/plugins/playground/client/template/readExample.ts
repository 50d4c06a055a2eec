import {OUTPUT_COLUMN} from '../../examples';
import {codeOf} from '../codeOf';
import type {Example} from '../kinds';

/** An example without a message of its own gets an empty one. */
const NO_MESSAGE = '{}';

/** The example of a button, from the page: blocks above it, or its row of a table. */
export function readExample(button: HTMLElement): Example {
  const cell = button.closest('td');
  const {template, message, stated} = cell === null ? fromBlocks(button) : fromRow(cell);
  const label = template.replace(/\s+/g, ' ').trim();
  return {
    button,
    label: label.length > 80 ? `${label.slice(0, 79)}…` : label,
    values: {template, message: pretty(message)},
    stated,
  };
}

interface Parts {
  template: string;
  message: string | undefined;
  stated: string | undefined;
}

function fromBlocks(button: HTMLElement): Parts {
  const parts: Parts = {template: '', message: undefined, stated: undefined};
  let block = button.previousElementSibling;
  for (; block !== null && !block.classList.contains('language-gotemplate'); block = block.previousElementSibling) {
    if (block.classList.contains('language-json')) {
      parts.message = codeOf(block);
    } else {
      parts.stated = codeOf(block);
    }
  }
  return block === null ? parts : {...parts, template: codeOf(block)};
}

function fromRow(cell: HTMLTableCellElement): Parts {
  const headings = [...(cell.closest('table')?.querySelectorAll('thead th') ?? [])];
  const output = headings.findIndex(({textContent}) => OUTPUT_COLUMN.test(textContent));
  const stated = (cell.parentElement as HTMLTableRowElement).cells[output]?.querySelector('code')?.textContent;
  const before = cell.closest('[data-table-frame]')?.previousElementSibling;
  const message = before?.matches('.language-json:has([class*="codeBlockTitle"])') ? codeOf(before) : undefined;
  return {template: cell.querySelector('code')?.textContent ?? '', message, stated: stated ?? undefined};
}

function pretty(message = NO_MESSAGE): string {
  try {
    return JSON.stringify(JSON.parse(message), null, 2);
  } catch {
    return message;
  }
}
