import {readFileSync, renameSync, writeFileSync} from 'node:fs';

/**
 * Changes a built page in one step, without waiting in between: plugins run at the same time, and what one writes between
 * another's reading and writing would be lost. Who reads the page finds it whole, as it was or as it will be.
 */
export function changePage(file: string, change: (html: string) => string): void {
  writeFileSync(`${file}.partial`, change(readFileSync(file, 'utf8')));
  renameSync(`${file}.partial`, file);
}
