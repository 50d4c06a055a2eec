import {lines, num, path, rect, text} from '../../../src/drawing/svg/elements';
import {LEADING, SIZE} from '../../../src/drawing/svg/style';
import {widthOf} from '../../../src/drawing/text/metrics';
import {wrap} from '../../../src/drawing/text/wrap';
import type {Drawing} from '../../../src/drawing/types';
import {drawButtons} from './drawForm';
import type {List} from './types';
import type {Area} from './window';

const MENU = 22;
const LINE = 24;

/**
 * Search, filter and the table. A row takes as many lines as its columns need: each keeps its place in every row, under
 * its heading.
 */
export function drawList(list: List, area: Area): Drawing {
  const button = list.create === undefined ? undefined : drawButtons([list.create], area);
  let y = area.y + (button === undefined ? 0 : button.height + 12);
  const tools = drawTools(list, {...area, y});
  y += tools.height + 12;
  const columns = placesOf(list, area.width - MENU - 12);
  const top = columns.heights.reduce((sum, height) => sum + height, 0) + 10;
  const parts = [rect('header', {x: area.x, y, width: area.width, height: top}, 4)];
  columns.places.forEach((place) => {
    const offset = columns.heights.slice(0, place.line).reduce((sum, height) => sum + height, 0);
    parts.push(lines('t', area.x + 8 + place.x, y + offset + SIZE + 6, place.heading, LEADING));
  });
  y += top;
  for (const row of list.rows) {
    const samples = row.map((value, index) => sampleOf(value, list.states.includes(index), columns.places[index]!));
    const heights = columns.heights.map((_, line) => Math.max(...samples.map((one) => heightIn(one, line))));
    samples.forEach((sample) => {
      const offset = heights.slice(0, sample.place.line).reduce((sum, height) => sum + height, 0);
      parts.push(drawSample(sample, area.x + 8, y + 6 + offset));
    });
    parts.push(text('t mid', area.x + area.width - 12, y + 24, '⋮'));
    y += heights.reduce((sum, height) => sum + height, 12);
    parts.push(path('rule', `M${num(area.x)} ${num(y)}h${num(area.width)}`));
  }
  return {width: area.width, height: y - area.y, body: [button?.body ?? '', tools.body, ...parts].join('')};
}

/** Where a column stands in each row, and the lines of its heading. */
interface Place {
  line: number;
  x: number;
  width: number;
  heading: string[];
}

/** Columns side by side as far as their headings and values fit, the others below; at least two beside each other. */
function placesOf({columns, rows}: List, width: number): {places: Place[]; heights: number[]} {
  const across = [columns.length, 4, 3].find((count) => count <= 4 && fits(columns, rows, count, width)) ?? 2;
  const track = width / across;
  const places = columns.map(({label, sortable}, index): Place => ({
    line: Math.floor(index / across),
    x: (index % across) * track,
    width: track - 10,
    heading: headingOf(label, sortable, track - 8),
  }));
  const heights = Array.from({length: Math.ceil(columns.length / across)}, (_, line) =>
    Math.max(...places.filter((place) => place.line === line).map(({heading}) => heading.length * LEADING + 4)),
  );
  return {places, heights};
}

/** The arrow of a sortable column stays beside the last word. */
function headingOf(label: string, sortable: boolean, width: number): string[] {
  const content = wrap(label, width - (sortable ? SIZE + 4 : 0), SIZE, 'bold');
  return sortable ? [...content.slice(0, -1), `${content.at(-1)} ↕`] : content;
}

function fits(columns: List['columns'], rows: List['rows'], across: number, width: number): boolean {
  const track = width / across - 10;
  return columns.every(
    ({label, sortable}, index) =>
      label.split(' ').every((word) => widthOf(word, SIZE, 'bold') <= track - (sortable ? SIZE + 4 : 0)) &&
      rows.every((row) => widthOf(row[index] ?? '', SIZE) <= track - 10),
  );
}

/** What a cell shows. */
interface Sample {
  /** Its lines; none for a value that nobody knows. */
  content: string[];
  isState: boolean;
  place: Place;
}

const sampleOf = (value: string | null, isState: boolean, place: Place): Sample => ({
  content: value === null ? [] : wrap(value, place.width - (isState ? 12 : 0), SIZE),
  isState,
  place,
});

const heightIn = ({content, place}: Sample, line: number): number =>
  place.line === line ? LINE + Math.max(0, content.length - 1) * LEADING : LINE;

function drawSample({content, isState, place}: Sample, x: number, top: number): string {
  if (content.length === 0) {
    return rect('bar', {x: x + place.x, y: top + 6, width: Math.max(place.width - 24, 20), height: 11}, 5);
  }
  if (!isState) {
    return lines('v', x + place.x, top + 17, content, LEADING);
  }
  const width = Math.max(...content.map((line) => widthOf(line, SIZE))) + 16;
  const pill = rect('soft', {x: x + place.x - 4, y: top, width, height: LINE + (content.length - 1) * LEADING}, 12);
  return pill + lines('v', x + place.x + 4, top + 17, content, LEADING);
}

/** The field to search and the button that filters. */
function drawTools({search, filter}: List, {x, y, width}: Area): Drawing {
  const button = widthOf(filter, SIZE, 'bold') + 44;
  const box = {x, y, width: width - button - 10, height: 34};
  const sign = path('glyph', `M${x + 12} ${y + 16}a5 5 0 1 0 10 0a5 5 0 1 0-10 0m9 4l5 5`);
  return {
    width,
    height: 34,
    body: [
      rect('card', box, 17),
      sign,
      text('s', x + 34, y + 22, search),
      rect('card', {x: x + width - button, y, width: button, height: 34}, 6),
      text('link', x + width - button + 12, y + 22, filter),
      path('glyph', `M${x + width - 22} ${y + 14}l6 6 6-6`),
    ].join(''),
  };
}
