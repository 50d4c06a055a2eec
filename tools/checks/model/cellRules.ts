import type {TableCell} from 'mdast';

import type {ModelData} from '../../model/modelData';
import type {Page} from '../../content/types';
import {withEdits, writeBody} from '../editBody';
import {at, type PageCheck, type Fix} from '../types';

/** A cell of a table that says something else than the model. */
export interface CellFault {
  /** Line of the body, from 1. */
  line: number;
  message: string;
  cell: TableCell | undefined;
  /** The Markdown that belongs into the cell; undefined where a writer has to decide. */
  text: string | undefined;
}

/** Compares the tables of a page with the model. */
export type CellRule = (page: Page, model: ModelData) => CellFault[];

/** The check that reports what a cell rule finds. */
export const checkCells =
  (rule: string, find: CellRule): PageCheck =>
  ({pages, model}) =>
    pages.flatMap((page) => find(page, model).map(({line, message}) => at(page, line, rule, message)));

/** What `npm run check -- --fix` does for cell rules: it writes the model's text into the cells. */
export const fixCells =
  (...rules: CellRule[]): Fix =>
  (root, {pages, model}) =>
    pages.flatMap((page) => {
      const faults = rules.flatMap((find) => find(page, model)).filter(({text}) => text !== undefined);
      const body = withCells(page, faults);
      if (body === page.body) {
        return [];
      }
      writeBody(root, page, body);
      return faults.map(({line, text}) => `${page.file}:${page.bodyLine + line - 1}: wrote ${text}`);
    });

/** The body of the page with its wrong cells corrected; an empty cell stays, it has no place to write to. */
export function withCells(page: Page, faults: CellFault[]): string {
  const edits = faults.flatMap(({cell, text}) => {
    const start = cell?.children[0]?.position?.start.offset;
    const end = cell?.children.at(-1)?.position?.end.offset;
    return start === undefined || end === undefined || text === undefined ? [] : [{start, end, text}];
  });
  return withEdits(page, edits);
}
