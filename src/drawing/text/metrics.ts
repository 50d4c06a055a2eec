/** How a text is set; `code` is monospaced. */
export type Face = 'regular' | 'bold' | 'code';

/**
 * Widths of characters in hundredths of the font size, measured in DejaVu Sans, the widest of the usual fallback fonts:
 * a picture cannot load the site's font, so what fits here fits with every reader's font.
 */
const WIDTHS: Record<'regular' | 'bold', [number, string][]> = {
  regular: [
    [28, "'ijlìíîï"],
    [32, 'IJÌÍÎÏ ,.·‘’'],
    [36, '/:;\\|¦f-'],
    [41, '()[]t!¡²³›‹r'],
    [50, '"ªº*_`¨¯°´¸–▾▴▸'],
    [55, 'sz“”?¿cçL'],
    [61, 'FkvxyýÿPÞTYao«»àáâãäåðòóôõö•'],
    [64, 'eèéêëESbdghnpquÈÉÊËñùúûü0123456789${}ß'],
    [70, 'KAVÀÁÂÃÄÅBRXZCÇ'],
    [77, 'UÙÚÛÜHNÑDG&'],
    [84, 'OQÒÓÔÕÖwM#+<=>^~±×→←↑↓↻✓≥≤↕−'],
    [100, 'm%W@©—…⋮æ☰½'],
  ],
  bold: [
    [35, "'ijlìíîï  "],
    [38, '/IJ\\|¦ÌÍÎÏ,.·‘’'],
    [44, ':;›‹-f'],
    [50, '!()[]¡tr²³_`¨¯°´¸–▾▴▸'],
    [60, '"*ªº?z¿cçs'],
    [68, 'Lvxy«»ýÿ“”akàáâãäåEFTeÈÉÊËèéêëo•'],
    [72, 'ðòóôõö0123456789$hnu{}ñùúûüSYbdgpqÝßþ'],
    [77, 'CPZÇBAKRVXÀÁÂÃÄÅ'],
    [85, 'UÙÚÛÜGD#+<=>HN^~±Ñ×→←↑↓↻✓≥≤↕−OQÒÓÔÕÖ&'],
    [104, 'wm%M@©—…⋮æ☰½W'],
  ],
};

const UNKNOWN = 100;
const CODE = 61;

const widthOfCharacter = {regular: tableOf(WIDTHS.regular), bold: tableOf(WIDTHS.bold)};

function tableOf(widths: [number, string][]): Map<string, number> {
  return new Map(widths.flatMap(([width, characters]) => [...characters].map((one): [string, number] => [one, width])));
}

/** The width that a line of text may need, in units of the picture. */
export function widthOf(text: string, size: number, face: Face = 'regular'): number {
  const hundredths =
    face === 'code'
      ? [...text].length * CODE
      : [...text].reduce((sum, one) => sum + (widthOfCharacter[face].get(one) ?? UNKNOWN), 0);
  return (hundredths * size) / 100;
}
