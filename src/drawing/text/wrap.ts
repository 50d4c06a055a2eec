import {type Face, widthOf} from './metrics';

/** The joints of a long name: a line may break after them. */
const PIECES = /[^\-./_:]*[\-./_:]+|[^\-./_:]+/g;

/**
 * Breaks a text into lines that fit: at spaces; a word that is too long alone at its joints, a piece of it anywhere.
 *
 * @param most how many lines there may be; the last one then ends in `…`
 */
export function wrap(text: string, width: number, size: number, face: Face = 'regular', most = Infinity): string[] {
  const fits = (line: string): boolean => widthOf(line, size, face) <= width;
  const lines: string[] = [];
  let line = '';
  const add = (piece: string, space: string): void => {
    if (line === '' || fits(line + space + piece)) {
      line += (line === '' ? '' : space) + piece;
    } else {
      lines.push(line);
      line = piece;
    }
  };
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (fits(word)) {
      add(word, ' ');
    } else {
      (word.match(PIECES) ?? []).forEach((piece, i) => add(piece, i === 0 ? ' ' : ''));
    }
  }
  const whole = [...lines, line].filter((one) => one !== '').flatMap((one) => cut(one, width, size, face));
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
