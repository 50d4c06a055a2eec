/** Numbers with at most one decimal: finer differences are not seen, and would make files long and changes noisy. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function rect(cls: string, {x, y, width, height}: Box, radius = 0): string {
  const round = radius === 0 ? '' : ` rx="${num(radius)}"`;
  return `<rect class="${cls}" x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${round}/>`;
}

export function circle(cls: string, x: number, y: number, radius: number): string {
  return `<circle class="${cls}" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/>`;
}

export function path(cls: string, d: string): string {
  return `<path class="${cls}" d="${d}"/>`;
}

export interface Point {
  x: number;
  y: number;
}

/** A line through points, its corners rounded. */
export function polyline(cls: string, points: Point[], radius = 8): string {
  const [first, ...rest] = points;
  if (first === undefined) {
    return '';
  }
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    return next === undefined ? `L${at(point)}` : corner(index === 0 ? first : rest[index - 1]!, point, next, radius);
  });
  return path(cls, `M${at(first)}${parts.join('')}`);
}

function corner(before: Point, point: Point, after: Point, radius: number): string {
  const reach = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
  return `L${at(towards(point, before, reach))}Q${at(point)} ${at(towards(point, after, reach))}`;
}

const at = ({x, y}: Point): string => `${num(x)} ${num(y)}`;
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return {x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole};
}

/** One line of text, if there is any. The class says how it is set and anchored. */
export function text(cls: string, x: number, baseline: number, content: string): string {
  return content === '' ? '' : `<text class="${cls}" x="${num(x)}" y="${num(baseline)}">${escapeXml(content)}</text>`;
}

/** Lines of one text, below each other; one element, so that a reader selects and hears it as one. */
export function lines(cls: string, x: number, baseline: number, contents: string[], leading: number): string {
  const [only = ''] = contents;
  if (contents.length < 2) {
    return text(cls, x, baseline, only);
  }
  const spans = contents.map((content, index) => {
    const space = index === contents.length - 1 ? '' : ' ';
    return `<tspan x="${num(x)}" y="${num(baseline + index * leading)}">${escapeXml(content)}${space}</tspan>`;
  });
  return `<text class="${cls}">${spans.join('')}</text>`;
}
