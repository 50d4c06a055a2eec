import {num, path, rect, text} from '../../../src/drawing/svg/elements';
import {LEADING, MARGIN, SIZE, WIDTH} from '../../../src/drawing/svg/style';
import {widthOf} from '../../../src/drawing/text/metrics';
import {shorten} from '../../../src/drawing/text/wrap';
import type {Drawing} from '../../../src/drawing/types';
import type {NumberText} from './numbers';
import {ticksUpTo} from './ticks';
import type {Waterfall} from './types';

const ROW = 46;

/** The spans of a trace: each below its parent, as far to the right as it began later. */
export function drawWaterfall({unit, spans}: Waterfall, top: number, shown: NumberText): Drawing {
  const ticks = ticksUpTo(Math.max(...spans.map(({start, length}) => start + length)));
  const room = WIDTH - 2 * MARGIN;
  const x = (value: number): number => MARGIN + (value / ticks.at(-1)!) * room;
  const y0 = top + LEADING + 8;
  const bottom = y0 + spans.length * ROW;
  const grid = ticks.flatMap((tick, index) => [
    path('life', `M${num(x(tick))} ${y0}V${bottom}`),
    text(
      index === 0 ? 's' : index === ticks.length - 1 ? 's end' : 's mid',
      x(tick),
      top + SIZE,
      `${shown(tick)}${index === ticks.length - 1 ? ` ${unit}` : ''}`,
    ),
  ]);
  const rows = spans.map(({name, start, length, depth, failed}, index) => {
    const y = y0 + index * ROW;
    const bar = {x: x(start), y: y + LEADING + 4, width: Math.max(x(start + length) - x(start), 3), height: 14};
    const duration = `${shown(length)} ${unit}`;
    const label = shorten(`${'› '.repeat(depth)}${name}`, room - widthOf(duration, SIZE) - 16, SIZE);
    const ground = rect('halo', {x: MARGIN - 2, y: y + 1, width: room + 4, height: LEADING + 2});
    return [
      ground,
      text('v', MARGIN, y + SIZE + 2, label),
      text('s end', WIDTH - MARGIN, y + SIZE + 2, duration),
      rect(failed ? 'bad' : depth === 0 ? 'b1' : 'box', bar, 3),
    ].join('');
  });
  return {width: WIDTH, height: bottom - top + 6, body: [...grid, ...rows].join('')};
}
