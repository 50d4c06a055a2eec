import {pageFindings} from '../../tools/checks/pageFindings';
import {siteFindings} from '../../tools/checks/siteFindings';
import type {Subject} from '../../tools/checks/types';
import type {Dictionaries} from '../../tools/content/dictionaries';
import type {Finding} from '../../tools/content/types';

/** What every rule finds, with nothing remembered of earlier runs. */
export function findingsIn(root: string, subject: Subject, dictionaries: Dictionaries): Finding[] {
  const ofPages = pageFindings(subject, dictionaries);
  return [...ofPages, ...siteFindings(root, subject, ofPages)];
}
