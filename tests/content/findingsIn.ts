import {withoutBroken} from '../../tools/checks/form/readable';
import {pageFindings} from '../../tools/checks/pageFindings';
import {siteFindings} from '../../tools/checks/siteFindings';
import type {Subject} from '../../tools/checks/types';
import type {Dictionaries} from '../../tools/content/dictionaries';
import {withValues} from '../../tools/content/lazy';
import type {Finding} from '../../tools/content/types';

/** What every rule finds, with nothing remembered of earlier runs. */
export function findingsIn(root: string, subject: Subject, dictionaries: Dictionaries): Finding[] {
  const ofPages = pageFindings(subject, dictionaries);
  const sound = withValues(subject, {pages: withoutBroken(subject.pages, ofPages)});
  return [...ofPages, ...siteFindings(root, sound)];
}
