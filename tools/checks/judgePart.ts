import {readDictionaries} from '../content/dictionaries';
import {withValues} from '../content/lazy';
import type {Finding, Page} from '../content/types';
import {pageFindings} from './pageFindings';
import type {PageSubject} from './types';

/** What every rule about pages by themselves finds in these pages. */
export const judgePart = async (subject: PageSubject, pages: Page[]): Promise<Finding[]> =>
  pageFindings(withValues(subject, {pages}), await readDictionaries());
