import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {lineOf} from '../../content/markdown';

/** A label in bold, a value in code or in a code block, or the end of a sentence. */
export interface Mark {
  kind: 'label' | 'value' | 'stop';
  text: string;
  /** In the body. */
  line: number;
}

/**
 * The marks of every paragraph, in their order. A code block below a paragraph belongs to it, unless it has a title: then it
 * is a file or what a test run takes and gives.
 */
export function markBlocks(content: Nodes[]): Mark[][] {
  const blocks: Mark[][] = [];
  for (const node of content) {
    if (node.type === 'paragraph') {
      blocks.push(marksOf(node));
    } else if (node.type === 'code') {
      if (!node.meta?.includes('title=')) {
        blocks.push([...(blocks.pop() ?? []), {kind: 'value', text: spaced(node.value), line: lineOf(node)}]);
      }
    } else if ('children' in node) {
      blocks.push(...markBlocks(node.children));
    }
  }
  return blocks;
}

function marksOf(node: Nodes): Mark[] {
  if (node.type === 'strong') {
    return [{kind: 'label', text: toString(node), line: lineOf(node)}];
  }
  if (node.type === 'inlineCode') {
    return [{kind: 'value', text: spaced(node.value), line: lineOf(node)}];
  }
  if (node.type === 'text' && /[.?!]\s/.test(node.value)) {
    return [{kind: 'stop', text: '', line: lineOf(node)}];
  }
  return 'children' in node ? node.children.flatMap(marksOf) : [];
}

/** A statement may take one line in a file and several on a page. */
export const spaced = (text: string): string => text.trim().replace(/\s+/g, ' ');
