import type {Element, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {raw} from 'hast-util-raw';
import type {FootnoteDefinition, Root as MarkdownRoot} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';

import {isFields, type Fields} from '../../../src/documents/documents';
import {INVISIBLE} from '../../content/invisible';
import {commonMarkdown} from './markdownLines';

/** A page from outside, as HTML, whatever it was written in. */
interface Outside {
  tree: Root;
  /** Its front matter, when it has some that can be read. */
  frontMatter: Fields;
  /** The line of the file for one of the tree. */
  numberOf: (line: number) => number;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n(?:---|\.\.\.)\n/;

/**
 * Reads a page that came in from outside: Markdown of any system, with HTML in it, or HTML alone.
 *
 * @param isHtml whether the file holds HTML alone
 */
export function readOutside(file: string, isHtml: boolean): Outside {
  const text = file.replaceAll('\r\n', '\n').split(INVISIBLE).join('').replaceAll('\u00A0', ' ');
  if (isHtml) {
    return {tree: fromHtml(text), frontMatter: {}, numberOf: (line) => line};
  }
  const [matter = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const lines = commonMarkdown(text.slice(matter.length), matter.split('\n').length);
  const joined = lines.map((line) => line.text).join('\n');
  const markdown = fromMarkdown(joined, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  notesInPlace(markdown);
  const html = toHast(markdown, {allowDangerousHtml: true});
  keepMeta(html);
  return {
    tree: raw(html, {file: joined as never}) as Root, // with a file, of which it reads the text only, nodes know their lines
    frontMatter: fieldsOf(yaml),
    numberOf: (line) => lines[line - 1]?.number ?? line,
  };
}

function fieldsOf(yaml: string): Fields {
  try {
    const fields: unknown = parse(yaml);
    return isFields(fields) ? fields : {};
  } catch {
    return {}; // it is no page of ours; what it says is asked for again
  }
}

/** A page of the manual has no footnotes: the text of one goes where it is asked for, in parentheses. */
function notesInPlace(tree: MarkdownRoot): void {
  const texts = new Map<string, string>();
  visit(tree, 'footnoteDefinition', (node: FootnoteDefinition) => {
    texts.set(node.identifier, toString(node).trim());
  });
  visit(tree, 'footnoteReference', ({identifier}, index, parent) => {
    parent!.children[index!] = {type: 'text', value: ` (${texts.get(identifier) ?? identifier})`};
  });
}

/** What stands after the language of a code block, such as its title, as an attribute: the next parser drops all else. */
function keepMeta(tree: Nodes): void {
  visit(tree, 'element', (element: Element) => {
    const {meta} = (element.data ?? {}) as {meta?: string};
    if (meta) {
      element.properties.dataMeta = meta;
    }
  });
}
