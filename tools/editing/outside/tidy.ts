import type {Code, InlineCode, Link, List, Nodes, PhrasingContent, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

import {splitUrl} from '../../../src/manual/path';
import type {Notes} from './notes';

/** What word processors make of the marks of code. */
const MARKS: [RegExp, string][] = [
  [/[“”„«»]/g, '"'],
  [/[‘’‚]/g, "'"],
  [/…/g, '...'],
  [/[\u00A0\u2007\u202F]/g, ' '],
];
/** Two hyphens before an option become one dash. */
const OPTION = /(?<=^|[\s[(|])[–—](?=[a-z])/gm;
const DASH = /[–—−]/;

/**
 * Corrects what has one right form in the manual: marks of code, apostrophes, breaks, empty links, contents of the page
 * (the site has its own), lists with empty lines.
 *
 * @param isPage whether the manual has a page at a path; a link to it on any host becomes that path
 * @param notes takes a note for each thing that a person has to look at
 */
export function tidy(tree: Root, isPage: IsPage, notes: Notes): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) {
      return undefined;
    }
    const next = repaired(node, {isPage, notes});
    if (next !== undefined) {
      parent.children.splice(index, 1, ...(next as never[]));
      return [SKIP, index]; // what stands there now is looked at, too
    }
    return undefined;
  });
}

type IsPage = (path: string) => boolean;

interface Place {
  isPage: IsPage;
  notes: Notes;
}

/** What stands for a node afterwards; nothing for the node itself. */
function repaired(node: Nodes, place: Place): Nodes[] | undefined {
  switch (node.type) {
    case 'text':
      node.value = node.value.replaceAll('’', "'").replace(/[\u00A0\u202F ]+/g, ' ');
      return undefined;
    case 'code':
    case 'inlineCode':
      return straighten(node, place);
    case 'break':
      return [{type: 'text', value: ' '}];
    case 'delete':
      place.notes.add(node, `“${toString(node)}” was struck out; delete it, or keep it.`);
      return [{type: 'text', value: `FILL: delete or keep “${toString(node)}”`}];
    case 'link':
      return link(node, place);
    case 'list':
      return list(node);
    case 'table':
      return table(node);
    default:
      return undefined;
  }
}

function straighten(node: Code | InlineCode, {notes}: Place): undefined {
  const straight = MARKS.reduce((text, [mark, plain]) => text.replace(mark, plain), node.value);
  node.value = straight.replace(OPTION, '--');
  if (node.value !== straight || DASH.test(node.value)) {
    notes.add(node, 'The code has, or had, dashes of a word processor; see that they are the hyphens that they were.');
  }
}

function link(node: Link, {isPage}: Place): PhrasingContent[] | undefined {
  const {pathname = '', hash = ''} = /^https?:/.test(node.url) && URL.canParse(node.url) ? new URL(node.url) : {};
  const {path} = splitUrl(pathname);
  node.url = path !== '/' && isPage(path) ? path + hash : node.url;
  return toString(node).trim() === '' || node.url === '' ? node.children : undefined;
}

/** Columns are not aligned, and headings need no bold. */
function table(node: Table): undefined {
  node.align = [];
  node.children[0]?.children.forEach((cell) => {
    cell.children = cell.children.flatMap((child) => (child.type === 'strong' ? child.children : [child]));
  });
}

/** Contents, if all that a list has is links into the page; else its items stand as close as they can. */
function list(node: List): [] | undefined {
  const links = [...texts(node)].filter((each) => each.type !== 'text' || each.value.trim() !== '');
  if (links.length > 1 && links.every((each) => each.type === 'link' && each.url.startsWith('#'))) {
    return [];
  }
  node.spread = false;
  node.children.forEach((item) => {
    item.spread = item.children.some(({type}, i) => i > 0 && type !== 'list');
    node.spread ||= item.spread;
  });
  return undefined;
}

/** The phrases in the paragraphs of a list. */
const texts = (node: List): PhrasingContent[] =>
  node.children.flatMap(({children}) =>
    children.flatMap((child) =>
      child.type === 'paragraph' ? child.children : child.type === 'list' ? texts(child) : [{type: 'html', value: ''}],
    ),
  );
