import {readFileSync} from 'node:fs';

import {chromium} from 'playwright-core';

import {CHROMIUM_FLAGS, ensureChromium} from '../../browser/chromium';
import {faultsInPage} from './inPage';

/** Width of a picture on a phone of 360 px, and the smallest text there. */
const LEGIBLE = {phone: 328, least: 11};

interface Measured {
  file: string;
  fault: string;
}

/**
 * Measures pictures in Chromium: text that leaves its box, overlaps, is crossed by a line or too small on a phone, which is
 * the same in both colour modes, and in light and dark what has too little contrast.
 *
 * @param files paths of SVG files
 */
export async function measurePictures(files: string[]): Promise<Measured[]> {
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_FLAGS});
  try {
    const page = await browser.newPage({viewport: {width: 1000, height: 1400}});
    // The loader of this tool may name functions inside with a helper, which the page has not.
    await page.addInitScript('globalThis.__name = (value) => value');
    // Each in a shadow root: a picture brings its own styles.
    const framed = files.map((file) => `<div><template shadowrootmode="open">${readFileSync(file, 'utf8')}</template></div>`);
    await page.goto('about:blank');
    await page.setContent(`<body style="margin:0">${framed.join('')}</body>`);
    const pictures = await page.locator('svg').elementHandles();
    if (pictures.length !== files.length) {
      throw new Error(`${files.length} pictures hold ${pictures.length} svg elements: one each is measured.`);
    }
    const found: Measured[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      for (const [index, picture] of pictures.entries()) {
        const faults = await picture.evaluate(faultsInPage, {...LEGIBLE, colorsOnly: colorScheme === 'dark'});
        found.push(...faults.map((fault) => ({file: files[index]!, fault: `${fault} (${colorScheme})`})));
      }
    }
    return found;
  } finally {
    await browser.close();
  }
}
