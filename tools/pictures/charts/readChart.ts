import type {Locale} from '../../content/types';
import type {SourceFile} from '../sources';
import {type Reader, SourceFault, type SourceText} from '../texts';
import {word} from '../../../src/drawing/words';
import {numbersIn, type NumberText} from './numbers';
import type {ChartInput} from './types';

/** A file of `pictures/charts`: one of `lines`, `bars`, `waterfall` and `timeline`. */
interface Source {
  title: SourceText;
  /** The values are no sample: they follow from what the page says. */
  facts?: boolean;
  unit?: SourceText;
  times?: SourceText[];
  lines?: {name: SourceText; values: number[]}[];
  bars?: {name: SourceText; value: number}[];
  waterfall?: {name: SourceText; start: number; length: number; depth?: number; failed?: boolean}[];
  timeline?: {at: SourceText; text: SourceText; look?: 'good' | 'bad' | 'plain'}[];
}

/** Reads a plot; its data are in the source, and are labelled as a sample unless they are facts (a timeline). */
export function readChart(source: SourceFile, locale: Locale, read: Reader): ChartInput {
  const given = source.value as Source;
  const chart = chartOf(given, read);
  if (chart === undefined) {
    throw new SourceFault(1, 'The source holds nothing to plot; add lines, bars, waterfall or timeline.');
  }
  return {
    kind: 'chart',
    locale,
    title: read(given.title),
    description: describe(chart, numbersIn(locale)),
    chart,
    ...(chart.type === 'timeline' || given.facts === true ? {} : {sample: word('sample', locale)}),
  };
}

function chartOf(source: Source, read: Reader): ChartInput['chart'] | undefined {
  const unit = source.unit === undefined ? '' : read(source.unit);
  if (source.lines !== undefined) {
    const series = source.lines.map(({name, values}) => ({name: read(name), values}));
    return {type: 'lines', unit, times: (source.times ?? []).map(read), series};
  }
  if (source.bars !== undefined) {
    return {type: 'bars', unit, bars: source.bars.map(({name, value}) => ({name: read(name), value}))};
  }
  if (source.waterfall !== undefined) {
    const spans = source.waterfall.map(({name, start, length, depth = 0, failed = false}) => ({
      name: read(name),
      start,
      length,
      depth,
      failed,
    }));
    return {type: 'waterfall', unit, spans};
  }
  return source.timeline === undefined
    ? undefined
    : {
        type: 'timeline',
        moments: source.timeline.map(({at, text, look = 'plain'}) => ({at: read(at), text: read(text), look})),
      };
}

function describe(chart: ChartInput['chart'], shown: NumberText): string {
  switch (chart.type) {
    case 'lines':
      return `${chart.series.map(({name, values}) => `${name}: ${values.map(shown).join('; ')}`).join(' / ')} (${chart.unit}).`;
    case 'bars':
      return `${chart.bars.map(({name, value}) => `${name}: ${shown(value)}`).join('; ')} (${chart.unit}).`;
    case 'waterfall':
      return `${chart.spans.map(({name, start, length}) => `${name}: ${shown(start)}–${shown(start + length)}`).join('; ')} (${chart.unit}).`;
    case 'timeline':
      return `${chart.moments.map(({at, text}) => `${at}: ${text}`).join('; ')}.`;
  }
}
