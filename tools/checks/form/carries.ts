import type {Code, Table} from 'mdast';

import {fences, headings, lineOf, tables} from '../../content/markdown';
import {codesOf, rows} from '../../content/tableRows';
import type {Page} from '../../content/types';
import type {Shown} from '../../../src/model/files';
import {kindOf} from '../../model/kinds';
import {atTop, type PageCheck} from '../types';

const RULE = 'carries';

/** How each thing that `shows` of `model/kinds.yaml` asks for is counted, and what it is called. */
const SHOWN: Record<keyof Shown, {what: string; count: (page: Page) => number}> = {
  integrations: {what: 'integration files', count: blocks('yaml', /^kind: Integration$/m)},
  plugins: {what: 'configurations of plugins', count: blocks('yaml', /^ *plugins:$/m)},
  json: {what: 'blocks of JSON', count: blocks('json', /^/)},
  errors: {what: 'rows of tables with an error code', count: ({tree}) => tables(tree).flatMap(errorRows).length},
};

/** Pages carry what their readers come for: files, errors, configurations, failures. */
export const carries: PageCheck = ({pages, model}) =>
  pages.flatMap((page) => {
    const kind = String(page.frontMatter.kind);
    if (!(kind in model.kinds)) {
      return [];
    }
    const {shows, sections} = kindOf(model, kind, page.path);
    const shown = Object.entries(shows).map(([name, least]) => {
      const {what, count} = SHOWN[name as keyof Shown]; // the model's schema has no others
      return {least, what, found: count(page)};
    });
    const rowed = sections.flatMap(({id, rows: least}) =>
      least === undefined ? [] : [{least, what: `rows of tables in {#${id}}`, found: rowsIn(page, id)}],
    );
    return [...shown, ...rowed]
      .filter(({least, found}) => found < least)
      .map(({least, what, found}) =>
        atTop(
          page,
          RULE,
          `The page has ${found} ${what}; a page of the kind ${kind} has at least ${least}, which its readers come for.`,
        ),
      );
  });

function blocks(language: string, pattern: RegExp): (page: Page) => number {
  return ({tree}) => fences(tree).filter(({lang, value}: Code) => lang === language && pattern.test(value)).length;
}

function errorRows(table: Table): unknown[] {
  return rows(table).filter(({cells}) => cells.some((cell) => codesOf(cell).some((code) => /^AQD-\d{4}$/.test(code))));
}

/** Rows of the tables below the heading with this id. */
function rowsIn({tree}: Page, id: string): number {
  const all = headings(tree).filter(({depth}) => depth === 2);
  return tables(tree)
    .filter((table) => all.findLast(({line}) => line < lineOf(table))?.id === id)
    .flatMap(rows).length;
}
