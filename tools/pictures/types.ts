import type {ChartInput} from './charts/types';
import type {GraphInput} from '../../src/drawing/graph/types';
import type {ScreenInput} from './screens/types';
import type {SequenceInput} from './sequences/types';

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
