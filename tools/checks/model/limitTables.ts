import type {Table} from 'mdast';

import type {Limit, ModelData} from '../../model/modelData';
import {CODE, inPassage, passages} from '../../content/prose';
import {columnOf, rows, textOf} from '../../content/tableRows';
import type {Locale, Page} from '../../content/types';
import {matches} from '../../content/words';
import type {CellFault} from './cellRules';
import type {PageCheck} from '../types';

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
  const column = columnOf(table, 'Limit', 'Limite', 'Limit or pattern', 'Limite ou formato');
  if (column <= 0 || !KINDS.includes(String(page.frontMatter.kind))) {
    return [];
  }
  return rows(table).flatMap(({line, cells}) =>
    numbers(textOf(cells[column]), page.locale)
      .filter(({value, unit}) => !isLimit(limits, value, unit))
      .map(({match, value, unit}) => ({
        line,
        message: limitFault(limits, match, value, unit),
        cell: undefined,
        text: undefined,
      })),
  );
}

/** What makes a number a limit of the product, in prose. */
const CUE: Record<Locale, RegExp> = {
  en: /(?:at most|up to|no more than|maximum of|limit(?:ed)? (?:of|to|is))[^.;,]{0,12}$/i,
  'pt-BR': /(?:no máximo|até|máximo de|limite (?:de|é)|limitad[oa]s? a)[^.;,]{0,12}$/iu,
};

/** “at most 20 seconds (`timeout`)”: what a field of an example sets is no limit. */
const SET = new RegExp(`^ \\(${CODE}`);

/** Pages about one thing of the product; others also state limits of other systems, of examples and of the law. */
const OF_PRODUCT = KINDS.filter((kind) => kind !== 'reference');

/** Sentences and cells that state a limit: “at most 500 characters”. */
export const limitsInProse: PageCheck = ({pages, model: {limits}}) =>
  pages
    .filter(({frontMatter: {kind}}) => OF_PRODUCT.includes(String(kind)))
    .flatMap((page) =>
      passages(page).flatMap((passage) =>
        numbers(passage.text, page.locale)
          .filter(({index}) => CUE[page.locale].test(passage.text.slice(Math.max(0, index - 40), index)))
          .filter(({value, unit}) => !isLimit(limits, value, unit))
          .filter(({match, index}) => !SET.test(passage.text.slice(index + match.length)))
          .map(({match, value, unit, index}) =>
            inPassage(page, passage, index, 'model-tables', limitFault(limits, match, value, unit)),
          ),
      ),
    );

/** A file that is not empty has 1 byte: no limit of the product. */
const isLimit = (limits: Limit[], value: number, unit: string): boolean =>
  (value === 1 && unit === 'bytes') || limits.some((limit) => limit.unit === unit && limit.values.includes(value));

/** The nearest limit of the unit may be the one that was meant, but only a person knows. */
function limitFault(limits: Limit[], match: string, value: number, unit: string): string {
  const near = limits
    .filter((limit) => limit.unit === unit)
    .flatMap(({values}) => values)
    .sort((a, b) => Math.abs(a - value) - Math.abs(b - value))[0];
  const fix = near === undefined ? 'correct the number' : `correct the number (${near}?)`;
  return `model/limits.yaml has no limit of ${value} ${unit} (“${match}”); ${fix}, or add the limit there.`;
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
function numbers(text: string, locale: Locale): {match: string; value: number; unit: string; index: number}[] {
  return PATTERNS[locale].flatMap(([unit, pattern]) =>
    matches(text, pattern).flatMap(({0: match, 1: from, 2: to, index}) =>
      [from, to].flatMap((digits) =>
        digits === undefined ? [] : [{match, value: valueOf(digits, locale), unit, index}],
      ),
    ),
  );
}

/** `10,000` and `10.000` are ten thousand, `0.5` and `0,5` a half. */
function valueOf(digits: string, locale: Locale): number {
  const [group, point] = locale === 'en' ? [',', '.'] : ['.', ','];
  return Number(digits.replaceAll(group, '').replace(point, '.').replace(/\.$/, ''));
}
