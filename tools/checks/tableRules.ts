import {toString} from 'mdast-util-to-string';

import {lineOf, tables} from '../content/markdown';
import {at, type Check} from './types';

/** Every column of a table has a heading: a screen reader says it with each cell. */
export const tableRules: Check = ({pages}) =>
  pages.flatMap((page) =>
    tables(page.tree)
      .filter((table) => table.children[0]?.children.some((cell) => toString(cell).trim() === ''))
      .map((table) => at(page, lineOf(table), 'tables', 'A column of the table has no heading; give it one.')),
  );
