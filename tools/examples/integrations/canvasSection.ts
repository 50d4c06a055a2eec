import type {InlineCode, Nodes, Paragraph} from 'mdast';
import {parse} from 'yaml';

import {byPage} from '../../content/byPage';
import {fences, headings, lineOf, nodes} from '../../content/markdown';
import type {Page} from '../../content/types';
import {type Fields, isFields} from '../../../src/documents/documents';

/** The section of a page that shows its component on the canvas. */
export interface CanvasSection {
  /** Of its heading, in the body. */
  line: number;
  content: Nodes[];
  /** The integration that its steps draw: the file of the page that its first paragraph names; else the first one. */
  integration: Fields | undefined;
}

/** The section `{#canvas}` of a page, if it has one. */
export const canvasSection = byPage((page): CanvasSection | undefined => {
  const {children} = page.tree;
  const isHeading = (node: Nodes): boolean => node.type === 'heading' && node.depth === 2;
  const start = children.findIndex((node) => isHeading(node) && idOf(node) === 'canvas');
  if (start === -1) {
    return undefined;
  }
  const end = children.findIndex((node, index) => index > start && isHeading(node));
  const content = children.slice(start + 1, end === -1 ? undefined : end);
  return {line: lineOf(children[start]!), content, integration: integrationOf(page, content)};
});

const idOf = (node: Nodes): string | undefined => headings({type: 'root', children: [node] as never})[0]?.id;

function integrationOf(page: Page, content: Nodes[]): Fields | undefined {
  const opening = content.find((node): node is Paragraph => node.type === 'paragraph');
  const named = opening === undefined ? [] : nodes<InlineCode>(opening, 'inlineCode').map(({value}) => value);
  const files = integrationsOf(page);
  return files.find((file) => named.includes(nameOf(file))) ?? files[0];
}

/** The integration files of a page, the smallest first: pages show them in this order. */
export function integrationsOf({tree}: Page): Fields[] {
  return fences(tree)
    .filter(({lang, value}) => lang === 'yaml' && /^kind: Integration$/m.test(value))
    .flatMap(({value}) => fieldsOrNothing(value));
}

/** Name of an integration, as its file says it. */
export function nameOf({metadata}: Fields): string {
  return isFields(metadata) ? String(metadata.name) : '';
}

/** The engines that run code blocks say where a block is no YAML. */
function fieldsOrNothing(text: string): Fields[] {
  try {
    const value: unknown = parse(text);
    return isFields(value) ? [value] : [];
  } catch {
    return [];
  }
}
