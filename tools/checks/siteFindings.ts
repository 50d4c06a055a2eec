import {withValues} from '../content/lazy';
import type {Finding} from '../content/types';
import {withoutBroken} from './form/readable';
import {inOneLine} from './inOneLine';
import {siteChecks} from './siteChecks';
import {stoppedByFiles} from './stoppedByFiles';
import type {Subject} from './types';

/**
 * What rules find in pages beside other pages, and in what is no page.
 *
 * @param ofPages what was found in the pages by themselves: those that cannot be read are left out here
 */
export function siteFindings(root: string, subject: Subject, ofPages: Finding[]): Finding[] {
  const sound = withValues(subject, {pages: withoutBroken(subject.pages, ofPages)});
  return siteChecks(root)
    .flatMap((check) => stoppedByFiles(() => check(sound)))
    .map(inOneLine);
}
