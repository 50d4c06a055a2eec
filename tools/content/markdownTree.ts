import type {SyntaxNode} from '@lezer/common';
import type {BlockContent, Image, Link, Nodes, PhrasingContent, Root, RootContent, TableCell, TableRow} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {decodeString} from 'micromark-util-decode-string';

import {syntax} from './markdownSyntax';

/**
 * The tree of a Markdown text (mdast): what the parser of Docusaurus makes of it, several times as fast.
 * tests/content/markdownTree.test.ts compares the two, on every page among others. Left out, as no page has them and no
 * rule asks for them: references, brackets inside the text of a link, alignment of columns, attributes of directives.
 *
 * @throws Error on syntax that a later version of the parser may bring
 */
export function markdownTree(text: string): Root {
  const lines = lineStarts(text);
  const source: Source = {text, pointAt: (offset) => pointAt(lines, offset)};
  const children = below(syntax.parse(text).topNode).flatMap((node) => block(node, source));
  return {type: 'root', children, position: span(source, 0, text.length)};
}

type Position = NonNullable<Nodes['position']>;
type Point = Position['start'];

interface Source {
  text: string;
  pointAt: (offset: number) => Point;
}

/** A block as mdast has it; nothing for marks. */
function block(node: SyntaxNode, source: Source): RootContent[] {
  const position = span(source, node.from, node.to);
  const blocks = (): BlockContent[] => below(node).flatMap((child) => block(child, source)) as BlockContent[];
  switch (node.name) {
    case 'Paragraph':
      return [{type: 'paragraph', children: content(node, source), position}];
    case 'AdmonitionTitle':
      return [{type: 'paragraph', children: inline(node, source, node.from + 1, node.to - 1), position}];
    case 'ATXHeading1':
    case 'ATXHeading2':
    case 'ATXHeading3':
    case 'ATXHeading4':
    case 'ATXHeading5':
    case 'ATXHeading6':
    case 'SetextHeading1':
    case 'SetextHeading2':
      return [
        {
          type: 'heading',
          depth: Number(node.name.at(-1)) as 1 | 2 | 3 | 4 | 5 | 6,
          children: content(node, source),
          position,
        },
      ];
    case 'BulletList':
    case 'OrderedList': {
      const ordered = node.name === 'OrderedList';
      const start = ordered ? Number.parseInt(source.text.slice(node.from)) : null;
      return [{type: 'list', ordered, start, children: blocks() as never[], position}];
    }
    case 'ListItem':
      return [{type: 'listItem', children: blocks(), position} as never];
    case 'Blockquote':
      return [{type: 'blockquote', children: blocks(), position}];
    case 'Admonition': {
      const name = textOf(node.getChild('AdmonitionName')!, source);
      return [{type: 'containerDirective', name, children: blocks(), position} satisfies ContainerDirective];
    }
    case 'FencedCode':
    case 'CodeBlock':
      return [{type: 'code', ...code(node, source), position}];
    case 'HorizontalRule':
      return [{type: 'thematicBreak', position}];
    case 'HTMLBlock':
    case 'CommentBlock':
    case 'ProcessingInstructionBlock':
      return [{type: 'html', value: textOf(node, source), position}];
    case 'Table':
      return [{type: 'table', children: rows(node, source), position}];
    case 'LinkReference':
      return [
        {
          type: 'definition',
          ...target(node, source),
          identifier: textOf(node.getChild('LinkLabel')!, source).slice(1, -1),
          position,
        },
      ];
    case 'AdmonitionEnd':
      return node.prevSibling?.name === 'Admonition'
        ? []
        : [{type: 'paragraph', children: content(node, source), position}];
    case 'AdmonitionName':
    case 'ListMark':
    case 'QuoteMark':
      return [];
    default:
      throw new Error(
        `The checks do not know the Markdown node ${node.name}; add it to tools/content/markdownTree.ts.`,
      );
  }
}

function code(node: SyntaxNode, source: Source): {lang: string | null; meta: string | null; value: string} {
  const info = node.getChild('CodeInfo');
  const [, lang = null, meta = ''] = /^(\S+)\s*([\s\S]*)$/.exec(info === null ? '' : textOf(info, source)) ?? [];
  const value = node
    .getChildren('CodeText')
    .map((part) => textOf(part, source))
    .join('');
  return {lang, meta: meta.trim() || null, value};
}

function rows(table: SyntaxNode, source: Source): TableRow[] {
  return below(table)
    .filter(({name}) => name === 'TableHeader' || name === 'TableRow')
    .map((row) => ({type: 'tableRow', children: cells(row, source), position: span(source, row.from, row.to)}));
}

/** Cells stand between bars; an empty one has no node. */
function cells(row: SyntaxNode, source: Source): TableCell[] {
  const found: TableCell[] = [];
  let from = row.from;
  let cell: SyntaxNode | undefined;
  const add = (to: number): void => {
    const children = cell === undefined ? [] : content(cell, source);
    found.push({type: 'tableCell', children, position: span(source, from, to)});
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

const MARKS = new Set(['CodeMark', 'EmphasisMark', 'HeaderMark', 'LinkMark', 'LinkTitle', 'QuoteMark', 'URL']);

/** The content of a block or of an inline node: what lies between its marks, text included. */
function inline(
  node: SyntaxNode,
  source: Source,
  from = node.from,
  to = node.to,
  literal: Set<string> = ESCAPES,
): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  let start = from;
  const addText = (end: number): void => {
    const added = text(source, start, end);
    if (added !== undefined) {
      found.push(added);
    }
  };
  for (const child of below(node)) {
    if (child.from >= to || child.to <= from || literal.has(child.name)) {
      continue;
    }
    addText(child.from);
    found.push(...phrase(child, source));
    start = child.to;
  }
  addText(to);
  return merged(found, source);
}

/** They are part of the text, and decoded with it. */
const ESCAPES = new Set(['Entity', 'Escape']);
const BRACKETS = new Set([...ESCAPES, 'LinkMark', 'LinkLabel']);

function phrase(node: SyntaxNode, source: Source): PhrasingContent[] {
  const position = span(source, node.from, node.to);
  switch (node.name) {
    case 'Emphasis':
      return [{type: 'emphasis', children: inline(node, source), position}];
    case 'StrongEmphasis':
      return [{type: 'strong', children: inline(node, source), position}];
    case 'InlineCode':
      return [{type: 'inlineCode', value: codeValue(node, source), position}];
    case 'Link':
    case 'Image':
      // Without an address, brackets are text: the manual has no references.
      return node.getChild('URL') === null
        ? inline(node, source, node.from, node.to, BRACKETS)
        : [{...linkOrImage(node, source), position}];
    case 'Autolink': {
      const url = textOf(node, source).slice(1, -1);
      return [{type: 'link', url, title: null, children: [{type: 'text', value: url, position}], position}];
    }
    case 'HTMLTag':
    case 'Comment':
    case 'ProcessingInstruction':
      return [{type: 'html', value: textOf(node, source), position}];
    case 'HardBreak':
      return [{type: 'break', position}];
    default:
      if (MARKS.has(node.name)) {
        return [];
      }
      throw new Error(
        `The checks do not know the Markdown node ${node.name}; add it to tools/content/markdownTree.ts.`,
      );
  }
}

function linkOrImage(node: SyntaxNode, source: Source): Image | Link {
  const [opening, closing] = node.getChildren('LinkMark');
  const children = inline(node, source, opening?.to, closing?.from); // between the brackets
  return node.name === 'Image'
    ? {type: 'image', ...target(node, source), alt: children.map(plain).join('')}
    : {type: 'link', ...target(node, source), children};
}

function target(node: SyntaxNode, source: Source): {url: string; title: string | null} {
  const [url, title] = [node.getChild('URL'), node.getChild('LinkTitle')];
  return {
    url: url === null ? '' : decodeString(textOf(url, source).replace(/^<(.*)>$/, '$1')),
    title: title === null ? null : decodeString(textOf(title, source).slice(1, -1)),
  };
}

const plain = (node: Nodes): string =>
  'value' in node
    ? node.value
    : 'alt' in node
      ? (node.alt ?? '')
      : 'children' in node
        ? node.children.map(plain).join('')
        : '';

function codeValue(node: SyntaxNode, source: Source): string {
  const [opening, closing] = node.getChildren('CodeMark');
  const raw = textAt(source, opening!.to, closing!.from).replace(/\n[ \t]*/g, '\n');
  const value = / $/.test(raw) && raw.startsWith(' ') && raw.trim() !== '' ? raw.slice(1, -1) : raw;
  return isInTable(node) ? value.replaceAll('\\|', '|') : value;
}

function isInTable(node: SyntaxNode): boolean {
  let parent = node.parent;
  while (parent !== null && parent.name !== 'TableCell') {
    parent = parent.parent;
  }
  return parent !== null;
}

function text(source: Source, from: number, to: number): PhrasingContent | undefined {
  const isLineStart = source.text[from - 1] === '\n'; // after a hard break
  const raw = isLineStart ? textAt(source, from, to).trimStart() : textAt(source, from, to);
  return raw === ''
    ? undefined
    : {type: 'text', value: decodeString(raw.replace(/[ \t]*\n[ \t]*/g, '\n')), position: span(source, from, to)};
}

/** Neighbouring texts as one. */
function merged(nodes: PhrasingContent[], source: Source): PhrasingContent[] {
  const done: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = done.at(-1);
    if (last?.type === 'text' && node.type === 'text') {
      last.value = `${last.value}${node.value}`.replace(/\n[ \t]+/g, '\n'); // a mark of a quotation was between
      last.position = span(source, last.position!.start.offset!, node.position!.end.offset!);
    } else {
      done.push(node);
    }
  }
  return done;
}

/** The content of a block: marks and spaces at both ends are none of it. */
function content(node: SyntaxNode, source: Source): PhrasingContent[] {
  const [opening, closing] = node.getChildren('HeaderMark');
  const isAfter = opening !== undefined && opening.from > node.from; // underlines
  const from = opening === undefined || isAfter ? node.from : opening.to;
  const to = isAfter ? opening.from : (closing?.from ?? node.to);
  const raw = textAt(source, from, to);
  return inline(node, source, from + raw.length - raw.trimStart().length, to - (raw.length - raw.trimEnd().length));
}

function below(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    children.push(child);
  }
  return children;
}

const textAt = (source: Source, from: number, to: number): string => source.text.slice(from, to);
const textOf = (node: SyntaxNode, source: Source): string => textAt(source, node.from, node.to);
const span = (source: Source, from: number, to: number) => ({start: source.pointAt(from), end: source.pointAt(to)});

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) {
    starts.push(i + 1);
  }
  return starts;
}

function pointAt(starts: number[], offset: number): Point {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    [low, high] = starts[middle]! <= offset ? [middle, high] : [low, middle - 1];
  }
  return {line: low + 1, column: offset - starts[low]! + 1, offset};
}
