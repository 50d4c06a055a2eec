import {canvas} from './model/canvas';
import {carries} from './form/carries';
import {fixCells} from './model/cellRules';
import {complete} from './model/complete';
import {counterparts} from './form/counterparts';
import {fenceRules} from './form/fences';
import {fieldTables, fixFieldTables} from './model/fieldTables';
import {files} from './site/files';
import {foreignMarkup} from './form/foreignMarkup';
import {formats} from './language/formats';
import {frontMatter} from './form/frontMatter';
import {glossary} from './language/glossary';
import {headingRules} from './form/headings';
import {headingStyle} from './language/headingStyle';
import {hosts} from './site/hosts';
import {fixTextRecord, interfaceTexts} from './site/interfaceTexts';
import {labels} from './model/labels';
import {limitsInProse} from './model/limitTables';
import {linkRules} from './site/linkRules';
import {markdownLint} from './form/markdownLint';
import {messageCells, messages} from './model/messages';
import {modelRules} from './model/model';
import {modelNames} from './model/modelNames';
import {modelCells, modelTables} from './model/modelTables';
import {parity} from './form/parity';
import {pictures} from './model/pictures';
import {portuguese} from './language/portuguese';
import {fixForm, readable} from './form/readable';
import {addPublishedPaths, redirectRules} from './site/redirects';
import {releases} from './model/releases';
import {roleCells, roles} from './model/roles';
import {secrets} from './site/secrets';
import {fixServedRules, servedRules} from './site/servedRules';
import {sidebarRules} from './site/sidebars';
import {structure} from './form/structure';
import {style} from './language/style';
import {tableRules} from './form/tableRules';
import {translationHash} from './form/translationHash';
import type {Check, Fix} from './types';
import {unfilled} from './form/unfilled';
import {world} from './model/world';
import {withValues} from '../content/lazy';
import {Unreadable} from '../content/unreadable';

/**
 * Every content rule but the spelling, which has to load its dictionaries first. CONTRIBUTING.md says what each means.
 *
 * @param root the project's root folder, for what is no page: the model, sidebars, files, what servers are told
 */
export const checksOf = (root: string): Check[] => [
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
  files(root),
  fenceRules,
  linkRules,
  redirectRules(root),
  modelRules(root),
  sidebarRules(root),
  interfaceTexts(root),
  servedRules(root),
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
  world,
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
