import {circle, lines, path} from '../../../src/drawing/svg/elements';
import {LEADING, MARGIN, SIZE, WIDTH} from '../../../src/drawing/svg/style';
import {widthOf} from '../../../src/drawing/text/metrics';
import {wrap} from '../../../src/drawing/text/wrap';
import type {Drawing} from '../../../src/drawing/types';
import type {Timeline} from './types';

const LOOKS = {good: 'good', bad: 'bad', plain: 'box'};

/** Moments from top to bottom: when at the left, what at the right. */
export function drawTimeline({moments}: Timeline, top: number): Drawing {
  const column = Math.min(Math.max(...moments.map(({at}) => widthOf(at, SIZE, 'bold'))), 150);
  const line = MARGIN + column + 20;
  const room = WIDTH - MARGIN - line - 20;
  let y = top + 8;
  const parts = moments.map(({at, text, look}) => {
    const when = wrap(at, column, SIZE, 'bold');
    const what = wrap(text, room, SIZE);
    const middle = y + SIZE / 2 + 3;
    const drawn = [
      lines('t end', line - 18, y + SIZE, when, LEADING),
      circle(LOOKS[look], line, middle, 7),
      lines('v', line + 20, y + SIZE, what, LEADING),
    ];
    y += Math.max(when.length, what.length) * LEADING + 16;
    return drawn.join('');
  });
  const rail = path('axis', `M${line} ${top + 8}V${y - 16}`);
  return {width: WIDTH, height: y - top, body: rail + parts.join('')};
}
