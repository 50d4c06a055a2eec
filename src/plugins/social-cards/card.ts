import {openSync, type Font} from 'fontkit';

/** The site's own font; its thinnest weight is drawn bolder by a line around the letters. */
const FONT = require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');

/** Of the drawing; `index.ts` says how large the picture is. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TITLE = {size: 72, line: 88, lines: 3, top: 190, weight: 3.5};
const PLACE = {size: 34, top: 120, weight: 1.2};
/** Of src/css/tokens.css: deep water and warm stone. */
const COLORS = {
  ground: '#faf7f2',
  title: '#06293f',
  place: '#8a4b14',
  stone: '#c9a97c',
  shade: '#8a4b14',
  water: '#1f87bd',
};

let font: Font | undefined;

/**
 * The card that other sites show beside a link to a page, as SVG with its texts as paths.
 *
 * @param title of the page; what has no room in three lines is cut
 * @param place where the page is: generation, section, language
 */
export function card(title: string, place: string): string {
  font ??= openSync(FONT) as Font;
  const lines = wrap(font, title, WIDTH - 2 * MARGIN);
  const titles = lines.map((line, i) => outline(font!, line, TITLE.size, TITLE.top + TITLE.size + i * TITLE.line));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>
${letters(outline(font, place, PLACE.size, PLACE.top), COLORS.place, PLACE.weight)}
${letters(titles.join(''), COLORS.title, TITLE.weight)}
${arches()}
</svg>`;
}

const letters = (d: string, color: string, weight: number): string =>
  `<path fill="${color}" stroke="${color}" stroke-width="${weight}" stroke-linejoin="round" d="${d}"/>`;

/** The aqueduct of the home page: water above a row of arches. */
function arches(): string {
  const [top, bottom] = [530, HEIGHT];
  const starts = Array.from({length: WIDTH / 80}, (_, i) => i * 80);
  const stones = starts.map(
    (x) => `M${x} ${top}h80V${bottom}h-80zM${x + 14} ${bottom}V${top + 50}a26 26 0 0 1 52 0V${bottom}z`,
  );
  const waves = starts.map((x) => `${x === 0 ? `M0 ${top - 12}` : ''}c13-9 27-9 40 0s27 9 40 0`);
  return `<path fill="none" stroke="${COLORS.water}" stroke-width="6" d="${waves.join('')}"/>
<path fill="${COLORS.stone}" fill-rule="evenodd" d="${stones.join('')}"/><path fill="${COLORS.shade}" d="M0 ${top}h${WIDTH}v8H0z"/>`;
}

/** Lines that fit a width, broken between words. */
function wrap(face: Font, text: string, width: number): string[] {
  const widthOf = (word: string): number => (face.layout(word).advanceWidth * TITLE.size) / face.unitsPerEm;
  const lines: string[] = [];
  let used = Infinity;
  for (const word of text.split(' ')) {
    const added = widthOf(` ${word}`);
    const isSame = used + added <= width;
    used = isSame ? used + added : added;
    lines.push(isSame ? `${lines.pop()} ${word}` : word);
  }
  return lines.length <= TITLE.lines ? lines : [...lines.slice(0, TITLE.lines - 1), `${lines[TITLE.lines - 1]}…`];
}

/** The outlines of a line of text, from the left margin. */
function outline(face: Font, line: string, size: number, y: number): string {
  const {glyphs, positions} = face.layout(line);
  const scale = size / face.unitsPerEm;
  let x = MARGIN;
  return glyphs
    .map((glyph, i) => {
      const d = glyph.path.scale(scale, -scale).translate(x, y).toSVG();
      x += positions[i]!.xAdvance * scale;
      return d;
    })
    .join('');
}
