import type {Locale} from '../../content/types';
import type {SourceFile} from '../sources';
import {type Reader, SourceFault, type SourceText} from '../texts';
import {flatten} from '../../../src/drawing/graph/toElk';
import type {GraphEdge, GraphInput, GraphNode, Role} from '../../../src/drawing/graph/types';

/** A file of `pictures/diagrams`. */
interface Source {
  title: SourceText;
  nodes: Record<string, SourceNode>;
  /** `a > b`, `a <> b`, or with more: `{way: a > b, text: …, line: dashed}`. */
  edges?: (string | {way: string; text?: SourceText; line?: GraphEdge['line']})[];
  footnote?: SourceText;
}

interface SourceNode {
  label: SourceText;
  notes?: SourceText[];
  role?: Role;
  nodes?: Record<string, SourceNode>;
}

/** Reads boxes, groups of boxes and the arrows between them. */
export function readDiagram(source: SourceFile, locale: Locale, read: Reader): GraphInput {
  const {title, nodes: given, edges: ways = [], footnote} = source.value as Source;
  const nodes = nodesOf(given ?? {}, read);
  const known = new Map(flatten(nodes).map((node) => [node.id, node]));
  const edges = ways.map((way) => {
    const edge = edgeOf(way, read);
    const missing = [edge.from, edge.to].find((id) => !known.has(id));
    if (missing !== undefined) {
      const line = source.text.split('\n').findIndex((one) => one.includes('>') && one.includes(missing)) + 1;
      throw new SourceFault(Math.max(1, line), `“${missing}” is no node; use ${[...known.keys()].join(', ')}.`);
    }
    return edge;
  });
  return {
    kind: 'graph',
    locale,
    title: read(title),
    description: describe(nodes, edges, known),
    nodes,
    edges,
    ...(footnote === undefined ? {} : {footnote: read(footnote)}),
  };
}

function nodesOf(nodes: Record<string, SourceNode>, read: Reader): GraphNode[] {
  return Object.entries(nodes).map(([id, {label, notes, role, nodes: inner}]) => ({
    id,
    role: role ?? (inner === undefined ? 'box' : 'group'),
    label: read(label),
    ...(notes === undefined ? {} : {notes: notes.map(read)}),
    ...(inner === undefined ? {} : {children: nodesOf(inner, read)}),
  }));
}

function edgeOf(given: string | {way: string; text?: SourceText; line?: GraphEdge['line']}, read: Reader): GraphEdge {
  const {way, text, line} = typeof given === 'string' ? {way: given, text: undefined, line: undefined} : given;
  const [, from = '', sign = '', to = ''] = /^\s*(\S+)\s*(<?>)\s*(\S+)\s*$/.exec(way) ?? [];
  return {
    from,
    to,
    ...(text === undefined ? {} : {label: read(text)}),
    ...(line === undefined ? {} : {line}),
    ...(sign === '<>' ? {both: true} : {}),
  };
}

function describe(nodes: GraphNode[], edges: GraphEdge[], known: Map<string, GraphNode>): string {
  const parts = (list: GraphNode[]): string =>
    list
      .map(({label, notes = [], children}) => {
        const inside = children === undefined ? notes.map(withoutComma).join(', ') : parts(children);
        return inside === '' ? label : `${label} (${inside})`;
      })
      .join(', ');
  const ways = edges.map(({from, to, label}) => {
    const what = label === undefined ? '' : ` (${label})`;
    return `${known.get(from)?.label} → ${known.get(to)?.label}${what}.`;
  });
  return [`${parts(nodes)}.`, ...ways].join(' ');
}

/** A note may go on in the next one: its comma is not said twice. */
function withoutComma(note: string): string {
  return note.replace(/,$/, '');
}
