import {readDictionaries} from '../content/dictionaries';
import {CHECKS} from './index';
import {spelling} from './spelling';
import type {Judged, Subject} from './types';

/** Judges the pages of a subject by every rule. */
export async function judgePart(subject: Subject): Promise<Judged> {
  const findings = [...CHECKS.flatMap((check) => check(subject)), ...spelling(subject, await readDictionaries())];
  return {findings, pages: subject.pages.length};
}
