import type {Table, TableCell} from 'mdast';

import {tables} from '../../content/markdown';
import type {ModelData} from '../../model/modelData';
import {codesOf, columnOf, rows, textOf} from '../../content/tableRows';
import type {Locale, Page} from '../../content/types';
import {wholeWords} from '../../content/words';
import {type CellFault, type CellRule, checkCells} from './cellRules';
import {codeCell} from '../editBody';

const EVERY_ROLE = /^(?:All|Todos)(?!\p{L})/u;
const EVERY_ACTION = /^(?:all|todas)$/;

/** Tables of permissions and the role matrix say exactly what model/permissions.yaml grants the built-in roles. */
export const roleCells: CellRule = (page, model) =>
  tables(page.tree).flatMap((table) => [...taskTable(page, table, model), ...matrix(page, table, model)]);

export const roles = checkCells('roles', roleCells);

/** `| Task | Permission | Roles |`: the roles of a row are those that hold all its permissions. */
function taskTable(page: Page, table: Table, model: ModelData): CellFault[] {
  const permissionColumn = columnOf(table, 'Permission', 'Permissão');
  const roleColumn = columnOf(table, 'Roles', 'Papéis');
  if (permissionColumn === -1 || roleColumn === -1) {
    return [];
  }
  return rows(table).flatMap(({line, cells}) => {
    const permissions = codesOf(cells[permissionColumn]).filter((name) => model.holders.has(name));
    const wanted = [...model.roles.keys()].filter((id) =>
      permissions.every((name) => model.holders.get(name)?.has(id)),
    );
    const written = rolesIn(textOf(cells[roleColumn]), page.locale, model);
    const nameOf = (id: string): string => model.roles.get(id)?.[page.locale] ?? id;
    const change = difference(wanted, written, nameOf);
    const message = `The roles with ${permissions.join(' and ')} differ from the model: ${change}.`;
    return permissions.length === 0 || change === ''
      ? []
      : [
          {
            line,
            message,
            cell: cells[roleColumn],
            text: isList(cells[roleColumn]) ? wanted.map(nameOf).join(', ') : undefined,
          },
        ];
  });
}

function rolesIn(text: string, locale: Locale, {roles: all}: ModelData): string[] {
  if (EVERY_ROLE.test(text)) {
    return [...all.keys()];
  }
  const pattern = wholeWords([...all.values()].map((names) => names[locale]));
  const found = new Set([...text.matchAll(pattern)].map(([name]) => name.toLowerCase()));
  return [...all].filter(([, names]) => found.has(names[locale].toLowerCase())).map(([id]) => id);
}

/** Names and commas only: a qualifier such as “in their own workspace” is for a writer to move. */
function isList(cell: TableCell | undefined): boolean {
  return !/[;:(]|, [a-zà-ü]/.test(textOf(cell));
}

/** `| Resource | Owner | ... |`: a cell has the actions that the role of its column may do with the resource. */
function matrix(page: Page, table: Table, model: ModelData): CellFault[] {
  const header = (table.children[0]?.children ?? []).map(textOf);
  const columns = [...model.roles].map(([id, names]) => ({id, name: names[page.locale]}));
  const shown = columns.filter(({name}) => header.includes(name));
  if (columnOf(table, 'Resource', 'Recurso') !== 0 || shown.length < 2) {
    return [];
  }
  return rows(table).flatMap(({line, cells}) => {
    const resource = codesOf(cells[0])[0] ?? '';
    const actions = model.resources.get(resource) ?? [];
    return shown.flatMap(({id, name}) => {
      const cell = cells[header.indexOf(name)];
      const wanted = actions.filter((action) => model.holders.get(`${resource}:${action}`)?.has(id));
      const written = EVERY_ACTION.test(textOf(cell)) ? actions : codesOf(cell);
      const change = difference(wanted, written, (action) => action);
      const message = `The actions of ${name} on ${resource} differ from the model: ${change}.`;
      return change === '' ? [] : [{line, message, cell, text: wanted.map(codeCell).join(', ') || '-'}];
    });
  });
}

/** What has to be done to `written` to make it `wanted`; empty when they are equal. */
function difference(wanted: string[], written: string[], nameOf: (id: string) => string): string {
  const missing = wanted.filter((id) => !written.includes(id)).map(nameOf);
  const surplus = written.filter((id) => !wanted.includes(id)).map(nameOf);
  return [
    ...(missing.length > 0 ? [`add ${missing.join(', ')}`] : []),
    ...(surplus.length > 0 ? [`remove ${surplus.join(', ')}`] : []),
  ].join('; ');
}
