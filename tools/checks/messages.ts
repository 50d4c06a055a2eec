import {tables} from '../content/markdown';
import {codesOf, columnOf, rows, textOf} from '../content/tableRows';
import {at, type Check} from './types';

const RULE = 'messages';
const CODE = /^AQD-\d{4}$/;

/** A row with a message and its error code has the message of model/errors.yaml, in the page's language. */
export const messages: Check = ({pages, model}) =>
  pages.flatMap((page) =>
    tables(page.tree).flatMap((table) => {
      const column = columnOf(table, 'Message', 'Mensagem');
      return rows(table).flatMap(({line, cells}) => {
        // One code in a cell of its own: a row of several codes has no message to compare.
        const code = cells.flatMap((cell) =>
          codesOf(cell).filter((value) => value === textOf(cell) && CODE.test(value)),
        );
        const message = code.length === 1 ? model.errors.get(code[0]!)?.[page.locale] : undefined;
        const written = textOf(cells[column]);
        return message === undefined || column === -1 || written === message
          ? []
          : [at(page, line, RULE, `“${written}” is not the message of ${code[0]}; write “${message}”.`)];
      });
    }),
  );
