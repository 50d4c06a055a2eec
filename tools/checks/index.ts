import {fenceRules} from './fences';
import {fieldTables, fixFieldTables} from './fieldTables';
import {frontMatter} from './frontMatter';
import {headingRules} from './headings';
import {hosts} from './hosts';
import {linkRules} from './linkRules';
import {parity} from './parity';
import {portuguese} from './portuguese';
import {addPublishedPaths, redirectRules} from './redirects';
import {structure} from './structure';
import {tableRules} from './tableRules';
import {translationHash} from './translationHash';
import type {Check, Fix} from './types';
import {unfilled} from './unfilled';

/** Every content rule, in the order of the report. CONTRIBUTING.md says what each means. */
export const CHECKS: Check[] = [
  frontMatter,
  headingRules,
  structure,
  parity,
  fenceRules,
  linkRules,
  tableRules,
  fieldTables,
  hosts,
  portuguese,
  translationHash,
  unfilled,
  redirectRules(process.cwd()),
];

/** What `npm run check -- --fix` corrects before it checks. */
export const FIXES: Fix[] = [addPublishedPaths, fixFieldTables];
