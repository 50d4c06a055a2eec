import type {Heading, Table, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {firstColumnCode, headings, lineOf} from '../../content/markdown';
import type {Finding, Locale, Page} from '../../content/types';
import {componentOf} from '../../facts/componentOf';
import type {FieldRow} from '../../facts/fieldRows';
import {SCHEMA_FOLDER} from '../../facts/jsonSchemas';
import {fieldLabel, type Label} from '../../model/readLabels';
import {codeCell, withEdits, writeBody} from '../editBody';
import {type FieldSources, isWhole, operationOf, sourceOf} from './fieldSources';
import {at, atTop, type Subject} from '../types';

const RULE = 'field-tables';

const COLUMNS: Record<Locale, string[]> = {
  en: ['Field', 'Type', 'Required', 'Default', 'Allowed', 'Description'],
  'pt-BR': ['Campo', 'Tipo', 'Obrigatório', 'Padrão', 'Permitido', 'Descrição'],
};
const YES_NO: Record<Locale, [yes: string, no: string]> = {en: ['yes', 'no'], 'pt-BR': ['sim', 'não']};

/**
 * Field tables of components, triggers, Kong entities and plugins say what the JSON Schema or the gateway says, in every
 * column that is not prose, and leave no field out. Beside the name of a component's field is its label in the console. The page's path says which schema; on a page with several, the id of
 * the heading above the table does.
 */
export const fieldTables = ({pages, schemas, gateways, model}: Pick<Subject, 'pages'> & FieldSources): Finding[] =>
  pages.flatMap((page) => findingsOf(page, {schemas, gateways, model}));

function findingsOf(page: Page, sources: FieldSources): Finding[] {
  const type = componentOf(page);
  if (type !== undefined && !sources.schemas.has(type)) {
    return [atTop(page, RULE, `The schema of the page, ${SCHEMA_FOLDER}/${type}.json, does not exist; write it.`)];
  }
  const found = tablesOf(page, sources);
  const missing = missingFields(page, found, sources);
  return [
    ...found.flatMap(({rows}) => rows.flatMap((row) => rowFindings(page, row))),
    ...(missing.length === 0
      ? []
      : [
          atTop(
            page,
            RULE,
            `No field table has ${missing.map((path) => `\`${path}\``).join(', ')}; add a row for each.`,
          ),
        ]),
  ];
}

function rowFindings(page: Page, {node, path, expected}: PageRow): Finding[] {
  if (expected === undefined) {
    return [at(page, lineOf(node), RULE, `\`${path}\` is no field of the schema; correct its name or remove the row.`)];
  }
  return expected.flatMap(({column, text, given}) =>
    given === text
      ? []
      : [at(page, lineOf(node), RULE, `${COLUMNS[page.locale][column]} of \`${path}\` is ${given}; write ${text}.`)],
  );
}

/**
 * Writes what the sources say into the columns of a page's field tables. Rows that are missing stay so: their
 * descriptions are for a writer.
 *
 * @returns the body of the page
 */
export function fix(page: Page, sources: FieldSources): string {
  const edits = tablesOf(page, sources)
    .flatMap(({rows}) => rows.flatMap(({expected = []}) => expected))
    .filter(({given, text, end}) => given !== text && end > 0);
  return withEdits(page, edits);
}

/** `npm run check -- --fix`: writes the field tables of all pages. */
export function fixFieldTables(root: string, {pages, ...sources}: Pick<Subject, 'pages'> & FieldSources): string[] {
  return pages.flatMap((page) => {
    const body = fix(page, sources);
    if (body === page.body) {
      return [];
    }
    writeBody(root, page, body);
    return [`${page.file}: wrote field tables`];
  });
}

interface PageTable {
  /** Fields that the table may have. */
  source: FieldRow[];
  rows: PageRow[];
}

interface PageRow {
  node: TableRow;
  path: string;
  /** What the neutral columns have to say; undefined for a field that the source does not have. */
  expected: Cell[] | undefined;
}

interface Cell {
  column: number;
  text: string;
  given: string;
  start: number;
  end: number;
}

/** The field tables of a page whose fields have a source. */
function tablesOf(page: Page, sources: FieldSources): PageTable[] {
  let heading = '';
  const found: PageTable[] = [];
  for (const node of page.tree.children) {
    if (node.type === 'heading') {
      heading = idOf(page, node);
    } else if (node.type === 'table' && isFieldTable(node, page.locale)) {
      const source = sourceOf(page, heading, sources);
      if (source !== undefined) {
        found.push({
          source,
          rows: rowsOf(node, page, source, operationOf(heading, page, sources), sources.model.labels),
        });
      }
    }
  }
  return found;
}

function rowsOf(
  table: Table,
  page: Page,
  source: FieldRow[],
  operation: string | undefined,
  labels: Label[],
): PageRow[] {
  const paths = firstColumnCode(table);
  return table.children.slice(1).map((node, index) => {
    const path = paths[index] ?? '';
    const row = source.find((one) => one.path === path);
    return {
      node,
      path,
      expected: row && [...labelCell(node, page, row, labels), ...cellsOf(node, page, row, operation)],
    };
  });
}

/** The name of a component's field, then its label in the console. */
function labelCell(node: TableRow, page: Page, {path, title}: FieldRow, labels: Label[]): Cell[] {
  const [start, end] = rangeOf(node.children[0]);
  const text = `${codeCell(path)} **${fieldLabel(title ?? '', page.locale, labels)}**`;
  return title === undefined ? [] : [{column: 0, text, given: page.body.slice(start, end), start, end}];
}

function cellsOf(node: TableRow, page: Page, row: FieldRow, operation: string | undefined): Cell[] {
  const [yes, no] = YES_NO[page.locale];
  const isRequired = row.required || (operation !== undefined && row.requiredBy.includes(operation));
  const texts = [
    [1, codeCell(row.type)],
    [2, isRequired ? yes : no],
    [3, row.default === undefined ? '-' : codeCell(row.default)],
    ...(row.allowed === undefined ? [] : [[4, row.allowed.map(codeCell).join(', ')] as const]),
  ] as const;
  return texts.map(([column, text]) => {
    const [start, end] = rangeOf(node.children[column]);
    return {column, text, given: page.body.slice(start, end), start, end};
  });
}

/** Offsets of a cell's content; none for an empty cell. */
function rangeOf(cell: TableCell | undefined): [start: number, end: number] {
  return [cell?.children[0]?.position?.start.offset ?? 0, cell?.children.at(-1)?.position?.end.offset ?? 0];
}

function isFieldTable(table: Table, locale: Locale): boolean {
  return table.children[0]?.children.map((cell) => toString(cell)).join() === COLUMNS[locale].join();
}

function idOf(page: Page, node: Heading): string {
  return headings({type: 'root', children: [node]})[0]?.id ?? '';
}

/** Fields that a page must show and does not. */
function missingFields(page: Page, found: PageTable[], sources: FieldSources): string[] {
  const required = isWhole(page, sources)
    ? [sourceOf(page, '', sources) ?? [], ...found.map(({source}) => source)]
    : [];
  const shown = new Set(found.flatMap(({rows}) => rows.map(({path}) => path)));
  return [...new Set(required.flat().map(({path}) => path))].filter((path) => !shown.has(path));
}
