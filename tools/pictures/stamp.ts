import {createHash} from 'node:crypto';

import type {PictureInput} from './types';

/**
 * Stands for the way in which pictures are drawn; another text draws all of them anew. A change of the drawing code that
 * redraws some pictures leaves it as it is: `npm run pictures` writes those whose file differs, and
 * tests/content/pictures.test.ts draws all of them to see that this was done.
 */
const DRAWING = 'a47d0b219d7f09c1';

/**
 * What a picture says about its origin: a hash of all that it was drawn from, so that a check sees without drawing
 * whether it is still the picture of its sources.
 */
export function stampOf(input: PictureInput): string {
  return hash(JSON.stringify(input) + DRAWING);
}

/** The attribute of the file: the stamp, and a hash of the rest of the file, which a change by hand breaks. */
export const sealOf = (stamp: string, file: string): string => `${stamp}.${hash(file.replace(SEAL, ''))}`;

const SEAL = / data-source="([^"]*)"/;

/** The stamp of a file as it was drawn; empty when it was changed since. */
export function stampIn(file: string): string {
  const seal = SEAL.exec(file)?.[1] ?? '';
  const stamp = seal.split('.')[0]!;
  return seal === sealOf(stamp, file) ? stamp : '';
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
