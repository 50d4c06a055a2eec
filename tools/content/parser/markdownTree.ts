import type {SyntaxNode} from '@lezer/common';
import type {
  BlockContent,
  Code,
  Heading,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
  TableCell,
  TableRow,
} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';

import {phrases, target} from './phrases';
import {below, Source, unknown} from './source';
import {syntax} from './syntax';

declare module 'mdast' {
  interface Data {
    /** Of an admonition or code block without its last line, or of the last line of an admonition without its first. */
    closing?: 'missing' | 'alone';
  }
}

/**
 * The tree of a Markdown text (mdast): what the parser of Docusaurus makes of it, several times as fast.
 * tests/content/markdownTree.test.ts compares the two, on every page among others. Left out, as no page has them and no
 * rule asks for them: references, brackets inside the text of a link, alignment of columns, attributes of directives.
 *
 * @throws Error on syntax that a later version of the parser may bring
 */
export function markdownTree(text: string): Root {
  const source = new Source(text);
  const top = syntax.parse(text).topNode;
  return {type: 'root', children: blocks<RootContent>(top, source), position: source.positionOf(top)};
}

function blocks<T extends RootContent>(node: SyntaxNode, source: Source): T[] {
  return below(node).flatMap((child) => block(child, source)) as T[];
}

/** A block as mdast has it; nothing for marks. */
function block(node: SyntaxNode, source: Source): RootContent[] {
  const position = source.positionOf(node);
  switch (node.name) {
    case 'Paragraph':
      return [{type: 'paragraph', children: content(node, source), position}];
    case 'ATXHeading1':
    case 'ATXHeading2':
    case 'ATXHeading3':
    case 'ATXHeading4':
    case 'ATXHeading5':
    case 'ATXHeading6':
    case 'SetextHeading1':
    case 'SetextHeading2': {
      const depth = Number(node.name.at(-1)) as Heading['depth'];
      return [{type: 'heading', depth, children: content(node, source), position}];
    }
    case 'BulletList':
      return [{type: 'list', ordered: false, children: blocks<ListItem>(node, source), position}];
    case 'OrderedList': {
      const start = Number.parseInt(source.textOf(node));
      return [{type: 'list', ordered: true, start, children: blocks<ListItem>(node, source), position}];
    }
    case 'ListItem':
      return [{type: 'listItem', children: blocks<BlockContent>(node, source), position}];
    case 'Blockquote':
      return [{type: 'blockquote', children: blocks<BlockContent>(node, source), position}];
    case 'Admonition': {
      const name = source.textOf(node.getChild('AdmonitionName')!);
      const children = blocks<BlockContent>(node, source);
      const isClosed = node.nextSibling?.name === 'AdmonitionEnd';
      return [{type: 'containerDirective', name, children, position, ...ending(isClosed)} satisfies ContainerDirective];
    }
    case 'AdmonitionTitle': // in brackets
      return [{type: 'paragraph', children: phrases(node, source, node.from + 1, node.to - 1), position}];
    case 'AdmonitionEnd': // where there is nothing to end, it is text
      return node.prevSibling?.name === 'Admonition'
        ? []
        : [{type: 'paragraph', children: content(node, source), position, data: {closing: 'alone'}}];
    case 'FencedCode':
      return [{...code(node, source), position, ...ending(endsItself(node, source))}];
    case 'CodeBlock':
      return [{...code(node, source), position}];
    case 'HorizontalRule':
      return [{type: 'thematicBreak', position}];
    case 'HTMLBlock':
    case 'CommentBlock':
    case 'ProcessingInstructionBlock':
      return [{type: 'html', value: source.textOf(node), position}];
    case 'Table':
      return [{type: 'table', children: rows(node, source), position}];
    case 'LinkReference': {
      const identifier = source.textOf(node.getChild('LinkLabel')!).slice(1, -1);
      return [{type: 'definition', identifier, ...target(node, source), position}];
    }
    case 'AdmonitionName':
    case 'ListMark':
    case 'QuoteMark':
      return [];
    default:
      throw unknown(node);
  }
}

/**
 * A code block has a last line, and it is its own: one that holds the first line of another has taken that one's. Samples of
 * Markdown have more backticks around them.
 */
function endsItself(node: SyntaxNode, source: Source): boolean {
  const [first, last] = node.getChildren('CodeMark');
  const another = new RegExp(`^[ \\t]*${source.textOf(first!)}[a-z]`, 'm');
  return last !== undefined && !another.test(source.text.slice(first!.to, last.from));
}

const ending = (isClosed: boolean): {data?: {closing: 'missing'}} => (isClosed ? {} : {data: {closing: 'missing'}});

/** The content of a block: marks and spaces at both ends are none of it. */
function content(node: SyntaxNode, source: Source): PhrasingContent[] {
  const [opening, closing] = node.getChildren('HeaderMark');
  const isUnderlined = opening !== undefined && opening.from > node.from;
  const from = opening === undefined || isUnderlined ? node.from : opening.to;
  const to = isUnderlined ? opening.from : (closing?.from ?? node.to);
  const raw = source.text.slice(from, to);
  return phrases(node, source, from + raw.length - raw.trimStart().length, to - raw.length + raw.trimEnd().length);
}

function code(node: SyntaxNode, source: Source): Code {
  const info = node.getChild('CodeInfo');
  const [, lang = null, meta = ''] = /^(\S+)\s*([\s\S]*)$/.exec(info === null ? '' : source.textOf(info)) ?? [];
  const lines = node.getChildren('CodeText').map((part) => source.textOf(part));
  return {type: 'code', lang, meta: meta.trim() || null, value: lines.join('')};
}

function rows(table: SyntaxNode, source: Source): TableRow[] {
  return below(table)
    .filter(({name}) => name === 'TableHeader' || name === 'TableRow')
    .map((row) => ({type: 'tableRow', children: cells(row, source), position: source.positionOf(row)}));
}

/** Cells stand between bars; an empty one has no node. */
function cells(row: SyntaxNode, source: Source): TableCell[] {
  const found: TableCell[] = [];
  let from = row.from;
  let cell: SyntaxNode | undefined;
  const add = (to: number): void => {
    const children = cell === undefined ? [] : content(cell, source);
    found.push({type: 'tableCell', children, position: source.position(from, to)});
    cell = undefined;
  };
  for (const node of below(row)) {
    if (node.name === 'TableCell') {
      cell = node;
    } else {
      if (node.from > row.from) {
        add(node.from);
      }
      from = node.from;
    }
  }
  if (cell !== undefined) {
    add(row.to);
  }
  return found;
}
