import {existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/**
 * Writes what a later run need not compute again: whole, or not at all. Where nothing can be written, as in a read-only
 * checkout or on a full disk, the next run computes it again.
 */
export function keep(file: string, data: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`; // renamed when whole: other processes do the same
  try {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(draft, data);
    renameSync(draft, file);
  } catch {
    if (existsSync(draft)) {
      rmSync(draft);
    }
  }
}
