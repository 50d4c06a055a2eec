import type {Finding} from '../content/types';
import {wantedFiles} from '../content/wanted';
import {factsFaults} from '../facts/readFacts';
import {modelFaults} from '../model/readModel';
import {wordFaults} from '../model/words';
import {judgePages} from './judgePages';
import {siteFindings} from './siteFindings';
import {readSubject} from './subject';
import {narrowed} from './types';

/** What a run of the rules found. */
export interface Judged {
  findings: Finding[];
  /** How many pages were judged. */
  pages: number;
}

/**
 * Judges pages by every rule. A file that cannot be read is a finding, and stops the rules that need it.
 *
 * @param root the project's root folder
 * @param wanted files or folders from the root; without any, the whole content
 * @returns the findings in the order of files and lines, and how many pages were judged
 */
export async function judge(root: string, wanted: string[]): Promise<Judged> {
  const whole = readSubject(root);
  const subject = wanted.length > 0 ? narrowed(whole, wantedFiles(root, wanted)) : whole;
  const ofPages = await judgePages(root, subject);
  const all = [
    ...modelFaults(root),
    ...factsFaults(root),
    ...wordFaults(root),
    ...ofPages,
    ...siteFindings(root, subject, ofPages),
  ];
  const findings = new Map(all.map((finding) => [JSON.stringify(finding), finding]));
  return {
    findings: [...findings.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    pages: subject.pages.length,
  };
}
