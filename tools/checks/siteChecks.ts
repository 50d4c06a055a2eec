import {counterparts} from './form/counterparts';
import {frontMatter} from './form/frontMatter';
import {fieldTitles} from './model/canvas';
import {modelRules} from './model/model';
import {pictures} from './model/pictures';
import {releases} from './model/releases';
import {files} from './site/files';
import {interfaceTexts} from './site/interfaceTexts';
import {linkRules, orphans} from './site/linkRules';
import {redirectRules} from './site/redirects';
import {servedRules} from './site/servedRules';
import {sidebarRules} from './site/sidebars';
import {waiting} from './form/waiting';
import type {Check} from './types';

/**
 * The rules that judge pages beside other pages, and what is no page. CONTRIBUTING.md says what each means.
 *
 * @param root the project's root folder, for what is no page: the model, sidebars, files, what servers are told
 */
export const siteChecks = (root: string): Check[] => [
  // Pages beside each other
  frontMatter,
  counterparts,
  waiting(root),
  // Files, links, addresses
  files(root),
  linkRules,
  orphans,
  redirectRules(root),
  sidebarRules(root),
  interfaceTexts(root),
  servedRules(root),
  // Agreement with the model
  modelRules(root),
  fieldTitles,
  pictures,
  releases,
];
