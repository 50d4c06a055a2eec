import type {Element, ElementContent, Parents, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

import {EXAMPLE_COLUMN, isTemplateExample} from './examples';

/**
 * A plugin of rehype: puts an element `try-it` (`client/TryIt.tsx` draws it) behind each example that can be tried in
 * the page:
 *
 * - a `gotemplate` block, behind its `data`, `output` and `error` blocks;
 * - a template in a table's column Example (Exemplo);
 * - a schedule in a table with the columns `cron` and `timeZone`.
 *
 * Only the first row of a table is a stop of the Tab key: the playground lists all examples of the page.
 */
export default function tryIt(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'element', (element, index, parent) => {
      if (index === undefined || parent === undefined) {
        return undefined;
      }
      if (languageOf(element) === 'gotemplate') {
        const end = endOfExample(parent, index);
        (parent.children as ElementContent[]).splice(end, 0, marker({kind: 'template'}));
        return [SKIP, end + 1];
      }
      if (element.tagName === 'table') {
        markRows(element, hasMessageBefore(parent, index));
        return SKIP;
      }
      return undefined;
    });
}

/** Where the blocks that belong to the template at `index` end. */
function endOfExample(parent: Parents, index: number): number {
  let end = index + 1;
  for (let at = end; at < parent.children.length; at += 1) {
    const node = parent.children[at]!;
    if (node.type === 'element' && isPart(node)) {
      end = at + 1;
    } else if (node.type !== 'text' || node.value.trim() !== '') {
      return end;
    }
  }
  return end;
}

const isPart = (block: Element): boolean =>
  isMessage(block) || (languageOf(block) === 'text' && /title="(output|error)"/.test(metaOf(block)));

const isMessage = (block: Element): boolean => languageOf(block) === 'json' && metaOf(block).includes('title="data"');

function hasMessageBefore({children}: Parents, index: number): boolean {
  const before = children.slice(0, index).findLast((node) => node.type === 'element');
  return before?.type === 'element' && isMessage(before);
}

function markRows(table: Element, hasMessage: boolean): void {
  const [header, ...rows] = elementsIn(table, 'tr').map((row) => elementsIn(row, 'th', 'td'));
  const headings = (header ?? []).map(textOf);
  const kind = headings.includes('cron') && headings.includes('timeZone') ? 'cron' : 'template';
  const column = headings.findIndex((heading) => (kind === 'cron' ? heading === 'cron' : EXAMPLE_COLUMN.test(heading)));
  const cells = rows.flatMap((row) => row[column] ?? []);
  cells
    .filter((cell) => isCode(cell) && (kind === 'cron' || isTemplateExample(textOf(cell), hasMessage)))
    .forEach((cell, i) => cell.children.push(marker({kind, inRow: true, isStop: i === 0})));
}

const isCode = ({children: [first, ...others]}: Element): boolean =>
  others.length === 0 && first?.type === 'element' && first.tagName === 'code';

function marker({kind, inRow = false, isStop = true}: {kind: string; inRow?: boolean; isStop?: boolean}): Element {
  return {type: 'element', tagName: 'try-it', properties: {kind, inRow, isStop}, children: []};
}

const codeOf = ({tagName, children: [code]}: Element): Element | undefined =>
  tagName === 'pre' && code?.type === 'element' ? code : undefined;

const languageOf = (block: Element): string | undefined =>
  /(?:^| )language-(\S+)/.exec([codeOf(block)?.properties.className].flat().join(' '))?.[1];

const metaOf = (block: Element): string => String(codeOf(block)?.properties.metastring ?? '');

function elementsIn(parent: Element, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (element) => {
    if (names.includes(element.tagName)) {
      found.push(element);
    }
  });
  return found;
}

function textOf(element: Element): string {
  let text = '';
  visit(element, 'text', ({value}) => {
    text += value;
  });
  return text;
}
