import {type Dictionaries, readDictionaries} from '../content/dictionaries';
import type {Finding} from '../content/types';
import {readable} from './readable';
import {CHECKS} from './index';
import {modelFaults} from '../model/readModel';
import {spelling} from './spelling';
import {readSubject} from './subject';
import type {Judged, Subject} from './types';

/**
 * Judges pages of the project by every rule; no page when the model cannot be read, which is what the findings say then.
 *
 * @param select the part of the project that is judged
 */
export async function judgePart(root: string, select: (whole: Subject) => Subject): Promise<Judged> {
  const faults = modelFaults(root);
  if (faults.length > 0) {
    return {findings: faults, pages: 0};
  }
  const subject = select(readSubject(root));
  return {findings: findingsIn(subject, await readDictionaries()), pages: subject.pages.length};
}

/** What every rule finds. A page whose file or Markdown is broken has this one finding: the others would follow from it. */
export function findingsIn(subject: Subject, dictionaries: Dictionaries): Finding[] {
  const {pages, findings} = readable(subject.pages);
  const sound = {...subject, pages};
  return [...findings, ...CHECKS.flatMap((check) => check(sound)), ...spelling(sound, dictionaries)];
}
