import {mkdirSync} from 'node:fs';
import {dirname} from 'node:path';

import {writeWhole} from './writeWhole';

/**
 * Writes what a later run need not compute again: whole, or not at all. Where nothing can be written, as in a read-only
 * checkout or on a full disk, the next run computes it again.
 */
export function keep(file: string, data: string | Uint8Array): void {
  try {
    mkdirSync(dirname(file), {recursive: true});
    writeWhole(file, data);
  } catch {
    // Nothing is left of it.
  }
}
