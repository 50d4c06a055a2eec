import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {readDocuments} from '../../../src/documents/documents';
import {changedSections} from '../../../src/plugins/catalog/sectionHashes';
import {daysBetween, endWait, today, WAITING_FILE} from '../../translations/waiting';
import {translations, type Check, type Fix, type Subject} from '../types';

const RULE = 'translation';

/** Few pages wait for their Portuguese, and none for long (`model/translations.yaml`). */
export function waiting(root: string, now = today()): Check {
  return (subject) => {
    if (!subject.isWhole) {
      return [];
    }
    const {pages: most, days, waiting: since} = subject.model.translations;
    const [document] = readDocuments(readFileSync(join(root, WAITING_FILE), 'utf8'));
    const finding = (path: string, message: string) => {
      const line = document?.lineOf(['waiting', path]) ?? 1;
      return {file: WAITING_FILE, line, rule: RULE, message: `${path} ${message}`};
    };
    const done = translated(subject);
    const oldestFirst = Object.entries(since).sort(([, a], [, b]) => a.localeCompare(b));
    const translate = 'translate it, then run `npm run i18n:status -- --update FILE`';
    return oldestFirst.flatMap(([path, day], i) => {
      const age = daysBetween(day, now);
      if (done.has(path)) {
        return [finding(path, 'is translated; run `npm run check -- --fix`, which takes the line out.')];
      }
      if (age < 0) {
        return [finding(path, `waits from ${day} on, which is yet to come; write the day of its change.`)];
      }
      if (age > days) {
        return [finding(path, `has waited ${age} days for its Portuguese, and ${days} are allowed; ${translate}.`)];
      }
      return i < most
        ? []
        : [
            finding(
              path,
              `waits for its Portuguese as number ${i + 1}, and ${most} pages may wait; translate one of them first, such as ${oldestFirst[0]![0]}, then run \`npm run i18n:status -- --update FILE\`.`,
            ),
          ];
    });
  };
}

/** Pages that are said to wait and do not. */
export const fixWaiting: Fix = (root, subject) =>
  endWait(root, translated(subject)).map((path) => `${WAITING_FILE}: took out ${path}, which is translated.`);

/** The addresses of pages that are said to wait, and whose translation records the English text as it is now. */
function translated({site, model}: Subject): Set<string> {
  return new Set(
    translations(site.filter(({path}) => path in model.translations.waiting))
      .filter(({en, pt}) => changedSections(en.source, String(pt.frontMatter.source_hash ?? '')).length === 0)
      .map(({en}) => en.path),
  );
}
