import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {byPage} from './byPage';
import {lineOf} from './markdown';
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
export const boldBlocks = byPage((page): BoldBlock[] => {
  const blocks: BoldBlock[] = [];
  let headings: string[] = [];
  visit(page.tree, (node, index) => {
    if (node.type === 'table') {
      headings = (node.children[0]?.children ?? []).map((cell) => plainText(cell, page));
    }
    if (node.type !== 'paragraph' && node.type !== 'tableCell') {
      return undefined;
    }
    const heading = node.type === 'tableCell' ? (headings[index ?? 0] ?? '') : '';
    const block: BoldBlock = {context: `${heading} ${plainText(node, page)}`, terms: []};
    let before = '';
    const walk = (inner: Nodes): void => {
      if (inner.type === 'strong') {
        block.terms.push({text: plainText(inner, page), line: lineOf(inner), before});
        before = '';
      } else if ('children' in inner && inner.type !== 'textDirective') {
        inner.children.forEach(walk);
      } else {
        before += plainText(inner, page);
      }
    };
    walk(node);
    blocks.push(block);
    return 'skip';
  });
  return blocks;
});
