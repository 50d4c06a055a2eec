import type {Nodes, Paragraph, Table} from 'mdast';

import {byPage} from './byPage';
import {lineOf, outermost} from './markdown';
import {plainText} from './prose';

export interface BoldTerm {
  text: string;
  /** Line in the body, from 1. */
  line: number;
  /** What stands between the bold term before it, or the start of the block, and this one. */
  before: string;
}

export interface BoldBlock {
  /** The whole paragraph, without markup; of a cell also the heading of its column. */
  context: string;
  terms: BoldTerm[];
}

/** The bold terms of every paragraph and table cell, also of those that have none: languages pair by position. */
export const boldBlocks = byPage((page): BoldBlock[] =>
  outermost<Paragraph | Table>(page.tree, ['paragraph', 'table']).flatMap((node) =>
    node.type === 'table' ? cellBlocks(node) : [boldBlock(node)],
  ),
);

function cellBlocks(table: Table): BoldBlock[] {
  const headings = (table.children[0]?.children ?? []).map((cell) => plainText(cell));
  return table.children.flatMap((row) => row.children.map((cell, i) => boldBlock(cell, headings[i])));
}

function boldBlock(node: Nodes, heading = ''): BoldBlock {
  const block: BoldBlock = {context: `${heading} ${plainText(node)}`, terms: []};
  let before = '';
  const walk = (inner: Nodes): void => {
    if (inner.type === 'strong') {
      block.terms.push({text: plainText(inner), line: lineOf(inner), before});
      before = '';
    } else if ('children' in inner) {
      inner.children.forEach(walk);
    } else {
      before += plainText(inner);
    }
  };
  walk(node);
  return block;
}
