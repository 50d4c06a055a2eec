import type {Finding} from '../content/types';
import {inOneLine} from './pageFindings';
import {siteChecks} from './siteChecks';
import {stoppedByFiles} from './stoppedByFiles';
import type {Subject} from './types';

/** What rules find in pages beside other pages, and in what is no page; all pages of the subject can be read. */
export const siteFindings = (root: string, subject: Subject): Finding[] =>
  siteChecks(root)
    .flatMap((check) => stoppedByFiles(() => check(subject)))
    .map(inOneLine);
