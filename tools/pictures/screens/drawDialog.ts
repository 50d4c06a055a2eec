import {lines, rect} from '../../../src/drawing/svg/elements';
import {LEADING, SIZE, TITLE_SIZE} from '../../../src/drawing/svg/style';
import {wrap} from '../../../src/drawing/text/wrap';
import type {Drawing} from '../../../src/drawing/types';
import {drawForm} from './drawForm';
import type {Dialog} from './types';
import type {Area} from './window';

const PADDING = 18;

/** A dialog above the screen that it belongs to, of which only shapes are left. */
export function drawDialog({text, fields, buttons, danger}: Dialog, heading: string, area: Area): Drawing {
  const inside = {x: area.x + PADDING, width: area.width - 2 * PADDING};
  const title = wrap(heading, inside.width, TITLE_SIZE, 'bold');
  let y = area.y + 26 + PADDING;
  const parts = [lines('h', inside.x, y + SIZE, title, LEADING + 2)];
  y += title.length * (LEADING + 2) + 8;
  for (const paragraph of text) {
    const content = wrap(paragraph, inside.width, SIZE);
    parts.push(lines('v', inside.x, y + SIZE, content, LEADING));
    y += content.length * LEADING + 8;
  }
  const form = drawForm({fields, buttons}, {...inside, y: y + 6}, danger);
  const height = y + 6 + form.height + PADDING - (area.y + 26);
  const card = rect('card', {x: area.x, y: area.y + 26, width: area.width, height}, 10);
  return {width: area.width, height: height + 60, body: card + parts.join('') + form.body};
}
