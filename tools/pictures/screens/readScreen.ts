import type {Table} from 'mdast';

import type {Generation} from '../../content/modelData';
import {headings, lineOf, tables} from '../../content/markdown';
import {columnOf, rows, textOf} from '../../content/tableRows';
import type {Locale, Page} from '../../content/types';
import type {PictureSources} from '../sources';
import {fieldRows, formFields} from './fields';
import {menuOf} from './menu';
import {describe} from './describe';
import {samplesOf} from './samples';
import {type Step, type StepList, stepLists} from './steps';
import type {Form, List, ScreenInput} from './types';

/** A page in both languages, and the line of the image in each. */
export interface ScreenPage {
  page: Page;
  english: Page;
  line: number;
  englishLine: number;
}

/** The screen that a page describes: the form of its table of fields, or the list of its table of columns. */
export function readScreen(
  {page, english, line, englishLine}: ScreenPage,
  name: string,
  sources: PictureSources,
): ScreenInput | string {
  const table = tableBefore(page, line);
  const originalTable = tableBefore(english, englishLine);
  if (table === undefined || originalTable === undefined) {
    return 'has no table of fields or columns before it; put the image after the table whose first column names the labels in bold';
  }
  const labels = fieldRows(table).map(({label}) => label);
  const steps = stepsOf(page, labels, table);
  const generation: Generation = page.docSet === 'v1' ? 'v1' : 'v2';
  const place = placeOf(steps, labels, generation, page.locale, sources);
  const isList = columnOf(originalTable, 'Column') !== -1;
  const content = isList
    ? listOf(table, originalTable, name, place.heading, generation, page.locale, sources)
    : formOf(table, originalTable, steps, place.opened.at(-1), generation, page.locale, sources);
  const crumbs = isList ? place.menu : [...place.menu, ...place.opened];
  const heading = isList ? (place.menu.at(-1) ?? '') : (place.heading ?? String(page.frontMatter.title));
  return {
    kind: 'screen',
    locale: page.locale,
    title: [...crumbs, ...(heading === crumbs.at(-1) ? [] : [heading])].join(' > '),
    description: describe(content),
    generation,
    organization: 'Horizonte',
    ...(place.workspace === undefined ? {} : {workspace: place.workspace}),
    ...(isList || generation === 'v2' ? {} : {menu: menuOf(place.menu, page.locale, sources)}),
    crumbs,
    heading,
    content,
  };
}

/** The last table before a line whose rows begin with a label. */
function tableBefore(page: Page, line: number): Table | undefined {
  return tables(page.tree)
    .filter((table) => lineOf(table) < line && rows(table).every(({cells}) => cells[0]?.children[0]?.type === 'strong'))
    .at(-1);
}

/** The numbered list of the table's own section; where it has none, the one that fills in most of the fields. */
function stepsOf(page: Page, labels: string[], table: Table): Step[] {
  const lists = stepLists(page);
  const count = ({steps}: StepList): number =>
    labels.filter((label) => steps.some(({marks}) => marks.some(({text}) => text === label))).length;
  const nearest = lists.filter(({line}) => line < lineOf(table)).at(-1) ?? lists[0];
  const section = headings(page.tree)
    .filter(({line}) => line < lineOf(table))
    .at(-1);
  if (nearest !== undefined && nearest.line < lineOf(table) && nearest.line > (section?.line ?? 0)) {
    return nearest.steps;
  }
  return lists.reduce((best, list) => (best === undefined || count(list) > count(best) ? list : best), nearest)?.steps ?? [];
}

interface Place {
  /** Items of the menu. */
  menu: string[];
  /** Records that were opened below them. */
  opened: string[];
  workspace: string | undefined;
  /** What was clicked last before the form opened. */
  heading: string | undefined;
}

/** Where the steps lead before they come to the fields. */
function placeOf(steps: Step[], labels: string[], generation: Generation, locale: Locale, sources: PictureSources): Place {
  const isMenu = (text: string): boolean =>
    sources.labels.some((label) => label.group === 'menu' && label[locale] === text && label.console.includes(generation));
  const first = steps.findIndex(({marks}) => marks.some(({kind, text}) => kind === 'label' && isMenu(text)));
  const field = steps.findIndex(({marks}) => marks.some(({kind, text}) => kind === 'label' && labels.includes(text)));
  const opening = steps[first];
  const between = steps.slice(first + 1, field === -1 ? undefined : field);
  const menu = (opening?.marks ?? []).filter(({kind, text}) => kind === 'label' && isMenu(text));
  const opened = [...(opening === undefined ? [] : [opening]), ...between].flatMap(({marks}) => marks.filter(({kind}) => kind === 'value'));
  const chosen = steps.slice(0, Math.max(first, 0)).flatMap(({marks}) => marks.filter(({kind}) => kind === 'value'));
  return {
    menu: menu.map(({text}) => text),
    opened: opened.map(({text}) => text),
    workspace: chosen[1]?.text,
    heading: openerOf(between, field !== -1, locale, sources),
  };
}

/** The button that opened the form: the last one before the first field, or one that makes or edits something. */
function openerOf(steps: Step[], endsAtField: boolean, locale: Locale, sources: PictureSources): string | undefined {
  const clicked = steps.flatMap(({marks}) => marks.filter(({kind}) => kind === 'label')).map(({text}) => text);
  const opens = (text: string): boolean =>
    sources.labels.some((label) => label.group === 'buttons' && label[locale] === text && OPENER.test(label.key));
  return endsAtField ? clicked.at(-1) : clicked.find(opens);
}

const OPENER = /^(new|create|add|invite|register|import|edit|upload|request)-/;

function formOf(table: Table, english: Table, steps: Step[], subject: string | undefined, generation: Generation, locale: Locale, sources: PictureSources): Form {
  const fields = formFields(table, english, steps, subject);
  const labels = new Set(fields.map(({label}) => label));
  const last = steps.findLastIndex(({marks}) => marks.some(({kind, text}) => kind === 'label' && labels.has(text)));
  const isButton = (text: string): boolean =>
    sources.labels.some(({group, key, [locale]: label}) => group === 'buttons' && label === text && !OPENER.test(key) && key !== 'row-menu');
  const clicked = steps
    .slice(last + 1)
    .flatMap(({marks}) => marks.filter(({kind, text}) => kind === 'label' && isButton(text)))[0]?.text;
  const main = clicked ?? labelOf(sources, 'buttons', generation === 'v1' ? 'save' : 'create', locale);
  return {type: 'form', fields, buttons: [main, labelOf(sources, 'buttons', 'cancel', locale)]};
}

function listOf(
  table: Table,
  english: Table,
  name: string,
  _heading: string | undefined,
  generation: Generation,
  locale: Locale,
  sources: PictureSources,
): List {
  const sortable = columnOf(english, 'Sortable');
  const original = rows(english);
  const columns = rows(table).map(({cells}, index) => ({
    label: textOf(cells[0]),
    sortable: /^yes/i.test(textOf(original[index]?.cells[sortable])),
  }));
  const keys = original.map(({cells}) => keyOf(textOf(cells[0])));
  const samples = samplesOf(name, keys, locale, sources);
  return {
    type: 'list',
    ...(samples.create === undefined ? {} : {create: labelOf(sources, 'buttons', samples.create, locale)}),
    search: labelOf(sources, 'buttons', 'search', locale),
    filter: labelOf(sources, 'buttons', 'filter', locale),
    columns,
    rows: samples.rows,
    states: keys.flatMap((key, index) => (/^(status|state)$/.test(key) ? [index] : [])),
  };
}

/** `Last update` → `last-update`. */
const keyOf = (label: string): string => label.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export function labelOf(sources: PictureSources, group: string, key: string, locale: Locale): string {
  return sources.labels.find((label) => label.group === group && label.key === key)?.[locale] ?? `${group}.${key}?`;
}
