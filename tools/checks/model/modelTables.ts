import type {Table} from 'mdast';

import {tables} from '../../content/markdown';
import type {ModelData} from '../../model/modelData';
import {codesOf, columnOf, rows, textOf} from '../../content/tableRows';
import type {Page} from '../../content/types';
import type {FlagFacts} from '../../../src/model/files';
import {type CellFault, type CellRule, checkCells} from './cellRules';
import {codeCell} from '../editBody';
import {limitCells} from './limitTables';

/** Tables of flags, exit codes, metrics and limits say what model/ says, in every column that is not prose. */
export const modelCells: CellRule = (page, model) =>
  tables(page.tree).flatMap((table) => [
    ...flagCells(page, table, model),
    ...exitCodeCells(page, table, model),
    ...metricCells(table, model),
    ...limitCells(page, table, model),
  ]);

export const modelTables = checkCells('model-tables', modelCells);

interface Column {
  index: number;
  /** What the cell has to say, as Markdown. */
  text: string;
}

/** The cells of a row that differ from what the model says. */
function differing(line: number, cells: Table['children'][number]['children'], name: string, columns: Column[]) {
  return columns.flatMap(({index, text}): CellFault[] => {
    const cell = cells[index];
    const plain = text.replaceAll('`', '').replaceAll('\\|', '|');
    const written = textOf(cell);
    return index === -1 || written === plain
      ? []
      : [{line, message: `\`${name}\` has ${written || 'nothing'} where the model says ${text}.`, cell, text}];
  });
}

/** `| Flag | Type | Default | Environment variable | Allowed | Description |`, model/cli.yaml. */
function flagCells({body}: Page, table: Table, {flags}: ModelData): CellFault[] {
  const type = columnOf(table, 'Type', 'Tipo');
  if (columnOf(table, 'Flag') !== 0 || type === -1) {
    return [];
  }
  const command = commandAbove(body, table);
  return rows(table).flatMap(({line, cells}) => {
    const flag = codesOf(cells[0])
      .find((name) => /^--?[a-z]/.test(name))
      ?.split(/[ =]/)[0];
    if (flag === undefined) {
      return [];
    }
    // One of a command, else a global one; without a command that the heading names, any of that name will do.
    const named = flags.filter(({name}) => name === flag);
    const own = named.filter((candidate) => candidate.command === command);
    const global = named.filter((candidate) => candidate.command === undefined);
    const candidates = [own, global, named].find((list) => list.length > 0);
    if (candidates === undefined) {
      const message = `\`${flag}\` is not in model/cli.yaml; use a flag of it, or add it there.`;
      return [{line, message, cell: undefined, text: undefined}];
    }
    const faults = candidates.map((facts) => differing(line, cells, flag, flagColumns(table, facts)));
    return faults.find((list) => list.length === 0) ?? faults[0]!;
  });
}

function flagColumns(table: Table, facts: FlagFacts): Column[] {
  // `default: null` in the model: the default of this flag depends on something else, so the column has none.
  const fallback = facts.default === undefined && facts.type === 'boolean' ? false : facts.default;
  const columns = [
    {index: columnOf(table, 'Type', 'Tipo'), text: codeCell(facts.type)},
    {index: columnOf(table, 'Default', 'Padrão'), text: fallback == null ? '-' : codeCell(String(fallback))},
    {
      index: columnOf(table, 'Environment variable', 'Variável de ambiente'),
      text: facts.env == null ? '-' : codeCell(facts.env),
    },
  ];
  const allowed = facts.allowed?.map(codeCell).join(', ');
  return allowed === undefined
    ? columns
    : [...columns, {index: columnOf(table, 'Allowed', 'Permitido'), text: allowed}];
}

/** The command that the nearest heading above names in code: `aqd deployment create`. */
function commandAbove(body: string, table: Table): string | undefined {
  const above = body.slice(0, table.position?.start.offset).split('\n');
  const heading = above.findLast((line) => line.startsWith('#')) ?? '';
  return /`(?:aqd )?([a-z-]+(?: [a-z-]+)*)/.exec(heading)?.[1];
}

/** `| Code | Meaning | Error codes or causes | … |`, model/cli.yaml; a range “`AQD-5002` to `AQD-5004`” counts as its codes. */
function exitCodeCells({locale}: Page, table: Table, {exitCodes, errors}: ModelData): CellFault[] {
  const column = columnOf(table, 'Error codes or causes', 'Códigos de erro ou causas');
  return column === -1
    ? []
    : rows(table).flatMap(({line, cells}) => {
        const cell = cells[column];
        const wanted = exitCodes.get(textOf(cells[0])) ?? [];
        const written = withRanges(textOf(cell), [...errors.keys()]);
        const isSame = wanted.length === written.length && wanted.every((code) => written.includes(code));
        const text = wanted.map(codeCell).join(', ') || '-';
        const message = `Exit code ${textOf(cells[0])} stands for ${wanted.join(', ') || 'no code'}: model/cli.yaml (${locale}).`;
        return isSame ? [] : [{line, message, cell, text}];
      });
}

/** The codes that a text names, alone or as the ends of a range. */
function withRanges(text: string, all: string[]): string[] {
  const found = [...text.matchAll(/AQD-\d{4}(?: (?:to|a) AQD-\d{4})?/g)].flatMap(([match]) => {
    const [from = '', to = from] = match.split(/ (?:to|a) /);
    return all.filter((code) => code >= from && code <= to);
  });
  return [...new Set(found)];
}

/** `| Metric | Type | … | Labels | Since |`, model/metrics.yaml; labels in words (“the same without …”) are left alone. */
function metricCells(table: Table, {metrics}: ModelData): CellFault[] {
  if (columnOf(table, 'Metric', 'Métrica') !== 0) {
    return [];
  }
  const labels = columnOf(table, 'Labels', 'Rótulos', 'Rótulos (labels)');
  return rows(table).flatMap(({line, cells}) => {
    const name = codesOf(cells[0])[0] ?? '';
    const facts = metrics.get(name);
    if (facts === undefined) {
      return [];
    }
    const inWords = /[^\s,]/.test(textOf(cells[labels]).replaceAll(/[a-z_]+/g, '')) || hasProse(cells[labels]);
    return differing(line, cells, name, [
      {index: columnOf(table, 'Type', 'Tipo'), text: codeCell(facts.type)},
      ...(inWords ? [] : [{index: labels, text: facts.labels.map(codeCell).join(', ')}]),
    ]);
  });
}

/** Whether a cell holds more than code and commas. */
function hasProse(cell: Table['children'][number]['children'][number] | undefined): boolean {
  return cell?.children.some((node) => node.type === 'text' && /\p{L}/u.test(node.value)) ?? false;
}
