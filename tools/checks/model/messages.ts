import {tables} from '../../content/markdown';
import {codesOf, columnOf, rows, textOf} from '../../content/tableRows';
import {type CellRule, checkCells} from './cellRules';

const CODE = /^AQD-\d{4}$/;

/** A row with a message and its error code has the message of model/errors.yaml, in the page's language. */
export const messageCells: CellRule = (page, model) =>
  tables(page.tree).flatMap((table) => {
    const column = columnOf(table, 'Message', 'Mensagem');
    return rows(table).flatMap(({line, cells}) => {
      // One code in a cell of its own: a row of several codes has no message to compare.
      const code = cells.flatMap((cell) => codesOf(cell).filter((value) => value === textOf(cell) && CODE.test(value)));
      const text = code.length === 1 ? model.errors.get(code[0]!)?.[page.locale] : undefined;
      const cell = cells[column];
      const written = textOf(cell);
      const message = `“${written}” is not the message of ${code[0]}; write “${text}”.`;
      return text === undefined || column === -1 || written === text ? [] : [{line, message, cell, text}];
    });
  });

export const messages = checkCells('messages', messageCells);
