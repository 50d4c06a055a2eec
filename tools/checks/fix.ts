import {wantedFiles} from '../content/wanted';
import {FIXES} from './fixes';
import {readSubject} from './subject';
import {narrowed} from './types';

/**
 * Corrects what has one right answer.
 *
 * @param root the project's root folder
 * @param wanted files or folders from the root; without any, the whole content
 * @returns a line for each change
 */
export function fix(root: string, wanted: string[]): string[] {
  let whole = readSubject(root);
  return FIXES.flatMap((each) => {
    const written = each(root, wanted.length === 0 ? whole : narrowed(whole, wantedFiles(root, wanted)));
    whole = written.length === 0 ? whole : readSubject(root); // anew, because pages differ now
    return written;
  });
}
