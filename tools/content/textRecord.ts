import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {readJson} from './unreadable';

/** Which English text each interface text was translated from, by file and key. */
export type TextRecord = Record<string, Record<string, string>>;

export const RECORD = 'i18n/sources.json';

/** Reads the record; empty where there is none yet. */
export const readRecord = (root: string): TextRecord =>
  existsSync(join(root, RECORD)) ? readJson<TextRecord>(root, RECORD, 'interface-texts') : {};

/**
 * Records what the interface texts were translated from.
 *
 * @param english the English texts of now, by file and key
 * @param isUpdated whether a text that is known already takes the new English; new texts always do
 * @returns how many texts are recorded anew
 */
export function recordTexts(
  root: string,
  english: ReadonlyMap<string, ReadonlyMap<string, string>>,
  isUpdated: (file: string) => boolean,
): number {
  const before = readRecord(root);
  const after = Object.fromEntries(
    [...english].map(([file, texts]) => [
      file,
      Object.fromEntries(
        [...texts].map(([key, text]) => [key, isUpdated(file) ? text : (before[file]?.[key] ?? text)]),
      ),
    ]),
  );
  if (JSON.stringify(after) === JSON.stringify(before)) {
    return 0;
  }
  writeFileSync(join(root, RECORD), `${JSON.stringify(after, null, 2)}\n`);
  return Object.entries(after)
    .flatMap(([file, texts]) => Object.entries(texts).map(([key, text]) => before[file]?.[key] !== text))
    .filter(Boolean).length;
}
