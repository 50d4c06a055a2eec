import {rect, text} from '../../../src/drawing/svg/elements';
import {LEADING, MARGIN, SIZE, WIDTH} from '../../../src/drawing/svg/style';
import {widthOf} from '../../../src/drawing/text/metrics';
import type {Drawing} from '../../../src/drawing/types';
import type {NumberText} from './numbers';
import type {BarChart} from './types';

const ROW = 48;

/** A bar below each name, with its value at the end. */
export function drawBars({unit, bars}: BarChart, top: number, shown: NumberText): Drawing {
  const highest = Math.max(...bars.map(({value}) => value));
  const values = Math.max(...bars.map(({value}) => widthOf(shown(value), SIZE)));
  const room = WIDTH - 2 * MARGIN - values - 12;
  const y0 = top + LEADING + 8;
  const rows = bars.map(({name, value}, index) => {
    const y = y0 + index * ROW;
    const width = Math.max((value / highest) * room, 2);
    const bar = rect('b1', {x: MARGIN, y: y + LEADING + 2, width, height: 15}, 3);
    return text('v', MARGIN, y + SIZE, name) + bar + text('s', MARGIN + width + 8, y + LEADING + SIZE, shown(value));
  });
  const height = LEADING + 8 + bars.length * ROW;
  return {width: WIDTH, height: height + 4, body: [text('s', MARGIN, top + SIZE, unit), ...rows].join('')};
}
