import {existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** What a command will do to one file. Commands collect these first and write last, so that an error changes nothing. */
export interface Edit {
  /** From the project's root. */
  file: string;
  /** The whole new text; null deletes the file. */
  text: string | null;
}

/** Deletes, then writes (a file may take a deleted one's place); folders that lose their last file go too. */
export function applyEdits(root: string, edits: Edit[]): void {
  const deleted = edits.filter(({text}) => text === null).map(({file}) => join(root, file));
  deleted.forEach((file) => rmSync(file));
  for (const {file, text} of edits) {
    if (text !== null) {
      mkdirSync(dirname(join(root, file)), {recursive: true});
      writeFileSync(join(root, file), text);
    }
  }
  deleted.forEach((file) => removeEmptyFolders(dirname(file)));
}

function removeEmptyFolders(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) {
    rmdirSync(folder);
    removeEmptyFolders(dirname(folder));
  }
}
