import type {Dictionaries} from '../content/dictionaries';
import {withValues} from '../content/lazy';
import type {Finding} from '../content/types';
import {readable} from './form/readable';
import {inOneLine} from './inOneLine';
import {spelling} from './language/spelling';
import {PAGE_CHECKS} from './pageChecks';
import {stoppedByFiles} from './stoppedByFiles';
import type {PageSubject} from './types';

/**
 * What rules find in pages by themselves. A page whose file or Markdown is broken has this one finding: the others would
 * follow from it.
 */
export function pageFindings(subject: PageSubject, dictionaries: Dictionaries): Finding[] {
  const {pages, findings} = readable(subject.pages);
  const sound = withValues(subject, {pages});
  return [
    ...findings,
    ...PAGE_CHECKS.flatMap((check) => stoppedByFiles(() => check(sound))),
    ...stoppedByFiles(() => spelling(sound, dictionaries)),
  ].map(inOneLine);
}
