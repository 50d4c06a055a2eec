import type {Element, ElementContent, Parents, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

import {
  ANSWERED_COLUMN,
  EXAMPLE_COLUMN,
  isIntegrationFile,
  isStylesheet,
  isTemplateExample,
  PATH_COLUMN,
  REQUEST_COLUMN,
} from './examples';

/**
 * A plugin of rehype: puts an element `try-it` (`client/TryIt.tsx` draws it) behind each example that can be tried in
 * the page:
 *
 * - a `gotemplate` block, behind its `data`, `output` and `error` blocks;
 * - a policy file for Aqueduto Kong;
 * - a `yaml` block that is a whole integration file, behind it;
 * - an `xml` block that is a stylesheet, behind its `input` and `output` blocks;
 * - a template in a table's column Example (Exemplo);
 * - a schedule in a table with the columns `cron` and `timeZone`;
 * - a path in a table with the column JSONPath;
 * - a request in a table with the columns Request and Answered by (Requisição, Respondida por).
 *
 * Only the first row of a table is a stop of the Tab key: the playground lists all examples of the page.
 */
export default function tryIt(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'element', (element, index, parent) => {
      if (index === undefined || parent === undefined) {
        return undefined;
      }
      const kind = kindWithParts(element);
      if (kind !== undefined) {
        const end = endOfExample(parent, index);
        (parent.children as ElementContent[]).splice(end, 0, marker({kind}));
        return [SKIP, end + 1];
      }
      if (isPolicy(element)) {
        (parent.children as ElementContent[]).splice(index + 1, 0, marker({kind: 'policy'}));
        return [SKIP, index + 2];
      }
      if (languageOf(element) === 'yaml' && isIntegrationFile(textOf(element))) {
        (parent.children as ElementContent[]).splice(index + 1, 0, marker({kind: 'integration'}));
        return [SKIP, index + 2];
      }
      if (element.tagName === 'table') {
        markRows(element, hasMessageBefore(parent, index));
        return SKIP;
      }
      return undefined;
    });
}

/** The kind of an example whose input and output are the blocks behind it. */
function kindWithParts(block: Element): string | undefined {
  switch (languageOf(block)) {
    case 'gotemplate':
      return 'template';
    case 'xml':
      return isStylesheet(textOf(block)) ? 'xslt' : undefined;
    default:
      return undefined;
  }
}

/** Whether a block is a policy file for Aqueduto Kong. */
const isPolicy = (block: Element): boolean =>
  languageOf(block) === 'yaml' &&
  /^kind: GatewayPolicy$/m.test(textOf(block)) &&
  /^ +kind: aqueduto-kong$/m.test(textOf(block));

/** Where the blocks that belong to the template or stylesheet at `index` end. */
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
  isMessage(block) ||
  (languageOf(block) === 'text' && /title="(output|error)"/.test(metaOf(block))) ||
  (languageOf(block) === 'xml' && /title="(input|output)"/.test(metaOf(block)));

const isMessage = (block: Element): boolean => languageOf(block) === 'json' && metaOf(block).includes('title="data"');

function hasMessageBefore({children}: Parents, index: number): boolean {
  const before = children.slice(0, index).findLast((node) => node.type === 'element');
  return before?.type === 'element' && isMessage(before);
}

function markRows(table: Element, hasMessage: boolean): void {
  const [header, ...rows] = elementsIn(table, 'tr').map((row) => elementsIn(row, 'th', 'td'));
  const headings = (header ?? []).map(textOf);
  const {kind, column, takes} = examplesIn(headings, hasMessage);
  const at = headings.findIndex((heading) => column.test(heading));
  rows
    .flatMap((row) => row[at] ?? [])
    .filter(takes)
    .forEach((cell, i) => cell.children.push(marker({kind, inRow: true, isStop: i === 0})));
}

/** What the rows of a table with these headings are: the kind of playground, the column and which cells can be tried. */
function examplesIn(
  headings: string[],
  hasMessage: boolean,
): {kind: string; column: RegExp; takes: (cell: Element) => boolean} {
  if (headings.includes('cron') && headings.includes('timeZone')) {
    return {kind: 'cron', column: /^cron$/, takes: isCode};
  }
  if (headings.some((heading) => PATH_COLUMN.test(heading))) {
    return {kind: 'jsonpath', column: PATH_COLUMN, takes: isCode};
  }
  if (headings.some((heading) => ANSWERED_COLUMN.test(heading))) {
    return {kind: 'route', column: REQUEST_COLUMN, takes: startsWithCode};
  }
  return {
    kind: 'template',
    column: EXAMPLE_COLUMN,
    takes: (cell) => isCode(cell) && isTemplateExample(textOf(cell), hasMessage),
  };
}

const startsWithCode = ({children: [first]}: Element): boolean => first?.type === 'element' && first.tagName === 'code';

const isCode = (cell: Element): boolean => startsWithCode(cell) && cell.children.length === 1;

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
