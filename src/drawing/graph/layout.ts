import type {ELK, ElkExtendedEdge, ElkNode} from 'elkjs/lib/elk-api';

import type {Box, Point} from '../svg/elements';
import {WIDTH} from '../svg/style';
import {edgeLabelSize, type SizedNode, sizeOf} from './sizes';
import {flatten, indexOf, toElkGraph} from './toElk';
import type {GraphEdge, GraphInput, GraphNode} from './types';

export interface PlacedNode extends SizedNode, Box {}

export interface PlacedEdge {
  edge: GraphEdge;
  points: Point[];
  label: ({lines: string[]} & Box) | undefined;
}

interface PlacedGraph {
  width: number;
  height: number;
  /** Groups before what is in them. */
  nodes: PlacedNode[];
  edges: PlacedEdge[];
}

/** elkjs; in the page, it runs in a worker. */
export type LayoutEngine = Pick<ELK, 'layout'>;

/** How a graph may be laid out. */
export interface Attempt {
  /** Width of texts in boxes, and beside arrows. */
  text: number;
  label: number;
  /** All boxes are as wide as the widest. */
  even: boolean;
  /** Every box has a row of its own. */
  oneARow: boolean;
}

const ATTEMPTS: Attempt[] = [
  {text: 240, label: 150, even: true, oneARow: false},
  {text: 170, label: 130, even: true, oneARow: false},
  {text: 130, label: 110, even: true, oneARow: false},
  {text: 130, label: 110, even: false, oneARow: false},
  {text: 105, label: 96, even: true, oneARow: false},
  {text: 105, label: 84, even: false, oneARow: false},
  {text: 105, label: 66, even: false, oneARow: false},
  {text: 190, label: 130, even: true, oneARow: true},
  {text: 160, label: 100, even: false, oneARow: true},
  {text: 130, label: 84, even: false, oneARow: true},
];

/** Lays a graph out from top to bottom, in the first of several ways that is narrow enough. */
export async function layOut(input: GraphInput, room: number, engine: LayoutEngine): Promise<PlacedGraph> {
  let narrowest: PlacedGraph | undefined;
  for (const attempt of ATTEMPTS) {
    const placed = await place(input, attempt, engine);
    if (placed !== undefined && placed.width <= room) {
      return placed;
    }
    narrowest = placed === undefined || (narrowest?.width ?? Infinity) <= placed.width ? narrowest : placed;
  }
  if (narrowest === undefined) {
    throw new Error(`The layout library cannot place “${input.title}”; simplify its groups.`);
  }
  return narrowest;
}

/** @returns undefined where elkjs gives up, which happens with arrows between groups; another attempt may succeed */
async function place(input: GraphInput, attempt: Attempt, engine: LayoutEngine): Promise<PlacedGraph | undefined> {
  const all = flatten(input.nodes);
  const sized = sizes(all, attempt);
  const graph: ElkNode | undefined = await engine.layout(toElkGraph(input, all, sized, attempt)).catch(() => undefined);
  if (graph === undefined) {
    return undefined;
  }
  const edges = edgesIn(graph).sort((one, other) => indexOf(one) - indexOf(other));
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    nodes: placedNodes(graph.children ?? [], sized),
    edges: edges.map((edge) => placedEdge(edge, input.edges, attempt)),
  };
}

function sizes(all: GraphNode[], attempt: Attempt): Map<string, SizedNode> {
  const sized = all.map((node) => sizeOf(node, node.role === 'group' ? WIDTH - 160 : attempt.text));
  const boxes = sized.filter(({node}) => !['start', 'end', 'group'].includes(node.role));
  const even = Math.max(...boxes.map(({width}) => width), 0);
  boxes.forEach((box) => (box.width = attempt.even ? even : box.width));
  return new Map(sized.map((one) => [one.node.id, one]));
}

function placedNodes(nodes: ElkNode[], sized: Map<string, SizedNode>): PlacedNode[] {
  return nodes.flatMap(({id, x = 0, y = 0, width = 0, height = 0, children = []}) => [
    {...sized.get(id)!, x, y, width, height},
    ...placedNodes(children, sized),
  ]);
}

/** The edges of a graph and of the groups in it that are drawn. */
function edgesIn({edges = [], children = []}: ElkNode): ElkExtendedEdge[] {
  return [...edges.filter((edge) => indexOf(edge) >= 0), ...children.flatMap(edgesIn)];
}

function placedEdge(edge: ElkExtendedEdge, edges: GraphEdge[], attempt: Attempt): PlacedEdge {
  const own = edges[indexOf(edge)]!;
  const [section] = edge.sections ?? [];
  const points = section === undefined ? [] : [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
  const [label] = edge.labels ?? [];
  return {
    edge: own,
    points,
    label:
      label === undefined
        ? undefined
        : {
            lines: edgeLabelSize(own.label ?? '', attempt.label).lines,
            x: label.x ?? 0,
            y: label.y ?? 0,
            width: label.width ?? 0,
            height: label.height ?? 0,
          },
  };
}
