import {type Face, widthOf} from './metrics';

/** Where a line may break: after spaces, and after the joints of long names. */
const PIECES = /[^\s\-./_:]*[\-./_:]+|\S+?(?=[\-./_:]|\s|$)|\s+/g;

/**
 * Breaks a text into lines that fit. A piece that is too long alone is broken anywhere.
 *
 * @param most how many lines there may be; the last one then ends in `…`
 */
export function wrap(text: string, width: number, size: number, face: Face = 'regular', most = Infinity): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES) ?? []) {
    if (widthOf((line + piece).trimEnd(), size, face) <= width || line === '') {
      line += piece;
    } else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  }
  const whole = [...lines, line.trimEnd()].filter((one) => one !== '').flatMap((one) => cut(one, width, size, face));
  return whole.length <= most
    ? whole
    : [...whole.slice(0, most - 1), shorten(whole.slice(most - 1).join(' '), width, size, face)];
}

/** The text in one line, with `…` for what does not fit. */
export function shorten(text: string, width: number, size: number, face: Face = 'regular'): string {
  if (widthOf(text, size, face) <= width) {
    return text;
  }
  const characters = [...text];
  while (characters.length > 1 && widthOf(`${characters.join('')}…`, size, face) > width) {
    characters.pop();
  }
  return `${characters.join('').trimEnd()}…`;
}

function cut(line: string, width: number, size: number, face: Face): string[] {
  if (widthOf(line, size, face) <= width) {
    return [line];
  }
  const characters = [...line];
  let end = characters.length;
  while (end > 1 && widthOf(characters.slice(0, end).join(''), size, face) > width) {
    end -= 1;
  }
  return [characters.slice(0, end).join(''), ...cut(characters.slice(end).join(''), width, size, face)];
}
