import type {Nodes, Parents, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown, type Info, type State} from 'mdast-util-to-markdown';

/** Writes a page's text in the forms that markdownlint holds the manual to. */
export const markdownText = (tree: Root): string =>
  toMarkdown(tree, {
    extensions: [gfmTableToMarkdown({tablePipeAlign: false}), {handlers: {containerDirective: admonition}}],
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
  })
    .replace(/\\(?=_\w|&|~)/g, '') // what the writer takes for the start of markup, and no parser does
    .replace(/^\|(?: - \|)+$/gm, (row) => row.replaceAll('-', '---'))
    .trim();

/** `:::note[Title]`, with empty lines inside. */
function admonition(node: Nodes, _: Parents | undefined, state: State, info: Info): string {
  const {name, attributes, children} = node as ContainerDirective;
  const title = attributes?.title ? `[${attributes.title}]` : '';
  const text = state.containerFlow({type: 'root', children}, info);
  return `:::${name}${title}\n\n${text}\n\n:::`;
}
