import {fork} from 'node:child_process';
import {availableParallelism} from 'node:os';

import {readDictionaries} from '../content/dictionaries';
import type {Finding} from '../content/types';
import {CHECKS} from './index';
import {spelling} from './spelling';
import {readSubject} from './subject';
import {type Judged, narrowed, part} from './types';

type Content = ReturnType<typeof readSubject>;

/**
 * Judges pages by every rule, on all processors when they are many.
 *
 * @param root the project's root folder
 * @param wanted files or folders from the root; without any, the whole content
 * @returns the findings in the order of files and lines, and how many pages were judged
 */
export async function judge(root: string, wanted: string[]): Promise<Judged> {
  const parts = wanted.length > 0 ? 1 : Math.min(availableParallelism(), 4);
  const others = Array.from({length: parts - 1}, (_, i) => judgeElsewhere(root, i + 1, parts));
  const all = await Promise.all([judgePart(readSubject(root), wanted, 0, parts), ...others]);
  const findings = new Map(
    all.flatMap((judged) => judged.findings).map((finding) => [JSON.stringify(finding), finding]),
  );
  return {
    findings: [...findings.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    pages: all.reduce((sum, {pages}) => sum + pages, 0),
  };
}

/** Judges one of several parts of the pages; rules about the site as a whole speak in the first. */
export async function judgePart(
  {subject: whole, findings}: Content,
  wanted: string[],
  index: number,
  parts: number,
): Promise<Judged> {
  const isWanted = (file: string): boolean => wanted.length === 0 || wanted.some((name) => file.startsWith(name));
  const subject = wanted.length > 0 ? narrowed(whole, isWanted) : part(whole, index, parts);
  const unread = index > 0 ? [] : findings.filter(({file}) => isWanted(file));
  const judged: Finding[] = [
    ...unread,
    ...CHECKS.flatMap((check) => check(subject)),
    ...spelling(subject, await readDictionaries()),
  ];
  return {findings: judged, pages: subject.pages.length};
}

function judgeElsewhere(root: string, index: number, parts: number): Promise<Judged> {
  return new Promise((resolve, reject) => {
    const child = fork(`${import.meta.dirname}/judgePartProcess.ts`, [String(index), String(parts)], {cwd: root});
    child.once('message', (judged) => resolve(judged as Judged));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`Part ${index} of the check ended with ${code}.`)));
  });
}
