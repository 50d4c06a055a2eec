import {execFileSync} from 'node:child_process';

/** Where pages come from; the history of other files says nothing of them. */
const FOLDERS = ['docs', 'release-notes', 'i18n', 'src/pages'];

/** The largest list of changed files that is read, in bytes: a hundred times what the history of 2026 needs. */
const MOST_BYTES = 256 * 2 ** 20;

/**
 * The day on which each file of a page was last changed, as `2025-08-01`, by path from the project's root. The
 * history is read once: asked file by file, it takes longer than all that is done with the answers.
 *
 * @param root the project's root folder
 * @returns nothing where no history can be read, such as in an image or an export, or where it is cut off: a shallow
 *   clone would give every file the day of its oldest commit
 */
export function changeDays(root: string): ReadonlyMap<string, string> {
  const days = known.get(root) ?? readDays(root);
  known.set(root, days);
  return days;
}

/** Once a process: several plugins ask. */
const known = new Map<string, ReadonlyMap<string, string>>();

function readDays(root: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of history(root).split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    files.filter((file) => !days.has(file)).forEach((file) => days.set(file, day));
  }
  return days;
}

/** A null byte before each commit, then its day and its files, a line each; newest first. */
function history(root: string): string {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const isWhole = git('rev-parse', '--is-shallow-repository').trim() === 'false';
    return isWhole ? git('log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative', '--', ...FOLDERS) : '';
  } catch {
    return '';
  }
}
