import {fixForm, readable} from './form/readable';
import {fixCells} from './model/cellRules';
import {fixFieldTables} from './model/fieldTables';
import {messageCells} from './model/messages';
import {modelCells} from './model/modelTables';
import {roleCells} from './model/roles';
import {fixTextRecord} from './site/interfaceTexts';
import {addPublishedPaths} from './site/redirects';
import {fixServedRules} from './site/servedRules';
import {fixWaiting} from './form/waiting';
import type {Fix} from './types';
import {withValues} from '../content/lazy';
import {Unreadable} from '../content/unreadable';

/** What `npm run check -- --fix` corrects before it checks. */
export const FIXES: Fix[] = [
  fixForm,
  ...[
    addPublishedPaths,
    fixFieldTables,
    fixCells(messageCells, roleCells, modelCells),
    fixServedRules,
    fixTextRecord,
    fixWaiting,
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
