import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Code up to this length fits a line of a phone of 320 px, inside a list too, and is never broken. */
export const SHORT = 24;

/** After a mark that joins parts of a name, an address or an expression, before the next part. */
const JOINT = /(?<=[/.,:;=?&|_@-])(?=[^\s/.,:;=?&|_@-])/;
const AFTER_SPACE = /(?<=\s)(?=\S)/;
/** Before the next word of a name that is written as one: `cloud|Pub|Sub`. */
const HUMP = /(?<=[\p{Ll}\d])(?=\p{Lu})/u;
/** Of what has no words, such as a digest, sixteen characters stand together. */
const GROUP = /(?<=^(?:.{16})+)(?=.)/;

/**
 * A plugin of rehype: code in the text that is too long for a phone may break after its marks (`/`, `.`, `_`, ...) and,
 * where that is not enough, between its words. It gets the class `long`; code without it is kept on one line
 * (`src/css/markdown.css`).
 */
export default function codeBreaks(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'element', (element, _index, parent) => {
      const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
      if (element.tagName === 'code' && !isBlock) {
        breakLong(element);
      }
    });
}

function breakLong(code: Element): void {
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  if (text.length > SHORT) {
    code.properties.className = ['long'];
    code.children = partsOf(text).flatMap((part, i): ElementContent[] => [
      ...(i === 0 ? [] : [{type: 'element', tagName: 'wbr', properties: {}, children: []} satisfies Element]),
      {type: 'text', value: part},
    ]);
  }
}

/**
 * The pieces of a code that stand on one line each if there is no room for more; a mark ends its piece. One that is longer
 * than a line of a phone is taken apart into its words, and what is no word either into groups of characters.
 */
export function partsOf(code: string): string[] {
  return [AFTER_SPACE, HUMP, GROUP].reduce(
    (pieces, joint) => pieces.flatMap((piece) => (longestWord(piece) > SHORT ? piece.split(joint) : [piece])),
    code.split(JOINT),
  );
}

/** Length of the longest; between them a line ends anyway. */
function longestWord(piece: string): number {
  return Math.max(...piece.split(/\s+/).map(({length}) => length));
}
