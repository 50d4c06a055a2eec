import type {InlineCode, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {lineOf, nodes} from './markdown';

interface Row {
  /** Line in the body, from 1. */
  line: number;
  cells: TableCell[];
}

/** The rows below the header. */
export function rows(table: Table): Row[] {
  return table.children.slice(1).map((row) => ({line: lineOf(row), cells: row.children}));
}

/** Position of the column with one of these headings; -1 when the table has none. */
export function columnOf(table: Table, ...headings: string[]): number {
  return (table.children[0]?.children ?? []).findIndex((cell) => headings.includes(textOf(cell)));
}

export const textOf = (cell: TableCell | undefined): string => (cell === undefined ? '' : toString(cell).trim());

/** The code spans of a cell. */
export const codesOf = (cell: TableCell | undefined): string[] =>
  cell === undefined ? [] : nodes<InlineCode>(cell, 'inlineCode').map(({value}) => value);
