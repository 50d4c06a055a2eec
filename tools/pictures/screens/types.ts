import type {Generation} from '../../model/modelData';
import type {GraphInput} from '../../../src/drawing/graph/types';
import type {Caption} from '../../../src/drawing/types';

/** What a field is made with; one that is `shown` cannot be changed, a `group` is the heading of the fields inside it. */
export type Control = 'group' | 'text' | 'area' | 'choice' | 'list' | 'switch' | 'date' | 'color' | 'secret' | 'file' | 'shown';

export interface FormField {
  label: string;
  required: boolean;
  control: Control;
  /** What the reader's steps put there, or what the console suggests; empty for an empty field. */
  value: string;
  /** How many groups it is in. */
  depth?: number;
  /** The value joins what the list already holds. */
  added?: boolean;
}

export interface Form {
  type: 'form';
  fields: FormField[];
  /** The main one first. */
  buttons: string[];
}

export interface List {
  type: 'list';
  /** Opens the form of a new one; undefined where there is none. */
  create?: string;
  search: string;
  filter: string;
  columns: {label: string; sortable: boolean}[];
  /** A cell without a sample is drawn as a bar. */
  rows: (string | null)[][];
  /** Positions of columns that hold a state. */
  states: number[];
}

export interface Dialog {
  type: 'dialog';
  /** Lines of text. */
  text: string[];
  fields: FormField[];
  buttons: string[];
  /** The main button destroys something. */
  danger: boolean;
}

/** The panel of a trigger or step, beside the canvas. */
export interface Panel {
  type: 'panel';
  /** The open one first. */
  tabs: string[];
  fields: FormField[];
}

/** The canvas of an integration. */
export interface Canvas {
  type: 'canvas';
  /** Buttons above it. */
  buttons: string[];
  /** Names of components beside it. */
  palette: string[];
  graph: GraphInput;
}

export interface MenuItem {
  label: string;
  active: boolean;
  /** Items below the open one. */
  items?: {label: string; active: boolean}[];
}

export interface ScreenInput extends Caption {
  kind: 'screen';
  generation: Generation;
  /** Name in the bar: the organization, in a portal the portal. */
  organization: string;
  /** Without the menu of a console: a portal, or what is before sign-in. */
  portal?: boolean;
  workspace?: string;
  /** The whole left menu; undefined where it is folded. */
  menu?: MenuItem[];
  /** Where in the menu, outermost first. */
  crumbs: string[];
  heading: string;
  content: Form | List | Dialog | Panel | Canvas;
}
