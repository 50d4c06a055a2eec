import {num, path, text} from '../../../src/drawing/svg/elements';
import {SIZE} from '../../../src/drawing/svg/style';
import {widthOf} from '../../../src/drawing/text/metrics';
import type {Drawing} from '../../../src/drawing/types';
import {drawFields} from './drawForm';
import type {Panel} from './types';
import type {Area} from './window';

const TABS = 40;

/** The tabs of a panel, the open one underlined, and its fields. */
export function drawPanel({tabs, fields}: Panel, area: Area): Drawing {
  let x = area.x;
  const names = tabs.map((tab, index) => {
    const width = widthOf(tab, SIZE, 'bold');
    const drawn = text(index === 0 ? 'link' : 's', x, area.y + SIZE, tab);
    const underline = index === 0 ? path('p1', `M${num(x)} ${num(area.y + 26)}h${num(width)}`) : '';
    x += width + 24;
    return drawn + underline;
  });
  const rule = path('rule', `M${num(area.x)} ${num(area.y + 27)}h${num(area.width)}`);
  const column = drawFields(fields, {...area, y: area.y + TABS});
  return {width: area.width, height: TABS + column.height, body: rule + names.join('') + column.body};
}
