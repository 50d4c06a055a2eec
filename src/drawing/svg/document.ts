import type {Caption, Drawing} from '../types';
import {escapeXml, num, rect} from './elements';
import {styleOf} from './style';

/** Arrow heads by the class of their line. */
const HEADS: [line: RegExp, id: string, cls: string][] = [
  [/marker-end="url\(#m\)"/, 'm', 'm'],
  [/marker-end="url\(#e\)"/, 'e', 'me'],
];

/** The file of a picture. */
export function svgDocument({locale, title, description}: Caption, drawing: Drawing): string {
  const {width, height} = drawing;
  const size = {width: Math.ceil(width), height: Math.ceil(height)};
  const heads = HEADS.filter(([line]) => line.test(drawing.body)).map(
    ([, id, cls]) =>
      `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="${cls}" d="M0 0 8 4 0 8z"/></marker>`,
  );
  const body = `${heads.length === 0 ? '' : `<defs>${heads.join('')}</defs>`}${drawing.body}`;
  const ground = rect('bg', {x: 0, y: 0, ...size}, 8);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(size.width)} ${num(size.height)}" width="${num(size.width)}" height="${num(size.height)}" role="img" aria-labelledby="title desc" xml:lang="${locale}">`,
    `<title id="title">${escapeXml(title)}</title>`,
    `<desc id="desc">${escapeXml(description)}</desc>`,
    `<style>${styleOf(ground + body)}</style>`,
    ground,
    // An element a line, so that a change of one is a change of one line; inside a text, a line break would be a space.
    body.replace(/><(?!tspan|\/)/g, '>\n<'),
    '</svg>',
    '',
  ].join('\n');
}
