import {fork} from 'node:child_process';
import {once} from 'node:events';
import {availableParallelism} from 'node:os';

import type {Finding, Page} from '../content/types';
import {cleanPages} from './cleanPages';
import {key, type Subject} from './types';

/** With so many pages or fewer, another process would not have started when they are judged. */
const ALONE = 80;
/** Each process holds what it reads of the model. */
const MOST_PROCESSES = 4;

/**
 * What rules find in pages by themselves. Pages without a finding are remembered with all that they were judged by, so
 * that a run judges those that changed; many are judged on all processors.
 *
 * @param root the project's root folder
 */
export async function judgePages(root: string, subject: Subject): Promise<Finding[]> {
  const clean = cleanPages(root, subject.site);
  const open = pairs(subject.pages).filter((pair) => !clean.has(pair));
  if (open.length === 0) {
    return [];
  }
  const findings = await judgeAnew(root, subject, open);
  clean.add(open, findings);
  return findings;
}

/** Each page with its other language. */
function pairs(pages: Page[]): Page[][] {
  const byKey = new Map<string, Page[]>();
  pages.forEach((page) => byKey.set(key(page), [...(byKey.get(key(page)) ?? []), page]));
  return [...byKey.values()];
}

async function judgeAnew(root: string, subject: Subject, open: Page[][]): Promise<Finding[]> {
  const count = open.flat().length <= ALONE ? 1 : Math.min(availableParallelism(), MOST_PROCESSES);
  const bySize = [...open].sort((a, b) => size(b) - size(a));
  const parts = Array.from({length: count}, (_, i) => bySize.filter((_, place) => place % count === i).flat());
  const elsewhere = parts.slice(1).map((pages) => judgeElsewhere(root, pages));
  // Loaded when the other processes have started: it takes a second, which they would wait for.
  const {judgePart} = await import('./judgePart');
  return (await Promise.all([judgePart(subject, parts[0]!), ...elsewhere])).flat();
}

const size = (pair: Page[]): number => pair.reduce((sum, {body}) => sum + body.length, 0);

/** What another process finds in these pages: it reads them itself. */
async function judgeElsewhere(root: string, pages: Page[]): Promise<Finding[]> {
  const child = fork(`${import.meta.dirname}/judgePartProcess.ts`, {cwd: root});
  child.send(pages.map(({file}) => file));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the check ended with ${code}.`);
  });
  const said = once(child, 'message').then(([message]) => message as Finding[] | {fault: string});
  const answer = await Promise.race([said, ended]);
  ended.catch(() => undefined); // it ends when it has said all
  if ('fault' in answer) {
    throw new Error(answer.fault);
  }
  return answer;
}
