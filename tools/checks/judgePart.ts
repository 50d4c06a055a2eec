import {type Dictionaries, readDictionaries} from '../content/dictionaries';
import {withValues} from '../content/lazy';
import type {Finding} from '../content/types';
import {Unreadable} from '../content/unreadable';
import {readable} from './form/readable';
import {checksOf} from './index';
import {modelFaults} from '../model/readModel';
import {spelling} from './language/spelling';
import {readSubject} from './subject';
import type {Judged, Subject} from './types';

/**
 * Judges pages of the project by every rule. A file that cannot be read is a finding, and stops the rules that need it.
 *
 * @param select the part of the project that is judged
 */
export async function judgePart(root: string, select: (whole: Subject) => Subject): Promise<Judged> {
  const subject = select(readSubject(root));
  const findings = [...modelFaults(root), ...findingsIn(root, subject, await readDictionaries())];
  return {findings, pages: subject.pages.length};
}

/** What every rule finds. A page whose file or Markdown is broken has this one finding: the others would follow from it. */
export function findingsIn(root: string, subject: Subject, dictionaries: Dictionaries): Finding[] {
  const {pages, findings} = readable(subject.pages);
  const sound = withValues(subject, {pages});
  const checks = [...checksOf(root), (all: Subject) => spelling(all, dictionaries)];
  return [...findings, ...checks.flatMap((check) => stoppedByFiles(() => check(sound)))].map(inOneLine);
}

/** What a finding quotes may have several lines. */
const inOneLine = (finding: Finding): Finding => ({...finding, message: finding.message.replace(/\s*\n\s*/g, ' ')});

/** A rule whose file cannot be read finds that. */
function stoppedByFiles(check: () => Finding[]): Finding[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof Unreadable) {
      return [error.finding];
    }
    throw error;
  }
}
