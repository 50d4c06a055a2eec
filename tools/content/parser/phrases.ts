import type {SyntaxNode} from '@lezer/common';
import type {Image, Link, Nodes, PhrasingContent} from 'mdast';
import {decodeString} from 'micromark-util-decode-string';

import {below, type Source, unknown} from './source';

/** They are part of the text, and decoded with it. */
const ESCAPES = new Set(['Entity', 'Escape']);
const BRACKETS = new Set([...ESCAPES, 'LinkMark', 'LinkLabel']);
const MARKS = new Set(['CodeMark', 'EmphasisMark', 'HeaderMark', 'LinkMark', 'LinkTitle', 'QuoteMark', 'URL']);

/**
 * What lies between two places of a block or of an inline node, marks left out: text, emphasis, code, links, pictures.
 *
 * @param from,to offsets in the source
 * @param literal names of the nodes that are text
 */
export function phrases(
  node: SyntaxNode,
  source: Source,
  from = node.from,
  to = node.to,
  literal = ESCAPES,
): PhrasingContent[] {
  const parts = below(node).filter((child) => child.from < to && child.to > from && !literal.has(child.name));
  const starts = [from, ...parts.map((part) => part.to)];
  const found = starts.flatMap((start, i) => {
    const part = parts[i];
    return [...text(source, start, part?.from ?? to), ...(part === undefined ? [] : phrase(part, source))];
  });
  return joined(found, source);
}

function phrase(node: SyntaxNode, source: Source): PhrasingContent[] {
  const position = source.positionOf(node);
  switch (node.name) {
    case 'Emphasis':
      return [{type: 'emphasis', children: phrases(node, source), position}];
    case 'StrongEmphasis':
      return [{type: 'strong', children: phrases(node, source), position}];
    case 'InlineCode':
      return [{type: 'inlineCode', value: codeIn(node, source), position}];
    case 'Link':
    case 'Image':
      // Without an address, brackets are text: the manual has no references.
      return node.getChild('URL') === null
        ? phrases(node, source, node.from, node.to, BRACKETS)
        : [{...linkOrImage(node, source), position}];
    case 'Autolink': {
      const url = source.textOf(node).slice(1, -1);
      return [{type: 'link', url, title: null, children: [{type: 'text', value: url, position}], position}];
    }
    case 'HTMLTag':
    case 'Comment':
    case 'ProcessingInstruction':
      return [{type: 'html', value: source.textOf(node), position}];
    case 'HardBreak':
      return [{type: 'break', position}];
    default:
      if (MARKS.has(node.name)) {
        return [];
      }
      throw unknown(node);
  }
}

function linkOrImage(node: SyntaxNode, source: Source): Image | Link {
  const [opening, closing] = node.getChildren('LinkMark');
  const children = phrases(node, source, opening?.to, closing?.from); // between the brackets
  return node.name === 'Image'
    ? {type: 'image', ...target(node, source), alt: children.map(plain).join('')}
    : {type: 'link', ...target(node, source), children};
}

/** Address and title of a link, an image or a definition. */
export function target(node: SyntaxNode, source: Source): {url: string; title: string | null} {
  const [url, title] = [node.getChild('URL'), node.getChild('LinkTitle')];
  return {
    url: url === null ? '' : decodeString(source.textOf(url).replace(/^<(.*)>$/, '$1')),
    title: title === null ? null : decodeString(source.textOf(title).slice(1, -1)),
  };
}

function plain(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(plain).join('') : '';
}

function codeIn(node: SyntaxNode, source: Source): string {
  const [opening, closing] = node.getChildren('CodeMark');
  const raw = source.text.slice(opening!.to, closing!.from).replace(/\n[ \t]*/g, '\n');
  const value = /^ [\s\S]* $/.test(raw) && raw.trim() !== '' ? raw.slice(1, -1) : raw;
  return isInCell(node) ? value.replaceAll('\\|', '|') : value;
}

function isInCell(node: SyntaxNode): boolean {
  return node.name === 'TableCell' || (node.parent !== null && isInCell(node.parent));
}

function text(source: Source, from: number, to: number): PhrasingContent[] {
  const isLineStart = source.text[from - 1] === '\n'; // after a hard break
  const whole = source.text.slice(from, to);
  const raw = isLineStart ? whole.trimStart() : whole;
  const value = decodeString(raw.replace(/[ \t]*\n[ \t]*/g, '\n'));
  return value === '' ? [] : [{type: 'text', value, position: source.position(from, to)}];
}

/** Neighbouring texts as one: they stood on both sides of a mark. */
function joined(nodes: PhrasingContent[], source: Source): PhrasingContent[] {
  const done: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = done.at(-1);
    if (last?.type === 'text' && node.type === 'text') {
      last.value = `${last.value}${node.value}`.replace(/\n[ \t]+/g, '\n'); // after the mark of a quotation
      last.position = source.position(last.position!.start.offset!, node.position!.end.offset!);
    } else {
      done.push(node);
    }
  }
  return done;
}
