import {fenceRules} from './fences';
import {frontMatter} from './frontMatter';
import {headingRules} from './headings';
import {hosts} from './hosts';
import {linkRules} from './linkRules';
import {parity} from './parity';
import {portuguese} from './portuguese';
import {structure} from './structure';
import {tableRules} from './tableRules';
import {translationHash} from './translationHash';
import type {Check} from './types';

/** Every content rule, in the order of the report. CONTRIBUTING.md says what each means. */
export const CHECKS: Check[] = [
  frontMatter,
  headingRules,
  structure,
  parity,
  fenceRules,
  linkRules,
  tableRules,
  hosts,
  portuguese,
  translationHash,
];
