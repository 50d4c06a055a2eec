import {circle, lines, path, rect, text} from '../../../src/drawing/svg/elements';
import {LEADING, SIZE, TITLE_SIZE, WIDTH} from '../../../src/drawing/svg/style';
import {shorten, wrap} from '../../../src/drawing/text/wrap';
import {widthOf} from '../../../src/drawing/text/metrics';
import type {Drawing} from '../../../src/drawing/types';
import type {MenuItem, ScreenInput} from './types';

const BAR = 44;
const RAIL = 40;
const MENU = 156;
const INDENT = 16;
const ROW = 30;

/** Where a screen's own content goes. */
export interface Area {
  x: number;
  y: number;
  width: number;
}

/**
 * The window of a console around a content: bar, menu, path, heading.
 *
 * @param content draws what is below the heading
 */
export function drawWindow(input: ScreenInput, content: (area: Area) => Drawing): Drawing {
  const side = input.portal === true ? 0 : input.menu === undefined ? RAIL : MENU;
  const area = {x: side + INDENT, y: BAR + 12, width: WIDTH - side - 2 * INDENT};
  // Behind a dialog the screen is out of reach: shapes instead of words.
  const isBehind = input.content.type === 'dialog';
  const crumbs = isBehind ? [] : wrap(input.crumbs.join(' › '), area.width, SIZE);
  const heading = isBehind ? [] : wrap(input.heading, area.width, TITLE_SIZE, 'bold');
  const top = area.y + crumbs.length * LEADING + heading.length * (LEADING + 2) + 14;
  const inside = content({...area, y: top});
  const menu = input.menu === undefined ? undefined : drawMenu(input.menu);
  const height = Math.max(top + inside.height + 20, menu?.height ?? 0);
  const isClassic = input.generation === 'v1' || input.portal === true;
  return {
    width: WIDTH,
    height,
    body: [
      side === 0 ? '' : rect(isClassic ? 'deep' : 'soft', {x: 0, y: 0, width: side, height}, 8),
      side === 0 ? '' : (menu?.body ?? drawRail(isClassic)),
      drawBar(input, isClassic),
      isBehind ? drawBehind(side, height) : lines('s', area.x, area.y + SIZE, crumbs, LEADING),
      isBehind ? '' : lines('h', area.x, area.y + crumbs.length * LEADING + SIZE + 8, heading, LEADING + 2),
      inside.body,
    ].join(''),
  };
}

/** Rows of the screen behind a dialog, under a veil. */
function drawBehind(side: number, height: number): string {
  const rows = Array.from({length: Math.floor((height - BAR) / 44)}, (_, index) =>
    rect('tint', {x: side + INDENT, y: BAR + 18 + index * 44, width: WIDTH - side - 2 * INDENT, height: 14}, 7),
  );
  return rows.join('') + rect('veil', {x: 0, y: BAR, width: WIDTH, height: height - BAR});
}

/** The top bar: mark, switchers of organization and workspace, avatar. */
function drawBar({organization, workspace, portal}: ScreenInput, isClassic: boolean): string {
  const bar = rect(isClassic ? 'deep' : 'header', {x: 0, y: 0, width: WIDTH, height: BAR}, 8);
  const cls = isClassic ? 'w' : 't';
  const names = [organization, ...(workspace === undefined ? [] : [workspace])];
  let x = 52;
  const switchers = names.map((name) => {
    const label = portal === true ? name : `${shorten(name, 120, SIZE, 'bold')} ▾`;
    const drawn = text(cls, x, 28, label);
    x += widthOf(label, SIZE, 'bold') + 22;
    return drawn;
  });
  const mark = path(isClassic ? 'onDeep' : 'glyph', 'M14 31V22a6 6 0 0 1 12 0V31M26 31V22a6 6 0 0 1 12 0V31');
  return bar + mark + switchers.join('') + circle(isClassic ? 'tint' : 'active', WIDTH - 24, BAR / 2, 11);
}

/** The left menu of v1, with the open group. */
function drawMenu(items: MenuItem[]): Drawing {
  let y = BAR + 8;
  const parts: string[] = [];
  const add = (label: string, active: boolean, indent: number): void => {
    const content = wrap(label, MENU - indent - 4, SIZE, active ? 'bold' : 'regular');
    const height = ROW + (content.length - 1) * LEADING;
    parts.push(
      active ? rect('active', {x: 4, y, width: MENU - 8, height}, 6) : '',
      lines(active ? 'wd' : 'ws', indent, y + 20, content, LEADING),
    );
    y += height;
  };
  for (const {label, active, items: inner = []} of items) {
    add(label, active, 12);
    inner.forEach((item) => add(item.label, item.active, 20));
  }
  return {width: MENU, height: y + 10, body: parts.join('')};
}

/** The folded menu. */
function drawRail(isClassic: boolean): string {
  const cls = isClassic ? 'onDeep' : 'glyph';
  return path(cls, `M13 ${BAR + 18}h14m-14 5h14m-14 5h14`);
}
