import type {Caption} from '../types';

/** What a node is, which decides how it looks; its text says it too. */
export type Role = 'box' | 'stone' | 'card' | 'good' | 'bad' | 'start' | 'end' | 'group';

export interface GraphNode {
  id: string;
  role: Role;
  /** Empty for the start of a state diagram. */
  label: string;
  /** What stands below the label, a line each. */
  notes?: string[];
  /** Of a group. */
  children?: GraphNode[];
  /** How children are laid out: below each other unless said. */
  across?: boolean;
}

export interface GraphEdge {
  from: string;
  to: string;
  label?: string;
  /** Solid unless said; `error` is taken on a failure. */
  line?: 'dashed' | 'error';
  /** Arrow heads at both ends. */
  both?: boolean;
}

export interface GraphInput extends Caption {
  kind: 'graph';
  nodes: GraphNode[];
  edges: GraphEdge[];
  /** What the kinds of lines mean, where a picture has more than one. */
  legend?: {line: 'solid' | 'dashed' | 'error'; text: string}[];
  /** A sentence below the graph. */
  footnote?: string;
}
