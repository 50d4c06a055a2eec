import subsetFont from 'subset-font';

const LETTERS = 'áàâãäåçèéêëìíîïñòóôõöøùúûüý';

/**
 * What the manual's two languages, and names from their neighbours, are written with. Another character is shown in the
 * fallback font, alone.
 */
const CHARACTERS =
  Array.from({length: 95}, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  LETTERS +
  LETTERS.toUpperCase() +
  '\u00A0ßºª°©®«»·×±²³´–—‘’“”…•‹›↑↓−€';

/** The weights between the lightest and the boldest of `src/css`. */
const WEIGHTS = {min: 400, max: 800};

/**
 * A loader of the bundler for a variable font: the same font with the manual's characters and weights alone.
 *
 * @param {Buffer} font WOFF 2
 */
export default function fontLoader(font) {
  const done = this.async();
  subsetFont(font, CHARACTERS, {targetFormat: 'woff2', variationAxes: {wght: WEIGHTS}, noLayoutClosure: true}).then(
    (subset) => done(null, subset),
    done,
  );
}

/** Bytes, not text. */
export const raw = true;
