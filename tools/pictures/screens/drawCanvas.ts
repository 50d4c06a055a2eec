import {lines, rect} from '../../../src/drawing/svg/elements';
import {LEADING, SIZE} from '../../../src/drawing/svg/style';
import {widthOf} from '../../../src/drawing/text/metrics';
import {wrap} from '../../../src/drawing/text/wrap';
import type {Drawing} from '../../../src/drawing/types';
import {drawButtons} from './drawForm';
import type {Canvas} from './types';
import type {Area} from './window';

/** Buttons, the components to choose from, and the steps. */
export function drawCanvas({buttons, palette}: Canvas, graph: Drawing, area: Area): Drawing {
  const row = drawButtons(buttons, area);
  const chips = drawPalette(palette, {...area, y: area.y + row.height + 12});
  const y = area.y + row.height + 12 + chips.height + 10;
  const ground = rect('canvas', {x: area.x, y, width: area.width, height: graph.height}, 6);
  const left = area.x + (area.width - graph.width) / 2;
  return {
    width: area.width,
    height: y + graph.height - area.y,
    body: `${row.body}${chips.body}${ground}<g transform="translate(${Math.round(left)} ${Math.round(y)})">${graph.body}</g>`,
  };
}

/** Components as chips, in as many rows as they need. */
function drawPalette(names: string[], {x, y, width}: Area): Drawing {
  let left = x;
  let top = y;
  const parts = names.map((name) => {
    const content = wrap(name, width - 24, SIZE, 'regular', 1);
    const size = widthOf(content[0] ?? '', SIZE) + 24;
    if (left + size > x + width && left > x) {
      left = x;
      top += 36;
    }
    const drawn =
      rect('box', {x: left, y: top, width: size, height: 30}, 6) + lines('v', left + 12, top + 20, content, LEADING);
    left += size + 8;
    return drawn;
  });
  return {width, height: names.length === 0 ? 0 : top - y + 30, body: parts.join('')};
}
