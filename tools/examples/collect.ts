import type {Code, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import type {Page} from '../content/types';
import {rowFences} from './tableRows';
import type {Fence} from './types';

/** Every code block of the pages, each linked to the one that follows it directly, and every table row that is one. */
export function collectFences(pages: Page[]): Fence[] {
  return pages.flatMap((page) => [...ofPage(page, page.tree), ...rowFences(page)]);
}

function ofPage(page: Page, tree: Root): Fence[] {
  const byNode = new Map<Code, Fence>();
  const fences: Fence[] = [];
  visit(tree, 'code', (node: Code, index, parent) => {
    const meta = node.meta ?? '';
    const fence: Fence = {
      page,
      line: page.bodyLine + (node.position?.start.line ?? 1) - 1,
      language: node.lang ?? '',
      meta,
      title: /title="([^"]*)"/.exec(meta)?.[1],
      code: node.value,
      fails: /(^|\s)fails(\s|$)/.test(meta),
      next: undefined,
    };
    fences.push(fence);
    byNode.set(node, fence);
    const before =
      index === undefined || index === 0 ? undefined : ((parent as {children: Nodes[]}).children[index - 1] as Nodes);
    const previous = before?.type === 'code' ? byNode.get(before) : undefined;
    if (previous !== undefined) {
      previous.next = fence;
    }
  });
  return fences;
}
