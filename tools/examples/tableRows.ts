import type {InlineCode, Nodes, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {lineOf, nodes} from '../content/markdown';
import type {Page} from '../content/types';
import type {Fence} from './types';

/**
 * Rows of tables that are examples, as if each were a code block with its output:
 *
 * - columns Example and Output (Exemplo, Saída) with a template and what it prints. One that reads the message is only
 *   parsed, unless a `json title="data"` block stands directly before the table;
 * - columns `cron` and `timeZone`, with the next runs in the last column, where the paragraph directly before the table
 *   names in code the instant from which they are computed.
 */
export function rowFences(page: Page): Fence[] {
  const fences: Fence[] = [];
  visit(page.tree, 'table', (table: Table, index, parent) => {
    const before = index ? ((parent as {children: Nodes[]}).children[index - 1] as Nodes) : undefined;
    const [header, ...rows] = table.children;
    const names = (header?.children ?? []).map((cell) => toString(cell));
    const example = names.findIndex((name) => /^(Example|Exemplo)$/.test(name));
    const output = names.findIndex((name) => /^(Output|Saída)$/.test(name));
    const cron = names.indexOf('cron');
    const timeZone = names.indexOf('timeZone');
    for (const {children: cells, ...row} of rows) {
      const line = page.bodyLine + lineOf(row as Nodes) - 1;
      const at = (column: number) => cells[column];
      if (example !== -1 && output !== -1) {
        fences.push(...templateRow({page, line, before, example: at(example), output: at(output)}));
      } else if (cron !== -1 && timeZone !== -1) {
        fences.push(...scheduleRow({page, line, before, cron: at(cron), timeZone: at(timeZone), runs: cells.at(-1)}));
      }
    }
  });
  return fences;
}

interface Row {
  page: Page;
  line: number;
  before: Nodes | undefined;
}

type Cell = TableCell | undefined;

function templateRow({page, line, before, example, output}: Row & {example: Cell; output: Cell}): Fence[] {
  const template = codeOf(example);
  if (!template?.startsWith('{{')) {
    return [];
  }
  const data = before?.type === 'code' && before.meta?.includes('title="data"') ? before.value : undefined;
  const printed = codeOf(output);
  const block = fenceOf(page, line, 'gotemplate', '', template);
  const readsMessage = /[\s(]\.[a-z]|\$\.[a-z]/.test(template.replace(/"[^"]*"|`[^`]*`/g, '""'));
  if (printed === undefined || (readsMessage && data === undefined)) {
    return [block];
  }
  const result = fenceOf(page, line, 'text', 'title="output"', printed);
  const next = data === undefined ? result : {...fenceOf(page, line, 'json', 'title="data"', data), next: result};
  return [{...block, next}];
}

function scheduleRow(row: Row & {cron: Cell; timeZone: Cell; runs: Cell}): Fence[] {
  const {page, line, before, cron, timeZone, runs} = row;
  const schedule = codeOf(cron);
  const zone = codeOf(timeZone);
  const from =
    before?.type === 'paragraph'
      ? nodes<InlineCode>(before, 'inlineCode').find(({value}) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value))
      : undefined;
  if (schedule === undefined || zone === undefined || from === undefined || runs === undefined) {
    return [];
  }
  const next = fenceOf(page, line, 'text', 'title="output"', toString(runs));
  return [{...fenceOf(page, line, 'cron', `timeZone="${zone}" from="${from.value}"`, schedule), next}];
}

/** The code of a cell that holds nothing else. */
function codeOf(cell: Cell): string | undefined {
  const only = cell?.children.length === 1 ? cell.children[0] : undefined;
  return only?.type === 'inlineCode' ? only.value : undefined;
}

function fenceOf(page: Page, line: number, language: string, meta: string, code: string): Fence {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  return {page, line, language, meta, title, code, fails: false, next: undefined};
}
