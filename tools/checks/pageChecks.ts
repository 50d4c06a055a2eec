import {carries} from './form/carries';
import {fenceRules} from './form/fences';
import {foreignMarkup} from './form/foreignMarkup';
import {headingRules} from './form/headings';
import {markdownLint} from './form/markdownLint';
import {parity} from './form/parity';
import {structure} from './form/structure';
import {tableRules} from './form/tableRules';
import {translationHash} from './form/translationHash';
import {unfilled} from './form/unfilled';
import {formats} from './language/formats';
import {glossary} from './language/glossary';
import {headingStyle} from './language/headingStyle';
import {portuguese} from './language/portuguese';
import {style} from './language/style';
import {canvas} from './model/canvas';
import {complete} from './model/complete';
import {fieldTables} from './model/fieldTables';
import {labels} from './model/labels';
import {limitsInProse} from './model/limitTables';
import {messages} from './model/messages';
import {modelNames} from './model/modelNames';
import {modelTables} from './model/modelTables';
import {roles} from './model/roles';
import {world} from './model/world';
import {hosts} from './site/hosts';
import {secrets} from './site/secrets';
import type {PageCheck} from './types';

/**
 * The rules that judge a page, with its other language, by itself; but the spelling, which has to load its dictionaries
 * first. CONTRIBUTING.md says what each means.
 */
export const PAGE_CHECKS: PageCheck[] = [
  // The form of a page and of its translation
  headingRules,
  structure,
  carries,
  unfilled,
  parity,
  translationHash,
  markdownLint,
  foreignMarkup,
  // Code, addresses
  fenceRules,
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
  roles,
  world,
  // Language
  glossary,
  portuguese,
  headingStyle,
  formats,
  style,
];
