import {circle, lines, polyline, rect, text} from '../svg/elements';
import {LEADING, MARGIN, SIZE, WIDTH} from '../svg/style';
import {wrap} from '../text/wrap';
import type {Drawing} from '../types';
import {type LayoutEngine, layOut, type PlacedEdge, type PlacedNode} from './layout';
import {PADDING} from './sizes';
import type {GraphInput} from './types';

const LINES = {solid: 'a', dashed: 'ad', error: 'ae'};
const RADIUS: Partial<Record<string, number>> = {end: 18, group: 10};

/**
 * Draws a graph of boxes and arrows, from top to bottom.
 *
 * @param engine lays it out
 * @param room how wide the drawing may be; it is as wide if it needs less
 */
export async function drawGraph(input: GraphInput, engine: LayoutEngine, room = WIDTH): Promise<Drawing> {
  const graph = await layOut(input, room - 2 * MARGIN, engine);
  const width = Math.max(room, graph.width + 2 * MARGIN);
  const left = (width - graph.width) / 2;
  const groups = graph.nodes.filter(({node}) => node.role === 'group');
  const boxes = graph.nodes.filter(({node}) => node.role !== 'group');
  const drawn = [
    ...groups.map(drawGroup),
    ...graph.edges.map(drawEdge),
    ...boxes.map(drawNode),
    ...graph.edges.map(drawLabel),
  ].join('');
  const below = drawBelow(input, graph.height + 2 * MARGIN, width);
  return {
    width,
    height: below.height,
    body: `<g transform="translate(${Math.round(left)} ${MARGIN})">${drawn}</g>${below.body}`,
  };
}

function drawNode({node, label, notes, x, y, width, height}: PlacedNode): string {
  if (node.role === 'start') {
    return circle('dot', x + width / 2, y + height / 2, width / 2);
  }
  const middle = x + width / 2;
  const first = y + PADDING.y + SIZE - 2;
  const shape = rect(node.role === 'end' ? 'stone' : node.role, {x, y, width, height}, RADIUS[node.role] ?? 8);
  const below = notes.length === 0 ? '' : lines('s mid', middle, first + label.length * LEADING, notes, LEADING);
  return shape + lines('t mid', middle, first, label, LEADING) + below;
}

function drawGroup({label, x, y, width, height}: PlacedNode): string {
  return rect('zone', {x, y, width, height}, RADIUS.group) + lines('k', x + 14, y + 26, label, LEADING);
}

function drawEdge({edge, points}: PlacedEdge): string {
  const kind = edge.line ?? 'solid';
  const heads = ` marker-end="url(#${kind === 'error' ? 'e' : 'm'})"${edge.both === true ? ` marker-start="url(#m)"` : ''}`;
  return polyline(LINES[kind], points).replace('/>', `${heads}/>`);
}

function drawLabel({edge, label}: PlacedEdge): string {
  return label === undefined
    ? ''
    : lines(edge.line === 'error' ? 'e' : 's', label.x + 4, label.y + SIZE, label.lines, LEADING);
}

/** The legend and the footnote. */
function drawBelow({legend = [], footnote}: GraphInput, top: number, width: number): Drawing {
  let y = top;
  const parts = legend.map(({line, text: meaning}) => {
    const arrow = polyline(LINES[line], [
      {x: MARGIN, y: y + 2},
      {x: MARGIN + 34, y: y + 2},
    ]).replace('/>', ` marker-end="url(#${line === 'error' ? 'e' : 'm'})"/>`);
    y += LEADING + 4;
    return arrow + text('s', MARGIN + 44, y - LEADING + 3, meaning);
  });
  const note = footnote === undefined ? [] : wrap(footnote, width - 2 * MARGIN, SIZE);
  if (note.length > 0) {
    parts.push(lines('s', MARGIN, y + 8, note, LEADING));
    y += note.length * LEADING + 4;
  }
  return {width, height: y === top ? top : y + 8, body: parts.join('')};
}
