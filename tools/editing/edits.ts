import {existsSync, mkdirSync, readdirSync, rmdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {holdSignals, writeWhole} from '../content/writeWhole';

/** What a command will do to one file. Commands collect these first and write last, so that an error changes nothing. */
export interface Edit {
  /** From the project's root. */
  file: string;
  /** The whole new text; null deletes the file. */
  text: string | null;
}

/**
 * Writes, then deletes what is not written anew: on a full disk nothing is lost, and Ctrl+C waits for the end. Folders that
 * lose their last file go too.
 */
export const applyEdits = (root: string, edits: Edit[]): void => holdSignals(() => apply(root, edits));

function apply(root: string, edits: Edit[]): void {
  const written = new Set(edits.filter(({text}) => text !== null).map(({file}) => file));
  const deleted = edits.filter(({file}) => !written.has(file)).map(({file}) => join(root, file));
  for (const {file, text} of edits) {
    if (text !== null) {
      mkdirSync(dirname(join(root, file)), {recursive: true});
      writeWhole(join(root, file), text);
    }
  }
  deleted.forEach((file) => rmSync(file));
  deleted.forEach((file) => removeEmptyFolders(dirname(file)));
}

function removeEmptyFolders(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) {
    rmdirSync(folder);
    removeEmptyFolders(dirname(folder));
  }
}
