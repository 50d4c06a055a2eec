import type {Nodes} from 'mdast';
import {directiveFromMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {directive} from 'micromark-extension-directive';
import {gfmTable} from 'micromark-extension-gfm-table';
import {expect, test} from 'vitest';

import {markdownTree} from '../../tools/content/parser/markdownTree';
import {readPages} from '../../tools/content/readPages';

/** The parser of Docusaurus, with what of its extensions pages use. */
const OPTIONS = {
  extensions: [gfmTable(), directive()],
  mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
};

/** Every construct that pages may hold, also where no page holds it yet. */
const SAMPLES = [
  'a `b` **c** *d* [e](/f "g") ![h *i*](/j) <https://k.example> https://l.example',
  '***a** b* __c__ _d_ **[e](/f)**: `` g ` h `` ` i `\n`j\nk`',
  'a &lt; &amp; &#39; &nbsp; &bogus; \\* \\[b\\](c) [d](/e\\_f&amp;g) [h](<i j>)',
  'a\\\n  b  \nc\n   d \ne',
  '[a] [b][c] [d][] ![e]',
  'a:b `c:d` resource:action[x]{y} ::leaf',
  '# A\n\n## B `c` {#d} ##\n\n#\n\nE\n===\n\n  # F\n\n---\n\n***',
  '> a\n> b **c\n> d**\n>\n> - e\n>   f\n>\n> ```js\n> g\n>  h\n> ```\n>\n> | i | j |\n> | - | - |\n> | 1 | |\n\n> k\nlazy',
  '1. a\n\n   ```js title="b"\n   c\n     d\n\n   e\n   ```\n\n2. f\n   - g\n   - h\n\ntext\n\n7. i\n8) j\n\n* k\n+ l',
  '- a\n\n  | b |\n  | - |\n  | c |\n\n- [ ] d\n',
  '| a | b |\n| :- | -: |\n| | `c\\|d` |\n| \\| | |\n| 1 |\n| 1 | 2 |\n\n| **e** [f](/g) |\n|---|\nh',
  'a\n| b | c |\n| - | - |\n| 1 | 2 |',
  '~~~yaml\na: 1\n~~~\n\n```js\nunclosed',
  '<details>\n<summary>a</summary>\n\nb <b>c</b> d<br/>e <!-- f -->\n\n</details>\n\n<!-- g\nh -->',
  'a\n:::note\nb\n:::\nc',
  '- a\n\n  :::note[b `c`]\n\n  d\n\n  :::\n\n- e',
  '::::note\n\n:::tip\n\n- a\n\n:::\n\n::::\n\n:::note Title\n\nb\n\n:::',
];

test.each(SAMPLES)('%j is read as the site reads it', (text) => {
  expect(simplified(markdownTree(text), text)).toEqual(simplified(fromMarkdown(text, OPTIONS), text));
});

const PAGES = readPages(process.cwd()).pages.filter(({file}) => file.endsWith('.md'));

test.each(PAGES.map((page) => [page.file, page] as const))('%s is read as the site reads it', (_, {body, tree}) => {
  expect(simplified(tree, body)).toEqual(simplified(fromMarkdown(body, OPTIONS), body));
});

/** Nodes whose extent rules use. */
const PLACED = ['heading', 'paragraph', 'code', 'link', 'image', 'inlineCode', 'strong', 'emphasis', 'html', 'table'];

/** What rules ask a tree for: types, values, lines; of directives inside a sentence, the text that readers see. */
function simplified(node: Nodes, source: string): object {
  const {start, end} = node.position!;
  if (node.type === 'textDirective') {
    return {type: 'text', value: source.slice(start.offset, end.offset), line: start.line};
  }
  const {position, children = [], ...fields} = node as Nodes & {children?: Nodes[]};
  const known = ['type', 'value', 'depth', 'ordered', 'start', 'lang', 'meta', 'url', 'title', 'alt', 'name'];
  const kept = Object.entries(fields).filter(([key, value]) => known.includes(key) && value != null);
  const place = PLACED.includes(node.type) ? {from: start.offset, to: position!.end.offset} : {};
  return {...Object.fromEntries(kept), line: start.line, ...place, children: joined(children, source)};
}

/** Neighbouring texts as one: the other parser cuts them at what could have been a directive. */
function joined(nodes: Nodes[], source: string): object[] {
  return nodes.reduce<{type?: string; value?: string}[]>((done, node) => {
    const next = simplified(node, source) as {type: string; value?: string};
    const last = done.at(-1);
    return last?.type === 'text' && next.type === 'text'
      ? [...done.slice(0, -1), {...last, value: `${last.value}${next.value}`}]
      : [...done, next];
  }, []);
}
