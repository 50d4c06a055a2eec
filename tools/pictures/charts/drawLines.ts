import {num, path, text} from '../../../src/drawing/svg/elements';
import {LEADING, MARGIN, SIZE, WIDTH} from '../../../src/drawing/svg/style';
import {widthOf} from '../../../src/drawing/text/metrics';
import type {Drawing} from '../../../src/drawing/types';
import type {NumberText} from './numbers';
import {ticksUpTo} from './ticks';
import type {LineChart} from './types';

const PLOT = 170;
/** Each line has a color and a pattern of its own. */
const LOOKS = ['p1', 'p2', 'p3'];

/** Lines over time, with a scale at the left, times below and the names of the lines. */
export function drawLines({unit, times, series}: LineChart, top: number, shown: NumberText): Drawing {
  const ticks = ticksUpTo(Math.max(...series.flatMap(({values}) => values)));
  const highest = ticks.at(-1)!;
  const left = MARGIN + Math.max(...ticks.map((tick) => widthOf(shown(tick), SIZE))) + 8;
  const right = WIDTH - MARGIN;
  const y0 = top + LEADING + 6;
  const height = (value: number): number => y0 + PLOT - (value / highest) * PLOT;
  const grid = ticks.flatMap((tick) => [
    path(tick === 0 ? 'axis' : 'life', `M${num(left)} ${num(height(tick))}H${right}`),
    text('s end', left - 6, height(tick) + 5, shown(tick)),
  ]);
  const plotted = series.map(({values}, index) => {
    const step = (right - left) / (values.length - 1);
    const points = values.map((value, at) => `${num(left + at * step)} ${num(height(value))}`);
    return path(LOOKS[index % LOOKS.length]!, `M${points.join('L')}`);
  });
  const below = y0 + PLOT + LEADING;
  const stamps = times.map((time, index) => {
    const anchor = index === 0 ? '' : index === times.length - 1 ? ' end' : ' mid';
    return text(`s${anchor}`, left + ((right - left) * index) / Math.max(times.length - 1, 1), below, time);
  });
  const names = drawNames(
    series.map(({name}) => name),
    below + 14,
  );
  return {
    width: WIDTH,
    height: below + 14 + names.height - top,
    body: [text('s', MARGIN, top + SIZE, unit), ...grid, ...plotted, ...stamps, names.body].join(''),
  };
}

/** Which line is which. */
function drawNames(names: string[], top: number): Drawing {
  let x = MARGIN;
  let y = top;
  const parts = names.map((name, index) => {
    const width = widthOf(name, SIZE) + 64;
    if (x + width > WIDTH - MARGIN && x > MARGIN) {
      x = MARGIN;
      y += LEADING + 2;
    }
    const drawn = path(LOOKS[index % LOOKS.length]!, `M${num(x)} ${y + 10}h34`) + text('v', x + 42, y + SIZE, name);
    x += width;
    return drawn;
  });
  return {width: WIDTH, height: y + LEADING + 4 - top, body: parts.join('')};
}
