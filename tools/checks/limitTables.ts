import type {Table} from 'mdast';

import type {ModelData} from '../model/modelData';
import {columnOf, rows, textOf} from '../content/tableRows';
import type {Locale, Page} from '../content/types';
import {matches} from '../content/words';
import type {CellFault} from './cellRules';

/** The units of model/limits.yaml, as the prose of both languages writes them. */
const UNITS: Record<string, Record<Locale, string>> = {
  KB: {en: 'KB', 'pt-BR': 'KB'},
  MB: {en: 'MB', 'pt-BR': 'MB'},
  bytes: {en: 'bytes?', 'pt-BR': 'bytes?'},
  characters: {en: 'characters?', 'pt-BR': 'caracter(?:e|es)'},
  days: {en: 'days?', 'pt-BR': 'dias?'},
  hours: {en: 'hours?|h', 'pt-BR': 'horas?|h'},
  minutes: {en: 'minutes?|min', 'pt-BR': 'minutos?|min'},
  seconds: {en: 'seconds?|s', 'pt-BR': 'segundos?|s'},
  milliseconds: {en: 'milliseconds?|ms', 'pt-BR': 'milissegundos?|ms'},
  rows: {en: 'rows?', 'pt-BR': 'linhas?'},
  percent: {en: '%', 'pt-BR': '%'},
  steps: {en: 'steps?', 'pt-BR': 'etapas?'},
  items: {en: 'items?', 'pt-BR': '(?:itens|item)'},
  levels: {en: 'levels?', 'pt-BR': 'níve(?:l|is)'},
  attempts: {en: 'attempts?', 'pt-BR': 'tentativas?'},
};

/** Pages whose limits are those of Aqueduto; component and gateway pages also state limits of other systems. */
const KINDS = ['section', 'admin', 'lifecycle', 'credential', 'task', 'reference'];

/** `| Item | Limit |`: every number with a unit is a value of model/limits.yaml. */
export function limitCells(page: Page, table: Table, {limits}: ModelData): CellFault[] {
  const column = columnOf(table, 'Limit', 'Limite');
  if (column <= 0 || !KINDS.includes(String(page.frontMatter.kind))) {
    return [];
  }
  return rows(table).flatMap(({line, cells}) =>
    numbers(textOf(cells[column]), page.locale)
      .filter(({value, unit}) => !limits.some((limit) => limit.unit === unit && limit.values.includes(value)))
      .map(({match, value, unit}) => ({
        line,
        message: `model/limits.yaml has no limit of ${value} ${unit} (“${match}”); correct the number, or add the limit there.`,
        cell: undefined,
        text: undefined,
      })),
  );
}

const NUMBER = '\\d[\\d.,]*';

/** A number with its unit; of a range, both ends. */
const patterns = (locale: Locale): [unit: string, pattern: RegExp][] =>
  Object.entries(UNITS).map(([unit, forms]) => [
    unit,
    new RegExp(
      `(?:(${NUMBER}) (?:to|a|and|e) )?(${NUMBER})(?:[ \\u00a0]|(?=%))(?:${forms[locale]})(?![\\p{L}\\d])`,
      'gu',
    ),
  ]);
const PATTERNS: Record<Locale, [unit: string, pattern: RegExp][]> = {en: patterns('en'), 'pt-BR': patterns('pt-BR')};

/** Every number with a unit in a text; of a range, both ends. */
function numbers(text: string, locale: Locale): {match: string; value: number; unit: string}[] {
  return PATTERNS[locale].flatMap(([unit, pattern]) =>
    matches(text, pattern).flatMap(([match, from, to]) =>
      [from, to].flatMap((digits) => (digits === undefined ? [] : [{match, value: valueOf(digits, locale), unit}])),
    ),
  );
}

/** `10,000` and `10.000` are ten thousand, `0.5` and `0,5` a half. */
function valueOf(digits: string, locale: Locale): number {
  const [group, point] = locale === 'en' ? [',', '.'] : ['.', ','];
  return Number(digits.replaceAll(group, '').replace(point, '.').replace(/\.$/, ''));
}
