import {spawnSync} from 'node:child_process';

/**
 * The files that differ from the main branch, committed or not, deleted ones left out.
 *
 * @param base a branch or commit; without, `origin/main` or `main`, whichever is there
 * @throws Error when the folder is no clone, or has no such base
 */
export function changedFiles(root: string, base?: string): string[] {
  const start = (base === undefined ? ['origin/main', 'main', 'HEAD'] : [base])
    .map((name) => git(root, ['merge-base', name, 'HEAD']).trim())
    .find((commit) => commit !== '');
  if (start === undefined && base !== undefined) {
    throw new Error(`The history has no branch or commit “${base}” in common; correct --base, or fetch it.`);
  }
  if (start === undefined) {
    throw new Error('What changed is read from the history, and there is none here; name the files.');
  }
  const changed = git(root, ['diff', '--name-only', '--diff-filter=d', '-z', start]);
  const untracked = git(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  return [...new Set([...changed.split('\0'), ...untracked.split('\0')])].filter(Boolean).sort();
}

/** Files that the next commit holds. */
export const stagedFiles = (root: string): string[] =>
  git(root, ['diff', '--cached', '--name-only', '--diff-filter=d', '-z']).split('\0').filter(Boolean);

/** What git prints; nothing when it fails. */
const git = (root: string, args: string[]): string =>
  spawnSync('git', args, {cwd: root, encoding: 'utf8'}).stdout ?? '';
