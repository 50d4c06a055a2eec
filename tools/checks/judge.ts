import {fork} from 'node:child_process';
import {availableParallelism} from 'node:os';

import {wantedFiles} from '../content/wanted';
import {type Judged, narrowed, part} from './types';

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
  // Loaded when the other processes have started: it takes a second, which they would wait for.
  const {judgePart} = await import('./judgePart');
  const own = judgePart(root, (whole) =>
    wanted.length > 0 ? narrowed(whole, wantedFiles(root, wanted)) : part(whole, 0, parts),
  );
  const all = await Promise.all([own, ...others]);
  const findings = new Map(
    all.flatMap((judged) => judged.findings).map((finding) => [JSON.stringify(finding), finding]),
  );
  return {
    findings: [...findings.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    pages: all.reduce((sum, {pages}) => sum + pages, 0),
  };
}

function judgeElsewhere(root: string, index: number, parts: number): Promise<Judged> {
  return new Promise((resolve, reject) => {
    const child = fork(`${import.meta.dirname}/judgePartProcess.ts`, [String(index), String(parts)], {cwd: root});
    child.once('message', (said: Judged | {fault: string}) =>
      'fault' in said ? reject(new Error(said.fault)) : resolve(said),
    );
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`Part ${index} of the check ended with ${code}.`)));
  });
}
