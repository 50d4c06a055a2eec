import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import * as fontkit from 'fontkit';
import {expect, test} from 'vitest';

import fontLoader, {raw} from '../../../src/plugins/light-pages/fontLoader.mjs';

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

test('the font keeps the letters of both languages and the weights of the style sheets, in three quarters of its bytes', async () => {
  const whole = readFileSync(FONT);
  const subset = await new Promise<Buffer>((resolve, reject) => {
    const done = (error: Error | null, font?: Buffer) => (error ? reject(error) : resolve(font!));
    fontLoader.call({async: () => done}, whole);
  });
  expect(raw).toBe(true);
  expect(subset.length).toBeLessThan(whole.length * 0.75);
  const font = fontkit.create(subset) as fontkit.Font;
  for (const letter of 'AZaz09{}|~ãÃçÇéÉõÕúÚº·“”…×−') {
    expect(font.hasGlyphForCodePoint(letter.codePointAt(0)!), letter).toBe(true);
  }
  expect(font.hasGlyphForCodePoint('ž'.codePointAt(0)!)).toBe(false);
  expect(font.variationAxes.wght).toMatchObject({min: 400, max: 800});
});
