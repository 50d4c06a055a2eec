import type {Code, Data, Heading, Image, Link, Nodes, Paragraph, Parent, Root, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';

import {codeLines} from '../../src/plugins/codeLines';
import {markdownTree} from './parser/markdownTree';

/**
 * Parses Markdown as the site does: CommonMark, tables, admonitions. Of an MDX page the imports and components are
 * taken out first (their lines stay, empty), so that its text is checked like any other.
 */
export function parseMarkdown(body: string, isMdx = false): Root {
  return markdownTree(isMdx ? body.replace(/^(import .*|<\/?[A-Z].*>)$/gm, '') : body);
}

interface HeadingInfo {
  depth: number;
  text: string;
  /** The explicit id, without `#`; undefined when it has none. */
  id: string | undefined;
  line: number;
}

const HEADING_ID = /\{#([^{}]+)\}\s*$/;

export function headings(tree: Root): HeadingInfo[] {
  return nodes<Heading>(tree, 'heading').map((node) => {
    const text = toString(node);
    const id = HEADING_ID.exec(text)?.[1];
    return {depth: node.depth, text: text.replace(HEADING_ID, '').trimEnd(), id, line: lineOf(node)};
  });
}

/** The heading ids of a page that is not parsed: links lead to many pages, of which few are judged. */
export function idsIn(body: string): string[] {
  return headingLinesIn(body).flatMap((line) => HEADING_ID.exec(line)?.[1] ?? []);
}

/** The headings of sections of a page that is not parsed, as readers see them. */
export const headingTextsIn = (body: string): string[] =>
  headingLinesIn(body)
    .filter((line) => /^#{2,4} /.test(line))
    .map((line) => line.replace(/^#+ /, '').replace(HEADING_ID, '').trimEnd().replaceAll('`', ''));

function headingLinesIn(body: string): string[] {
  const lines = body.split('\n');
  const isCode = codeLines(lines);
  return lines.filter((line, i) => !isCode[i] && line.startsWith('#'));
}

interface Admonition {
  kind: string;
  line: number;
  /** Whether another one stands directly before it. */
  isStacked: boolean;
}

export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

const ADMONITION = 'containerDirective';

/** Every admonition, in the order of the page. */
export function admonitions(tree: Root): Admonition[] {
  const parents: Parent[] = [
    tree,
    ...(['blockquote', 'listItem', ADMONITION] as const).flatMap((type) => nodes<Nodes & Parent>(tree, type)),
  ];
  return parents
    .flatMap(({children}) =>
      children.flatMap((node, i) =>
        node.type === ADMONITION
          ? [{kind: node.name, line: lineOf(node), isStacked: children[i - 1]?.type === ADMONITION}]
          : [],
      ),
    )
    .sort((a, b) => a.line - b.line);
}

interface Unclosed {
  line: number;
  what: 'admonition' | 'code block';
  ending: 'missing' | 'alone';
}

/** Admonitions and code blocks without their last line, and last lines of admonitions that have no first. */
export function unclosed(tree: Root): Unclosed[] {
  const blocks: (Nodes & {data?: Data})[] = [
    ...nodes<ContainerDirective>(tree, ADMONITION),
    ...nodes<Paragraph>(tree, 'paragraph'),
    ...fences(tree),
  ];
  return blocks.flatMap((node) => {
    const ending = node.data?.closing;
    const what = node.type === 'code' ? 'code block' : 'admonition';
    return ending === undefined ? [] : [{line: lineOf(node), what, ending}];
  });
}

export const fences = (tree: Root): Code[] => nodes<Code>(tree, 'code');
export const images = (tree: Root): Image[] => nodes<Image>(tree, 'image');
export const links = (tree: Root): Link[] => nodes<Link>(tree, 'link');
export const tables = (tree: Root): Table[] => nodes<Table>(tree, 'table');

/** The code spans of a table's first column, row by row without the header; rows without code give ''. */
export function firstColumnCode(table: Table): string[] {
  return table.children.slice(1).map((row) => {
    const cell = row.children[0];
    return cell === undefined
      ? ''
      : nodes<Nodes & {value: string}>(cell, 'inlineCode')
          .map(({value}) => value)
          .join(' ');
  });
}

/** Every node of a type, in the order of the page. Many rules ask for the same page, so it is walked once for all types. */
export function nodes<T extends Nodes>(tree: Nodes, type: T['type']): T[] {
  const byType = known.get(tree) ?? new Map<string, Nodes[]>();
  if (!known.has(tree)) {
    known.set(tree, byType);
    collect(tree, byType);
  }
  return [...(byType.get(type) ?? [])] as T[];
}

const known = new WeakMap<Nodes, Map<string, Nodes[]>>();

function collect(node: Nodes, byType: Map<string, Nodes[]>): void {
  const found = byType.get(node.type) ?? [];
  byType.set(node.type, found);
  found.push(node);
  if ('children' in node) {
    node.children.forEach((child) => collect(child, byType));
  }
}

/**
 * The outermost nodes of some types, in the order of the page: nothing inside one of them is looked at. (A walk by
 * unist-util-visit makes a function for every node that it meets: over the whole manual, seconds.)
 */
export function outermost<T extends Nodes>(tree: Nodes, types: readonly T['type'][]): T[] {
  if (types.includes(tree.type)) {
    return [tree as T];
  }
  return 'children' in tree ? tree.children.flatMap((child) => outermost<T>(child, types)) : [];
}

/** Line in the body, from 1. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
