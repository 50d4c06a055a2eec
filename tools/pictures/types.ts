import type {Locale} from '../content/types';
import type {ChartInput} from './charts/types';
import type {GraphInput} from './graph/types';
import type {ScreenInput} from './screens/types';
import type {SequenceInput} from './sequences/types';

/** What every picture says about itself. */
export interface Caption {
  locale: Locale;
  /** `<title>`: what the picture is. */
  title: string;
  /** `<desc>`: in sentences what it shows. */
  description: string;
}

/** All that one picture depends on: plain data, so that equal inputs give equal pictures. */
export type PictureInput = GraphInput | SequenceInput | ScreenInput | ChartInput;

/** A picture that pages ask for, with all that it is drawn from. */
export interface PlannedPicture {
  /** Site path: `/img/en/states/workspace.svg`. */
  path: string;
  input: PictureInput;
  /** Where its labels come from, for findings: the page or the source file. */
  origin: string;
  /** Line in the origin. */
  line: number;
}

/** What is drawn, before it becomes a file. */
export interface Drawing {
  width: number;
  height: number;
  /** SVG elements, in the order in which they are painted. */
  body: string;
}
