import {LEADING, MARGIN, SIZE, WIDTH} from '../../../src/drawing/svg/style';
import {lines} from '../../../src/drawing/svg/elements';
import type {Drawing} from '../../../src/drawing/types';
import {drawBars} from './drawBars';
import {drawLines} from './drawLines';
import {drawTimeline} from './drawTimeline';
import {drawWaterfall} from './drawWaterfall';
import {numbersIn} from './numbers';
import type {ChartInput} from './types';
import {wrap} from '../../../src/drawing/text/wrap';

/** The title, the plot, and that its data are a sample. */
export function drawChart(input: ChartInput): Drawing {
  const title = wrap(input.title, WIDTH - 2 * MARGIN, SIZE, 'bold');
  const top = MARGIN + title.length * LEADING + 6;
  const plot = plotOf(input, top);
  const bottom = top + plot.height;
  const sample =
    input.sample === undefined ? '' : lines('s end', WIDTH - MARGIN, bottom + SIZE, [input.sample], LEADING);
  return {
    width: WIDTH,
    height: bottom + (sample === '' ? 6 : LEADING + 10),
    body: lines('t', MARGIN, MARGIN + SIZE - 2, title, LEADING) + plot.body + sample,
  };
}

function plotOf({chart, locale}: ChartInput, top: number): Drawing {
  const shown = numbersIn(locale);
  switch (chart.type) {
    case 'lines':
      return drawLines(chart, top, shown);
    case 'bars':
      return drawBars(chart, top, shown);
    case 'waterfall':
      return drawWaterfall(chart, top, shown);
    case 'timeline':
      return drawTimeline(chart, top);
  }
}
