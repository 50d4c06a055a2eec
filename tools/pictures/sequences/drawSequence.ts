import {lines, path, polyline, rect} from '../../../src/drawing/svg/elements';
import {LEADING, SIZE, WIDTH} from '../../../src/drawing/svg/style';
import {widthOf} from '../../../src/drawing/text/metrics';
import {wrap} from '../../../src/drawing/text/wrap';
import type {Drawing} from '../../../src/drawing/types';
import type {Message, Remark, SequenceInput} from './types';

const EDGE = 10;
const GAP = 6;
const SELF = 30;

interface Columns {
  /** Middle of each party. */
  x: number[];
  width: number;
}

/** Parties side by side, and below them what they say to each other, from top to bottom. */
export function drawSequence({parties, steps}: SequenceInput): Drawing {
  const room = (WIDTH - 2 * EDGE + GAP) / parties.length;
  const columns: Columns = {
    x: parties.map((_party, index) => EDGE + (room - GAP) / 2 + index * room),
    width: room - GAP,
  };
  const names = parties.map(({name}) => wrap(name, columns.width - 6, SIZE, 'bold'));
  const head = Math.max(...names.map(({length}) => length)) * LEADING + 18;
  let y = EDGE + head + 14;
  const body = steps.map((step) => {
    const drawn = step.kind === 'message' ? drawMessage(step, columns, y) : drawRemark(step, columns, y);
    y += drawn.height + 14;
    return drawn.body;
  });
  const lifelines = columns.x.map((x) => path('life', `M${Math.round(x)} ${EDGE + head}V${y}`));
  const heads = names.map((name, index) => {
    const x = columns.x[index]! - columns.width / 2;
    const box = rect(index === 0 ? 'stone' : 'box', {x, y: EDGE, width: columns.width, height: head}, 8);
    const top = EDGE + (head - name.length * LEADING) / 2 + SIZE;
    return box + lines('t mid', columns.x[index]!, top, name, LEADING);
  });
  return {width: WIDTH, height: y + 8, body: [...lifelines, ...heads, ...body].join('')};
}

function drawMessage({from, to, text, reply}: Message, {x, width}: Columns, y: number): Drawing {
  const start = x[from]!;
  const end = x[to]!;
  const span = Math.max(Math.abs(end - start) - 12, width * 1.25, 150);
  const content = wrap(text, Math.min(span, WIDTH - 2 * EDGE), SIZE);
  const height = content.length * LEADING;
  const line = y + height + 6;
  const label = Math.max(...content.map((one) => widthOf(one, SIZE)));
  const middle = Math.min(
    Math.max((start + end) / 2 + (from === to ? label / 2 : 0), EDGE + label / 2),
    WIDTH - EDGE - label / 2,
  );
  const ground = rect('halo', {x: middle - label / 2 - 3, y, width: label + 6, height: height + 1});
  const turn = start + SELF > WIDTH - EDGE ? -SELF : SELF;
  const points =
    from === to
      ? [
          {x: start, y: line},
          {x: start + turn, y: line},
          {x: start + turn, y: line + 18},
          {x: start, y: line + 18},
        ]
      : [
          {x: start, y: line},
          {x: end, y: line},
        ];
  const arrow = polyline(reply ? 'ad' : 'a', points, 5).replace('/>', ' marker-end="url(#m)"/>');
  return {
    width: WIDTH,
    height: height + (from === to ? 26 : 8),
    body: ground + lines('v mid', middle, y + SIZE, content, LEADING) + arrow,
  };
}

function drawRemark({kind, at, text}: Remark, {x, width}: Columns, y: number): Drawing {
  if (kind === 'section') {
    const content = wrap(text, WIDTH - 2 * EDGE - 20, SIZE, 'bold');
    const height = content.length * LEADING + 10;
    const box = rect('header', {x: EDGE, y, width: WIDTH - 2 * EDGE, height}, 5);
    return {width: WIDTH, height, body: box + lines('k mid', WIDTH / 2, y + SIZE + 5, content, LEADING)};
  }
  const content = wrap(text, Math.max(width * 1.5, 170), SIZE);
  const size = Math.max(...content.map((one) => widthOf(one, SIZE))) + 24;
  const middle = Math.min(Math.max(x[at]!, EDGE + size / 2), WIDTH - EDGE - size / 2);
  const height = content.length * LEADING + 12;
  const box = rect('stone', {x: middle - size / 2, y, width: size, height}, 5);
  return {width: WIDTH, height, body: box + lines('v mid', middle, y + SIZE + 6, content, LEADING)};
}
