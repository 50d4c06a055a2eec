import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Rows from which on a reader looks for one rather than reading all: about a screen of a desktop. */
export const LONG = 20;

/** A plugin of rehype: long tables and parameter lists are told to have a filter (`src/components/RowFilter`). */
export default function longTables(): (tree: Root) => void {
  return (tree) =>
    visit(tree, {type: 'element', tagName: 'table'}, (table: Element) => {
      const body = table.children.find((part): part is Element => part.type === 'element' && part.tagName === 'tbody');
      const rows = body?.children.filter(({type}) => type === 'element') ?? [];
      if (rows.length >= LONG) {
        table.properties.dataRows = rows.length;
      }
    });
}
