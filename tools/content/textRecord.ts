import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {isFields} from '../../src/documents/documents';
import {readJson, Unreadable} from './unreadable';
import {writeWhole} from './writeWhole';

/** An interface text in both languages. */
export interface BothTexts {
  en: string;
  pt: string;
}

/** Texts by file and key, as they were when somebody last saw to it that both say the same. */
export type TextRecord = Record<string, Record<string, BothTexts>>;

export const RECORD = 'i18n/sources.json';
const RULE = 'interface-texts';

/** Reads the record; empty where there is none yet. */
export function readRecord(root: string): TextRecord {
  const record = existsSync(join(root, RECORD)) ? readJson<TextRecord>(root, RECORD, RULE) : {};
  if (!isFields(record) || !Object.values(record).every(isFields)) {
    throw new Unreadable({file: RECORD, line: 1, rule: RULE, message: 'The file has no texts by file; restore it.'});
  }
  return record;
}

/** Whether the English changed since, and the Portuguese did not. */
export const isOutdated = (before: BothTexts | undefined, now: BothTexts): boolean =>
  before !== undefined && before.en !== now.en && before.pt === now.pt;

/**
 * Records interface texts that are new, or changed in both languages.
 *
 * @param isUpdated whether a file's outdated texts are recorded, too
 * @returns how many texts are recorded anew
 */
export function recordTexts(root: string, texts: TextRecord, isUpdated: (file: string) => boolean): number {
  const before = readRecord(root);
  const after = Object.fromEntries(
    Object.entries(texts).map(([file, own]) => [
      file,
      Object.fromEntries(
        Object.entries(own).map(([key, now]) => {
          const known = before[file]?.[key];
          return [key, known !== undefined && !isUpdated(file) && isOutdated(known, now) ? known : now];
        }),
      ),
    ]),
  );
  const changed = Object.entries(after).flatMap(([file, own]) =>
    Object.entries(own).filter(([key, now]) => JSON.stringify(now) !== JSON.stringify(before[file]?.[key])),
  );
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    writeWhole(join(root, RECORD), `${JSON.stringify(after, null, 2)}\n`);
  }
  return changed.length;
}
