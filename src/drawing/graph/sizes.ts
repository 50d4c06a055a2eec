import {widthOf} from '../text/metrics';
import {wrap} from '../text/wrap';
import {LEADING, SIZE} from '../svg/style';
import type {GraphNode} from './types';

/** A node with its text broken into lines, and the room that it needs. */
export interface SizedNode {
  node: GraphNode;
  label: string[];
  notes: string[];
  width: number;
  height: number;
}

/** A word beside an arrow is not broken either, unless it is wider than this. */
const WIDEST = 110;

export const PADDING = {x: 14, y: 13};
const DOT = 14;

/**
 * Breaks the texts of a node so that none is wider than asked.
 *
 * @param most width of the text
 */
export function sizeOf(node: GraphNode, most: number): SizedNode {
  if (node.role === 'start') {
    return {node, label: [], notes: [], width: DOT, height: DOT};
  }
  // A word is never broken: the box grows instead.
  const room = Math.max(most, ...node.label.split(/[\s-]+/).map((piece) => widthOf(`${piece}-`, SIZE, 'bold')));
  const label = wrap(node.label, room, SIZE, 'bold');
  const notes = (node.notes ?? []).flatMap((note) => wrap(note, room, SIZE));
  const text = Math.max(
    ...label.map((line) => widthOf(line, SIZE, 'bold')),
    ...notes.map((line) => widthOf(line, SIZE)),
    0,
  );
  return {
    node,
    label,
    notes,
    width: Math.ceil(text) + 2 * PADDING.x,
    height: (label.length + notes.length) * LEADING - 4 + 2 * PADDING.y,
  };
}

/** The room that the label of an edge needs. */
export function edgeLabelSize(label: string, most: number): {lines: string[]; width: number; height: number} {
  const room = Math.max(most, ...label.split(/[\s./_:-]+/).map((word) => Math.min(widthOf(`${word}.`, SIZE), WIDEST)));
  const lines = wrap(label, room, SIZE, 'regular', 4);
  return {
    lines,
    width: Math.ceil(Math.max(...lines.map((line) => widthOf(line, SIZE)))) + 8,
    height: lines.length * LEADING,
  };
}
