import type {Element, ElementContent} from 'hast';
import {visit} from 'unist-util-visit';

import type {Notes} from './notes';
import {textOf} from './textOf';

/** What makes a line of its own in a cell. */
const LINES = ['p', 'div', 'ul', 'ol', 'li', 'pre', 'br'];

/** A cell of Markdown is one line, and its first row the headings; what is lost by that, a note says. */
export function repairTable(table: Element, notes: Notes): void {
  const cells = within(table, ['td', 'th']);
  if (cells.some(({properties: {colSpan = 1, rowSpan = 1}}) => Number(colSpan) > 1 || Number(rowSpan) > 1)) {
    notes.add(table, 'The table had merged cells; fill the ones that are empty now.');
  }
  if (within(table, ['table']).length > 0) {
    notes.add(table, 'The table had another one in a cell; make two tables of them.');
  }
  for (const cell of cells) {
    if (within(cell, ['p', 'li', 'pre', 'br']).length > 1 || within(cell, ['pre', 'br']).length > 0) {
      notes.add(cell, 'The lines of a cell are one line now, with semicolons between them; read it.');
    }
    oneLine(cell);
  }
  const [head] = within(table, ['tr']);
  if (within(table, ['thead', 'th']).length === 0 && head !== undefined) {
    within(head, ['td']).forEach((cell) => void (cell.tagName = 'th'));
  }
}

function within(element: Element, names: string[]): Element[] {
  const found: Element[] = [];
  visit(element, 'element', (each) => void (each !== element && names.includes(each.tagName) && found.push(each)));
  return found;
}

/** Puts what stood on lines of their own one behind the other. */
function oneLine(cell: Element): void {
  const [first = [], ...rest] = linesOf(cell.children).filter((line) =>
    line.some((part) => textOf(part).trim() !== ''),
  );
  cell.children = rest.reduce((all, line) => {
    const end = textOf(all.at(-1)!).trim();
    return [...all, {type: 'text', value: /[.;:!?]$/.test(end) ? ' ' : '; '}, ...line];
  }, first);
}

/** The content of a cell by lines. */
function linesOf(children: ElementContent[]): ElementContent[][] {
  return children.reduce<ElementContent[][]>(
    (lines, child) => {
      const isLine = child.type === 'element' && LINES.includes(child.tagName);
      return isLine ? [...lines, ...linesOf(child.children), []] : [...lines.slice(0, -1), [...lines.at(-1)!, child]];
    },
    [[]],
  );
}
