import type {Heading, Html, Link, Nodes, Paragraph, Parent, TableCell} from 'mdast';

import {byPage} from './byPage';
import {keyLine} from '../../src/plugins/catalog/keyLine';
import {lineOf, outermost} from './markdown';
import type {Finding, Page} from './types';

/** A piece of text that readers read as one: what rules on wording look at. */
export interface Passage {
  kind: 'title' | 'description' | 'heading' | 'cell' | 'text';
  /** Line of the file on which it starts. */
  line: number;
  /** Without markup; code spans, addresses and heading ids are each one `CODE`. Keeps the line breaks. */
  text: string;
}

/** Stands in a passage for what is no prose, so that the words around it keep their distance. */
export const CODE = '\uFFFC';

type Block = Heading | Html | Paragraph | TableCell;
const KINDS: Record<Block['type'], Passage['kind']> = {
  heading: 'heading',
  html: 'text',
  paragraph: 'text',
  tableCell: 'cell',
};
const BLOCKS = Object.keys(KINDS) as Block['type'][];
/** What `npm run new` leaves for a writer; the rule `unfilled` reports it, and its words are no prose yet. */
const WAITS = /\b(?:FILL|PREENCHER):/;
const HEADING_ID = /\s*\{#[^}]+\}\s*$/;

/** The prose of a page in its order: title, description, then every paragraph, heading, table cell and summary. */
export const passages = byPage((page): Passage[] => {
  const blocks = outermost<Block>(page.tree, BLOCKS).map((node) => ({
    kind: KINDS[node.type],
    line: page.bodyLine + lineOf(node) - 1,
    text: blockText(node),
  }));
  return [...frontMatterPassages(page), ...blocks].filter(({text}) => text.trim() !== '' && !WAITS.test(text));
});

function blockText(node: Block): string {
  if (node.type === 'html') {
    return withoutTags(node);
  }
  const text = plainText(node);
  return node.type === 'heading' ? text.replace(HEADING_ID, '') : text;
}

/** A finding at a place of a passage. */
export function inPassage(page: Page, passage: Passage, index: number, rule: string, message: string): Finding {
  const line = passage.line + passage.text.slice(0, index).split('\n').length - 1;
  return {file: page.file, line, rule, message};
}

function frontMatterPassages(page: Page): Passage[] {
  return (['title', 'description'] as const).flatMap((kind) => {
    const text = page.frontMatter[kind];
    return typeof text === 'string' ? [{kind, line: keyLine(page, kind), text}] : [];
  });
}

/** What a reader reads of a node; for what is no prose, `CODE`. */
export function plainText(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return CODE + lineBreaks(node.value);
    case 'image':
      return node.alt ?? '';
    case 'break':
      return '\n';
    case 'html':
      return '';
    case 'link':
      return isAddress(node) ? CODE : children(node);
    default:
      return 'children' in node ? children(node) : '';
  }
}

function children(node: Parent): string {
  return node.children.map((child) => plainText(child)).join('');
}

/** A link that shows its own address: no prose. */
function isAddress(node: Link): boolean {
  const shown = children(node);
  return shown !== '' && node.url.endsWith(shown);
}

/** The text of an HTML block, such as the question in `<summary>`. */
function withoutTags({value}: Html): string {
  return value
    .replace(/<!--[\s\S]*?-->/g, lineBreaks)
    .replace(/<code>[\s\S]*?<\/code>|`[^`]*`/g, (code) => CODE + lineBreaks(code))
    .replace(/<[^>]*>/g, lineBreaks);
}

const lineBreaks = (text: string): string => text.replace(/[^\n]/g, '');
