import type {Table} from 'mdast';

import {lineOf, tables} from '../../content/markdown';
import type {Generation} from '../../model/modelData';
import {columnOf, rows} from '../../content/tableRows';
import type {Page} from '../../content/types';
import type {PictureSources} from '../sources';
import type {Wanted} from '../wanted';
import type {Console} from './console';
import {describe} from './describe';
import {fieldRows} from './fields';
import {menuOf} from './menu';
import {placeOf, stepsOf} from './place';
import {readForm} from './readForm';
import {readList} from './readList';
import type {ScreenInput} from './types';

/** Pages about screens without the menu of a console, and the name in their bar: portals, and what is before sign-in. */
const OUTSIDE: [RegExp, string][] = [
  [/^\/dev-portal\/login\/login-portal-privado$/, 'Horizonte Partners'],
  [/^(\/v2)?\/dev-portal\//, 'Horizonte Developers'],
  [/^\/conta-aqueduto\//, 'Aqueduto'],
];

/**
 * The screen that a page describes: the form of its table of fields, or the list of its table of columns.
 *
 * @param english the picture on the English page
 * @returns what is missing, as the end of a sentence, when the page describes none
 */
export function readScreen({page, line, name}: Wanted, english: Wanted, sources: PictureSources): ScreenInput | string {
  const table = tableBefore(page, line);
  const originalTable = tableBefore(english.page, english.line);
  if (table === undefined || originalTable === undefined) {
    return 'has no table of fields or columns before it; put the image after the table whose first column names the labels in bold';
  }
  const labels = fieldRows(table).map(({label}) => label);
  const steps = stepsOf(page, labels, table);
  const generation: Generation = page.docSet === 'v1' ? 'v1' : 'v2';
  const console: Console = {generation, locale: page.locale, sources};
  const place = placeOf(steps, labels, console);
  const outside = OUTSIDE.find(([path]) => path.test(page.path))?.[1];
  const isList = columnOf(originalTable, 'Column') !== -1;
  const content = isList
    ? readList(table, originalTable, name, console)
    : readForm(table, originalTable, steps, place.opened.at(-1), name, console);
  const crumbs = isList ? place.menu : [...place.menu, ...place.opened];
  const heading = isList
    ? (place.menu.at(-1) ?? '')
    : ((shown(content) ? crumbs.at(-1) : place.heading) ?? String(page.frontMatter.title));
  return {
    kind: 'screen',
    locale: page.locale,
    title: [...crumbs, ...(heading === crumbs.at(-1) ? [] : [heading])].join(' > '),
    description: describe(content),
    generation,
    organization: outside ?? 'Horizonte',
    ...(outside === undefined ? {} : {portal: true}),
    ...(place.workspace === undefined ? {} : {workspace: place.workspace}),
    ...(isList || outside !== undefined || generation === 'v2' ? {} : {menu: menuOf(place.menu, page.locale, sources)}),
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

/** Whether a screen only shows a record. */
function shown(content: ScreenInput['content']): boolean {
  return content.type === 'form' && content.buttons.length === 0;
}
