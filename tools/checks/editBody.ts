import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Page} from '../content/types';
import {writeWhole} from '../content/writeWhole';

/** A stretch of a page's body and what belongs there; offsets in characters, `end` not included. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The body of a page with edits that do not overlap. */
export const withEdits = ({body}: Pick<Page, 'body'>, edits: Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), body);

/** Writes a page's new body into its file, below the front matter, which another fix may have changed since. */
export function writeBody(root: string, page: Page, body: string): void {
  const path = join(root, page.file);
  const source = readFileSync(path, 'utf8');
  writeWhole(path, source.slice(0, source.length - page.body.length) + body);
}

/** Code in a cell of a table, as Markdown. */
export function codeCell(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text.replaceAll('|', '\\|')}${space}${fence}`;
}
