import type {Caption} from '../../../src/drawing/types';

interface Party {
  id: string;
  name: string;
}

/** A message from one party to another, or to itself. */
export interface Message {
  kind: 'message';
  from: number;
  to: number;
  text: string;
  /** An answer: its line is dashed. */
  reply: boolean;
}

/** What a party does, or what holds from here on. */
export interface Remark {
  kind: 'note' | 'section';
  /** Position of the party; a section spans all. */
  at: number;
  text: string;
}

export interface SequenceInput extends Caption {
  kind: 'sequence';
  parties: Party[];
  steps: (Message | Remark)[];
}
