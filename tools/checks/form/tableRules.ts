import type {Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {lineOf, nodes, tables} from '../../content/markdown';
import {at, type PageCheck} from '../types';

/**
 * Every column of a table has a heading: a screen reader says it with each cell. What begins like a table is one: a faulty
 * row of hyphens makes it a paragraph.
 */
export const tableRules: PageCheck = ({pages}) =>
  pages.flatMap((page) => [
    ...tables(page.tree)
      .filter((table) => table.children[0]?.children.some((cell) => toString(cell).trim() === ''))
      .map((table) => at(page, lineOf(table), 'tables', 'A column of the table has no heading; give it one.')),
    ...nodes<Paragraph>(page.tree, 'paragraph')
      .filter(({children: [first]}) => first?.type === 'text' && first.value.startsWith('|'))
      .map((paragraph) =>
        at(page, lineOf(paragraph), 'tables', 'This is no table; write one `---` a column below its headings.'),
      ),
  ]);
