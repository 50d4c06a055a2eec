import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import type {PictureInput} from './types';

/**
 * What a picture says about its origin: a hash of all that it was drawn from, so that a check sees without drawing
 * whether it is still the picture of its sources.
 */
export function stampOf(input: PictureInput): string {
  return hash(JSON.stringify(input) + generator());
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

/** What reads, plans and checks: what it says is in the input already. */
const NOT_DRAWING = ['measure/**', 'plan.ts', 'sources.ts', 'stamp.ts', 'wanted.ts', '**/*Findings.ts', '**/read*.ts'];

let known: string | undefined;

/** The drawing code itself and the version of the layout library: what they draw changes with them. */
function generator(): string {
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  known ??= hash(
    (/"elkjs": "[^"]+"/.exec(manifest)?.[0] ?? '') +
      globSync('**/*.ts', {cwd: import.meta.dirname, ignore: NOT_DRAWING})
        .sort()
        .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
        .join('\0'),
  );
  return known;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
