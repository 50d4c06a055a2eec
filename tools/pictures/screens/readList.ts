import type {Table} from 'mdast';

import {slugOf} from '../../../src/manual/fold';
import {columnOf, rows, textOf} from '../../content/tableRows';
import {type Console, labelOf} from './console';
import {samplesOf} from './samples';
import type {List} from './types';

/**
 * The list of a table of columns.
 *
 * @param english the same table of the English page
 * @param name of the picture, which names its samples
 */
export function readList(table: Table, english: Table, name: string, console: Console): List {
  const sortable = columnOf(english, 'Sortable');
  const original = rows(english);
  const columns = rows(table).map(({cells}, index) => ({
    label: textOf(cells[0]),
    sortable: /^yes/i.test(textOf(original[index]?.cells[sortable])),
  }));
  const keys = original.map(({cells}) => slugOf(textOf(cells[0])));
  const {create, rows: samples} = samplesOf(name, keys, console.locale, console.sources);
  return {
    type: 'list',
    ...(create === undefined ? {} : {create: labelOf('buttons', create, console)}),
    search: labelOf('buttons', 'search', console),
    filter: labelOf('buttons', 'filter', console),
    columns,
    rows: samples,
    states: keys.flatMap((key, index) => (/^(status|state)$/.test(key) ? [index] : [])),
  };
}
