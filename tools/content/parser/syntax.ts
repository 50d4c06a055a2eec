import {type MarkdownConfig, parser, Table} from '@lezer/markdown';

const OPENING = /^(:{3,})([a-z][\w-]*)(?:\[(.*)\])?(?:\{.*\})?\s*$/i;
const CLOSING = /^(:{3,})\s*$/;

/** `:::note[Title]` to `:::`, as Docusaurus reads them: blocks inside a block, as in a quotation. */
const admonitions: MarkdownConfig = {
  defineNodes: [
    {
      name: 'Admonition',
      block: true,
      composite: (_, line, colons) => (CLOSING.exec(line.text.slice(line.pos))?.[1]?.length ?? 0) < colons,
    },
    'AdmonitionName',
    'AdmonitionTitle',
    'AdmonitionEnd',
  ],
  parseBlock: [
    {
      name: 'Admonition',
      before: 'FencedCode',
      parse(cx, line) {
        const [, colons = '', name = '', title] = OPENING.exec(line.text.slice(line.pos)) ?? [];
        const start = cx.lineStart + line.pos;
        if (colons === '') {
          return false;
        }
        cx.startComposite('Admonition', line.pos, colons.length);
        const end = start + colons.length + name.length;
        cx.addElement(cx.elt('AdmonitionName', start + colons.length, end));
        if (title !== undefined) {
          const inline = cx.parser.parseInline(title, end + 1);
          cx.addElement(cx.elt('AdmonitionTitle', end, end + title.length + 2, inline)); // with its brackets
        }
        line.moveBase(line.text.length); // what follows starts on the next line
        return null;
      },
      endLeaf: (_, line) => OPENING.test(line.text.slice(line.pos)) || CLOSING.test(line.text.slice(line.pos)),
    },
    {
      name: 'AdmonitionEnd',
      before: 'FencedCode',
      parse(cx, line) {
        const isEnd = CLOSING.test(line.text.slice(line.pos));
        if (isEnd) {
          cx.addElement(cx.elt('AdmonitionEnd', cx.lineStart + line.pos, cx.lineStart + line.text.length));
          cx.nextLine();
        }
        return isEnd;
      },
    },
  ],
};

/** What pages are written in: CommonMark, tables, admonitions. */
export const syntax = parser.configure([Table, admonitions]);
