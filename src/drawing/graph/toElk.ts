import type {ElkExtendedEdge, ElkNode} from 'elkjs/lib/elk-api';

import {LEADING} from '../svg/style';
import type {Attempt} from './layout';
import {edgeLabelSize, type SizedNode} from './sizes';
import type {GraphEdge, GraphInput, GraphNode} from './types';

const LAYOUT = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
};

/** The graph as elkjs reads it. Groups that no arrow enters or leaves are laid out by themselves, which is tighter. */
export function toElkGraph(
  {nodes, edges}: GraphInput,
  all: GraphNode[],
  sized: Map<string, SizedNode>,
  attempt: Attempt,
): ElkNode {
  const groupOf = new Map(all.flatMap(({id, children = []}) => children.map((child) => [child.id, id] as const)));
  const isCrossed = edges.some(({from, to}) => groupOf.get(from) !== groupOf.get(to));
  const options: Record<string, string> = {
    ...LAYOUT,
    'elk.hierarchyHandling': isCrossed ? 'INCLUDE_CHILDREN' : 'SEPARATE_CHILDREN',
    'elk.separateConnectedComponents': String(isCrossed),
    'elk.partitioning.activate': String(attempt.oneARow),
  };
  // An arrow belongs to the group that holds both its ends.
  const ownerOf = ({from, to}: GraphEdge): string | undefined =>
    groupOf.get(from) === groupOf.get(to) ? groupOf.get(from) : undefined;
  const own = (group: string | undefined): ElkExtendedEdge[] =>
    edges.flatMap((edge, index) => (ownerOf(edge) === group ? [toElkEdge(edge, index, attempt)] : []));
  const toElk = (node: GraphNode): ElkNode => {
    const {width, height, label} = sized.get(node.id)!;
    const row: Record<string, string> = attempt.oneARow
      ? {'elk.partitioning.partition': String(all.indexOf(node))}
      : {};
    return node.children === undefined
      ? {id: node.id, width, height, layoutOptions: row}
      : {
          id: node.id,
          children: node.children.map(toElk),
          edges: [...own(node.id), ...columnEdges(node.children, edges)],
          layoutOptions: {
            ...options,
            ...row,
            'elk.padding': `[top=${22 + label.length * LEADING},left=14,bottom=14,right=14]`,
            'elk.nodeSize.constraints': 'MINIMUM_SIZE',
            'elk.nodeSize.minimum': `(${width},${height})`,
          },
        };
  };
  return {id: 'root', layoutOptions: options, children: nodes.map(toElk), edges: own(undefined)};
}

function toElkEdge({from, to, label}: GraphEdge, index: number, attempt: Attempt): ElkExtendedEdge {
  const size = label === undefined ? undefined : edgeLabelSize(label, attempt.label);
  return {
    id: `e${index}`,
    sources: [from],
    targets: [to],
    labels: size === undefined ? [] : [{id: `l${index}`, text: label, width: size.width, height: size.height}],
  };
}

/** Arrows that are not drawn: they put the boxes of a group into two columns where nothing else orders them. */
function columnEdges(children: GraphNode[], edges: GraphEdge[]): ElkExtendedEdge[] {
  const ids = children.map(({id}) => id);
  const isOrdered = edges.some(({from, to}) => ids.includes(from) && ids.includes(to));
  return isOrdered
    ? []
    : ids.slice(2).map((id, index) => ({id: `column of ${id}`, sources: [ids[index]!], targets: [id]}));
}

/** Position of an arrow in the input; -1 for one that is not drawn. */
export const indexOf = ({id}: ElkExtendedEdge): number => (/^e\d+$/.test(id) ? Number(id.slice(1)) : -1);

export const flatten = (nodes: GraphNode[]): GraphNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
