import type {SyntaxNode} from '@lezer/common';
import type {Nodes} from 'mdast';

type Position = NonNullable<Nodes['position']>;
type Point = Position['start'];

/** A text whose syntax nodes are asked for what they hold and where they stand. */
export class Source {
  readonly #lineStarts: number[];

  constructor(readonly text: string) {
    const lengths = text.split('\n').map((line) => line.length + 1);
    let start = 0;
    this.#lineStarts = lengths.map((length) => (start += length) - length);
  }

  textOf(node: SyntaxNode): string {
    return this.text.slice(node.from, node.to);
  }

  /** @param from,to offsets, from 0 */
  position(from: number, to: number): Position {
    return {start: this.#point(from), end: this.#point(to)};
  }

  positionOf(node: SyntaxNode): Position {
    return this.position(node.from, node.to);
  }

  #point(offset: number): Point {
    let [low, high] = [0, this.#lineStarts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      [low, high] = this.#lineStarts[middle]! <= offset ? [middle, high] : [low, middle - 1];
    }
    return {line: low + 1, column: offset - this.#lineStarts[low]! + 1, offset};
  }
}

/** The children of a syntax node. */
export function below(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    children.push(child);
  }
  return children;
}

/** What a syntax node is that a later version of the parser may bring. */
export const unknown = (node: SyntaxNode): Error =>
  new Error(`The checks do not know the Markdown node ${node.name}; add it to tools/content/parser.`);
