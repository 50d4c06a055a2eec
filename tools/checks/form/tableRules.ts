import type {Paragraph, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {lineOf, nodes, tables} from '../../content/markdown';
import {at, type PageCheck} from '../types';

/**
 * Every column of a table has a heading: a screen reader says it with each cell. What begins like a table is one: a faulty
 * row of hyphens makes it a paragraph.
 */
export const tableRules: PageCheck = ({pages}) =>
  pages.flatMap((page) => [
    ...tables(page.tree).flatMap((table) =>
      unnamed(table).map((column) =>
        at(page, lineOf(table), 'tables', `Column ${column} of the table has no heading; give it one.`),
      ),
    ),
    ...nodes<Paragraph>(page.tree, 'paragraph')
      .filter(({children: [first]}) => first?.type === 'text' && first.value.startsWith('|'))
      .map((paragraph) =>
        at(page, lineOf(paragraph), 'tables', 'This is no table; write one `---` a column below its headings.'),
      ),
  ]);

/** The columns without a heading, from 1. */
const unnamed = ({children: [header]}: Table): number[] =>
  (header?.children ?? []).flatMap((cell, i) => (toString(cell).trim() === '' ? [i + 1] : []));
