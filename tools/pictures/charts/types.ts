import type {Caption} from '../../../src/drawing/types';

/** Lines over time. */
export interface LineChart {
  type: 'lines';
  unit: string;
  /** Below the first, middle and last point. */
  times: string[];
  series: {name: string; values: number[]}[];
}

/** Bars, the longest first. */
export interface BarChart {
  type: 'bars';
  unit: string;
  bars: {name: string; value: number}[];
}

/** Spans of a trace: when each began and how long it took. */
export interface Waterfall {
  type: 'waterfall';
  unit: string;
  spans: {name: string; start: number; length: number; depth: number; failed: boolean}[];
}

/** Moments below each other. */
export interface Timeline {
  type: 'timeline';
  moments: {at: string; text: string; look: 'good' | 'bad' | 'plain'}[];
}

export interface ChartInput extends Caption {
  kind: 'chart';
  chart: LineChart | BarChart | Waterfall | Timeline;
  /** Says that the values are invented; undefined where they are facts. */
  sample?: string;
}
