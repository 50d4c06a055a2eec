import {circle, lines, num, path, rect, text} from '../../../src/drawing/svg/elements';
import {LEADING, SIZE} from '../../../src/drawing/svg/style';
import {widthOf} from '../../../src/drawing/text/metrics';
import {shorten, wrap} from '../../../src/drawing/text/wrap';
import type {Drawing} from '../../../src/drawing/types';
import {CURRENT} from './fields';
import type {Form, FormField} from './types';
import type {Area} from './window';

const CONTROL = 34;
const TALL = 58;
const GAP = 14;
const INDENT = 16;
/** Room for what a list holds before a value is added. */
const BEFORE = 68;

/** Fields below each other, then the buttons. */
export function drawForm({fields, buttons}: Pick<Form, 'fields' | 'buttons'>, area: Area, danger = false): Drawing {
  const column = drawFields(fields, area);
  const row = drawButtons(buttons, {...area, y: area.y + column.height + 2}, danger);
  return {width: area.width, height: column.height + 2 + row.height, body: column.body + row.body};
}

/** Fields below each other, those of a group to the right of its heading. */
export function drawFields(fields: FormField[], area: Area): Drawing {
  let y = area.y;
  const parts = fields.map((field) => {
    const indent = (field.depth ?? 0) * INDENT;
    const drawn = drawField(field, {x: area.x + indent, width: area.width - indent, y});
    y += drawn.height + GAP;
    return drawn.body;
  });
  return {width: area.width, height: y - area.y, body: parts.join('')};
}

function drawField(field: FormField, {x, y, width}: Area): Drawing {
  const name = field.required ? `${field.label} *` : field.label;
  if (field.control === 'switch') {
    const label = wrap(name, width - 56, SIZE, 'bold');
    const height = Math.max(label.length * LEADING, 24);
    return {width, height, body: drawSwitch(field.value === 'on', x, y) + lines('t', x + 54, y + 17, label, LEADING)};
  }
  const label = wrap(name, width, SIZE, 'bold');
  if (field.control === 'group') {
    const height = label.length * LEADING + 4;
    return {width, height, body: lines('t', x, y + SIZE, label, LEADING) + path('rule', `M${num(x)} ${num(y + height)}h${num(width)}`)};
  }
  if (field.control === 'shown') {
    return drawShown(label, field.value, {x, y, width});
  }
  const top = y + label.length * LEADING + 2;
  const height = heightOf(field, width - 20);
  const box = rect('card', {x, y: top, width, height}, 5);
  const inside = drawValue(field, {x: x + 10, y: top + 22, width: width - 20});
  return {width, height: top + height - y, body: lines('t', x, y + SIZE, label, LEADING) + box + inside};
}

/** The height of a control; a text that does not fit in one line has up to three. */
function heightOf({control, value}: FormField, room: number): number {
  if (control === 'area') {
    return TALL;
  }
  if (control !== 'text' || widthOf(value, SIZE) <= room) {
    return CONTROL;
  }
  return wrap(value, room, SIZE).length > 2 ? TALL + LEADING : TALL;
}

/** A label and its value, or a bar for one that the page does not tell, above a rule. */
function drawShown(label: string[], value: string, {x, y, width}: Area): Drawing {
  const top = y + label.length * LEADING;
  const content = value === '' ? [] : wrap(value, width, SIZE, 'regular', 2);
  const height = label.length * LEADING + Math.max(content.length, 1) * LEADING + 6;
  const bar = rect('bar', {x, y: top + 5, width: width * 0.55, height: 11}, 5);
  const inside = content.length === 0 ? bar : lines('v', x, top + SIZE, content, LEADING);
  const rule = path('rule', `M${x} ${y + height}h${width}`);
  return {width, height, body: lines('t', x, y + SIZE, label, LEADING) + inside + rule};
}

/** What stands in a control, and the sign of its kind. */
function drawValue({control, value, added}: Pick<FormField, 'control' | 'value' | 'added'>, {x, y, width}: Area): string {
  const end = x + width;
  const before = added ? BEFORE : 0;
  if (value === CURRENT) {
    return (
      rect('bar', {x, y: y - 11, width: width * 0.55, height: 11}, 5) + drawValue({control, value: ''}, {x, y, width})
    );
  }
  switch (control) {
    case 'choice':
      return text('v', x, y, shorten(value, width - 24, SIZE)) + path('glyph', `M${end - 13} ${y - 8}l6 6 6-6`);
    case 'list':
      return (
        (added ? rect('bar', {x, y: y - 11, width: BEFORE - 12, height: 11}, 5) : '') +
        (value === '' ? '' : drawChip(value, x + before, y, width - 30 - before)) +
        path('glyph', `M${end - 8} ${y - 11}v12m-6-6h12`)
      );
    case 'date':
      return text('v', x, y, value) + path('glyph', `M${end - 14} ${y - 11}h13v12h-13zm0 4h13m-10-6v3m7-3v3`);
    case 'file':
      return (
        text('v', x, y, shorten(value, width - 24, SIZE)) +
        path('glyph', `M${end - 8} ${y + 1}v-11m-5 5l5-5 5 5m-11 7h12`)
      );
    case 'color':
      return drawSwatch(value, x, y) + text('v', x + 24, y, value);
    case 'secret':
      return text('v', x, y, '••••••••');
    case 'area':
      return lines('v', x, y, wrap(value, width, SIZE, 'regular', 2), LEADING);
    default:
      return lines('v', x, y, wrap(value, width, SIZE, 'regular', 3), LEADING);
  }
}

/** The color itself, beside its value. */
function drawSwatch(value: string, x: number, y: number): string {
  const swatch = rect('tint', {x, y: y - 13, width: 16, height: 15}, 3);
  return /^#[0-9a-f]{6}$/i.test(value) ? swatch.replace('/>', ` style="fill:${value}"/>`) : swatch;
}

function drawChip(value: string, x: number, y: number, most: number): string {
  const label = shorten(value, most - 16, SIZE);
  return (
    rect('tint', {x: x - 4, y: y - 17, width: widthOf(label, SIZE) + 16, height: 24}, 12) + text('v', x + 4, y, label)
  );
}

/** A switch: the knob is at the right and the track filled when it is on. */
function drawSwitch(isOn: boolean, x: number, y: number): string {
  return (
    rect(isOn ? 'active' : 'card', {x, y: y + 1, width: 42, height: 22}, 11) +
    circle(isOn ? 'bg' : 'dot', x + (isOn ? 31 : 11), y + 12, 7)
  );
}

/** The main button filled, the others as words beside it; below each other where the row is too narrow. */
export function drawButtons(buttons: string[], {x, y, width}: Area, danger = false): Drawing {
  let left = x;
  let top = y;
  const parts = buttons.map((label, index) => {
    const size = widthOf(label, SIZE, 'bold') + 32;
    if (left + size > x + width && left > x) {
      left = x;
      top += 42;
    }
    const box = rect(index > 0 ? 'card' : danger ? 'bad' : 'active', {x: left, y: top, width: size, height: 34}, 6);
    const drawn = box + text(`${index > 0 ? 'link' : danger ? 'r' : 'wd'} mid`, left + size / 2, top + 22, label);
    left += size + 10;
    return drawn;
  });
  return {width, height: top - y + 34, body: parts.join('')};
}
