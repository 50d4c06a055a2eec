import {canvas} from './canvas';
import {carries} from './carries';
import {fixCells} from './cellRules';
import {complete} from './complete';
import {counterparts} from './counterparts';
import {fenceRules} from './fences';
import {fieldTables, fixFieldTables} from './fieldTables';
import {files} from './files';
import {foreignMarkup} from './foreignMarkup';
import {formats} from './formats';
import {frontMatter} from './frontMatter';
import {glossary} from './glossary';
import {headingRules} from './headings';
import {headingStyle} from './headingStyle';
import {hosts} from './hosts';
import {fixTextRecord, interfaceTexts} from './interfaceTexts';
import {labels} from './labels';
import {limitsInProse} from './limitTables';
import {linkRules} from './linkRules';
import {markdownLint} from './markdownLint';
import {messageCells, messages} from './messages';
import {modelRules} from './model';
import {modelNames} from './modelNames';
import {modelCells, modelTables} from './modelTables';
import {parity} from './parity';
import {pictures} from './pictures';
import {portuguese} from './portuguese';
import {fixForm, readable} from './readable';
import {addPublishedPaths, redirectRules} from './redirects';
import {releases} from './releases';
import {roleCells, roles} from './roles';
import {secrets} from './secrets';
import {fixServedRules, servedRules} from './servedRules';
import {sidebarRules} from './sidebars';
import {structure} from './structure';
import {style} from './style';
import {tableRules} from './tableRules';
import {translationHash} from './translationHash';
import type {Check, Fix} from './types';
import {unfilled} from './unfilled';
import {withValues} from '../content/lazy';
import {Unreadable} from '../content/unreadable';

/**
 * Every content rule but the spelling, which has to load its dictionaries first. CONTRIBUTING.md says what each means.
 */
export const CHECKS: Check[] = [
  // The form of a page and of its translation
  frontMatter,
  counterparts,
  headingRules,
  structure,
  carries,
  unfilled,
  parity,
  translationHash,
  markdownLint,
  foreignMarkup,
  // Files, code, links, addresses
  files(process.cwd()),
  fenceRules,
  linkRules,
  redirectRules(process.cwd()),
  modelRules(process.cwd()),
  sidebarRules(process.cwd()),
  interfaceTexts(process.cwd()),
  servedRules(process.cwd()),
  hosts,
  secrets,
  // Agreement with the model
  tableRules,
  fieldTables,
  canvas,
  modelTables,
  limitsInProse,
  complete,
  labels,
  messages,
  modelNames,
  pictures,
  releases,
  roles,
  // Language
  glossary,
  portuguese,
  headingStyle,
  formats,
  style,
];

/** What `npm run check -- --fix` corrects before it checks. */
export const FIXES: Fix[] = [
  fixForm,
  ...[
    addPublishedPaths,
    fixFieldTables,
    fixCells(messageCells, roleCells, modelCells),
    fixServedRules,
    fixTextRecord,
  ].map(ofReadable),
];

/** Other fixes change pages that can be read, from files that can be read. */
function ofReadable(fix: Fix): Fix {
  return (root, subject) => {
    try {
      return fix(root, withValues(subject, {pages: readable(subject.pages).pages}));
    } catch (error) {
      if (error instanceof Unreadable) {
        return []; // the check that follows says so
      }
      throw error;
    }
  };
}
