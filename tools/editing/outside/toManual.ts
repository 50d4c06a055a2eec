import type {Element, ElementContent, Root} from 'hast';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {Root as MarkdownRoot, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';

import {textOf} from './textOf';

/** Kinds of admonitions by the words that other systems have for them. */
const KINDS: Record<string, string> = {
  note: 'note',
  tip: 'tip',
  hint: 'tip',
  success: 'tip',
  info: 'info',
  information: 'info',
  important: 'info',
  warning: 'warning',
  attention: 'warning',
  caution: 'danger',
  danger: 'danger',
  error: 'danger',
};
/** One of the classes of its element, alone or as the end of a longer one. */
const KIND = new RegExp(
  `(?:^|\\s)(?:\\S*(?:admonition|alert|callout|macro|message|notice|panel)\\S*-)?(${Object.keys(KINDS).join('|')})(?:$|\\s)`,
);
/** The first line of an alert of GitHub. */
const ALERT = /^\s*\[!(\w+)\]\s*/;
/** Where the title of an admonition stands in the HTML of other systems. */
const TITLE = /^title$|admonition-?(?:title|heading)|alert-(?:title|heading)|callout-title/;

/** HTML from outside, repaired, as Markdown with the elements of the manual. */
export const toManual = (tree: Root): MarkdownRoot =>
  toMdast(tree, {
    document: true,
    handlers: {
      aside: boxOrText,
      div: boxOrText,
      section: boxOrText,
      blockquote,
      details,
      pre,
      u: (state, node) => state.all(node),
    },
  }) as MarkdownRoot;

const classOf = ({properties}: Element): string => [properties.className ?? []].flat().join(' ').toLowerCase();
const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** The admonition that an element is by its class, if it is one. */
function kindOf(element: Element): string | undefined {
  const named = KIND.exec(classOf(element))?.[1];
  return named === undefined ? (element.tagName === 'aside' ? 'note' : undefined) : KINDS[named];
}

const boxOrText: Handle = (state, node) => {
  const kind = kindOf(node);
  if (kind === undefined) {
    return state.toFlow(state.all(node));
  }
  const heading = node.children.filter(isElement).find((child) => TITLE.test(classOf(child)));
  const title = heading === undefined ? String(node.properties.title ?? '') : textOf(heading);
  return admonition(kind, title, flow(state, node, heading));
};

/** A title that names the kind only says nothing. */
function admonition(name: string, title: string, children: RootContent[]): ContainerDirective {
  const label = title.trim().toLowerCase() in KINDS ? '' : title.trim();
  return {type: 'containerDirective', name, attributes: {title: label}, children: children as never[]};
}

const flow = (state: State, node: Element, without: Element | undefined): RootContent[] =>
  state.toFlow(state.all({...node, children: node.children.filter((child) => child !== without)}));

/** An alert of GitHub is a quotation that starts with its kind in brackets. */
const blockquote: Handle = (state, node) => {
  const children = state.toFlow(state.all(node));
  const first = children[0]?.type === 'paragraph' ? children[0].children[0] : undefined;
  const kind = first?.type === 'text' ? KINDS[ALERT.exec(first.value)?.[1]?.toLowerCase() ?? ''] : undefined;
  if (first?.type !== 'text' || kind === undefined) {
    return {type: 'blockquote', children};
  }
  first.value = first.value.replace(ALERT, '');
  return admonition(kind, '', children);
};

/** The one HTML element that pages may have. */
const details: Handle = (state, node) => {
  const summary = node.children.filter(isElement).find(({tagName}) => tagName === 'summary');
  const title = summary === undefined ? 'Details' : textOf(summary).trim();
  return [
    {type: 'html', value: `<details>\n<summary>${title}</summary>`},
    ...flow(state, node, summary),
    {type: 'html', value: '</details>'},
  ];
};

/** What stands after the language, such as a title. */
const pre: Handle = (state, node) => {
  const code = defaultHandlers.pre(state, node);
  const meta = node.children.filter(isElement)[0]?.properties.dataMeta;
  return {...code, meta: meta === undefined ? null : String(meta)};
};
