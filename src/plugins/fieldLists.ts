import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

import {fold} from '../manual/fold';

/** What a column of a field table says, by its heading in either language. */
const COLUMNS = new Map([
  ...['Field', 'Campo', 'Flag'].map((heading) => [heading, 'name'] as const),
  ...['Type', 'Tipo'].map((heading) => [heading, 'type'] as const),
  ...['Required', 'Obrigatório'].map((heading) => [heading, 'required'] as const),
  ...['Default', 'Padrão', 'Valor padrão'].map((heading) => [heading, 'default'] as const),
  ...['Allowed', 'Permitido'].map((heading) => [heading, 'allowed'] as const),
  ...['Environment variable', 'Variável de ambiente'].map((heading) => [heading, 'variable'] as const),
  ...['Limit or pattern', 'Limite ou formato'].map((heading) => [heading, 'limit'] as const),
  ...['Can it change later?', 'Pode mudar depois?'].map((heading) => [heading, 'change'] as const),
  ...['Description', 'Descrição'].map((heading) => [heading, 'text'] as const),
]);

/** Fewer columns fit every screen as a table. */
const FEWEST = 5;
/** Nested fields from which on a reader may want to fold them. */
const FEWEST_TO_FOLD = 3;
/** Deeper fields are indented no further: a phone has no room for it. */
const DEEPEST = 3;

/** Values of a cell that say that there is nothing to say; the badge of a required field needs no "yes". */
const NOTHING = new Set(['-', '', 'no', 'não']);
const YES = new Set(['yes', 'sim']);

/**
 * A plugin of rehype: tables of fields and flags, told by their headings, get the class `fields`, by which
 * `src/css/fields.css` shows them as parameter lists. They stay tables, for assistive technology, print and the clipboard;
 * roles say so where a style sheet would make browsers forget it. Each row gets an id (`fields.retry.attempts`: the heading
 * above, then the field) and a link to it, and a field with several nested ones a button that folds them.
 */
export default function fieldLists(): (tree: Root) => void {
  return (tree) => {
    let heading = '';
    const taken = new Set<string>();
    visit(tree, 'element', (element) => {
      if (/^h[1-6]$/.test(element.tagName)) {
        heading = String(element.properties.id ?? heading);
      } else if (element.tagName === 'table') {
        const rows = rowsIn(element);
        const columns = columnsOf(rows[0]);
        if (columns !== undefined) {
          makeList(element, rows, columns);
          linkRows(rows.slice(1), heading, taken);
        }
        return SKIP;
      }
      return undefined;
    });
  };
}

interface Column {
  heading: string;
  kind: string;
}

/** @returns undefined for a table of something else */
function columnsOf(header: Element | undefined): Column[] | undefined {
  const columns = elementsIn(header).map((cell) => {
    const heading = textOf(cell);
    return {heading, kind: COLUMNS.get(heading) ?? ''};
  });
  const isFieldTable = columns[0]?.kind === 'name' && columns.every(({kind}) => kind !== '');
  return isFieldTable && columns.length >= FEWEST ? columns : undefined;
}

function makeList(table: Element, [header, ...rows]: Element[], columns: Column[]): void {
  const hasText = columns.some(({kind}) => kind === 'text');
  table.properties = {role: 'table', className: ['fields', ...(hasText ? [] : ['short'])]};
  elementsIn(table).forEach((part) => (part.properties.role = 'rowgroup'));
  header!.properties.role = 'row';
  elementsIn(header).forEach((cell) => (cell.properties.role = 'columnheader'));
  for (const row of rows) {
    row.properties.role = 'row';
    elementsIn(row).forEach((cell, i) => describeCell(cell, columns[i]!));
  }
}

function describeCell(cell: Element, {heading, kind}: Column): void {
  const text = textOf(cell);
  const isYes = kind === 'required' && YES.has(text.toLowerCase());
  const isNothing = kind !== 'change' && NOTHING.has(text.toLowerCase());
  cell.properties = {
    role: 'cell',
    className: [kind, ...(isYes ? ['yes'] : isNothing ? ['none'] : [])],
    ...(LABELED.has(kind) ? {'data-label': heading} : {}),
  };
}

/** Columns whose values say nothing without their heading. */
const LABELED = new Set(['required', 'default', 'allowed', 'variable', 'limit', 'change']);

/** Names, anchors, indents and folds of the rows of one table. */
function linkRows(rows: Element[], heading: string, taken: Set<string>): void {
  const paths = rows.map((row) => nameIn(elementsIn(row)[0]!));
  rows.forEach((row, i) => {
    const [cell] = elementsIn(row);
    const name = paths[i]!;
    const depth = paths.slice(0, i).filter((path) => isBelow(name, path)).length;
    const after = paths.slice(i + 1);
    const next = after.findIndex((path) => !isBelow(path, name));
    const nested = next === -1 ? after.length : next;
    row.properties.id = freeId(`${heading}.${slugOf(name)}`, taken);
    if (depth > 0) {
      row.properties.className = [`depth-${Math.min(depth, DEEPEST)}`];
    }
    cell!.children.push(component('FieldLink', {id: row.properties.id, name}));
    if (nested >= FEWEST_TO_FOLD) {
      cell!.children.push(component('FieldFold', {rows: String(nested)}));
    }
  });
}

/** A field's path or a flag; of a form, its label. */
function nameIn(cell: Element): string {
  const code = elementsIn(cell).find(({tagName}) => tagName === 'code');
  return textOf(code ?? cell);
}

/** Whether a path is below another: `retry.attempts` below `retry`, `rules[].when` below `rules`. */
function isBelow(path: string, parent: string): boolean {
  return path.startsWith(parent) && /^(\[\w*\])?\./.test(path.slice(parent.length));
}

/** A field in the id of its row: `rules[].when` is `rules.when`. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/\[\w*\]/g, '')
    .replace(/[^\w.]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let i = 2; taken.has(id); i += 1) {
    id = `${wanted}-${i}`;
  }
  taken.add(id);
  return id;
}

/** A component of `src/theme/MDXComponents`, which knows the reader's language. */
function component(name: string, properties: Record<string, string>): ElementContent {
  const attributes = Object.entries(properties).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value}));
  // A node of MDX, which is none of HTML.
  return {type: 'mdxJsxTextElement', name, attributes, children: []} as unknown as ElementContent;
}

function rowsIn(table: Element): Element[] {
  return elementsIn(table).flatMap((part) => elementsIn(part));
}

function elementsIn(element: Element | undefined): Element[] {
  return (element?.children ?? []).filter((child) => child.type === 'element');
}

function textOf(element: Element): string {
  const inner = (node: ElementContent): string =>
    node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(inner).join('') : '';
  return inner(element).trim();
}
