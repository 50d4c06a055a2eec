import {execFileSync, spawnSync} from 'node:child_process';

import {sections} from '../../src/plugins/catalog/sectionHashes';

/** An English page as it was when its translation was made. */
interface Earlier {
  commit: string;
  /** Its file then: pages move. */
  file: string;
  text: string;
}

/** So many versions are looked at: two years of a page that changes every week. */
const LIMIT = 100;

/**
 * Finds, in the history, the English text from which a translation was made: the newest version that has most of the
 * sections that the translation records.
 *
 * @param recorded the translation's `source_hash`
 * @returns undefined without a history, or where no version has a recorded section
 */
export function earlierText(root: string, file: string, recorded: string): Earlier | undefined {
  const known = recorded.split('.');
  let best: (Earlier & {count: number}) | undefined;
  for (const version of versionsOf(root, file)) {
    const text = git(root, ['show', `${version.commit}:${version.file}`]) ?? '';
    const count = sections(text).filter(({hash}) => known.includes(hash)).length;
    if (count > (best?.count ?? 0)) {
      best = {...version, text, count};
    }
    if (count === known.length) {
      break;
    }
  }
  return best;
}

/** The commits that changed a file, the newest first, each with the file's name then. */
function versionsOf(root: string, file: string): {commit: string; file: string}[] {
  const log = git(root, ['log', '--follow', `-${LIMIT}`, '--format=commit %H', '--name-only', '--', file]) ?? '';
  return [...log.matchAll(/^commit (\S+)\n\n(.+)$/gm)].map(([, commit = '', name = '']) => ({commit, file: name}));
}

/** The lines that changed since, as `git diff` shows them. */
export function changedLines(root: string, earlier: Earlier, file: string): string {
  const {stdout} = spawnSync(
    'git',
    ['diff', '--no-color', '--unified=1', `${earlier.commit}:${earlier.file}`, '--', file],
    {cwd: root, encoding: 'utf8'},
  );
  return stdout
    .split('\n')
    .filter((line) => !/^(?:diff |index |--- |\+\+\+ )/.test(line))
    .join('\n')
    .trim();
}

/** How many words one text has and the other has not. */
export function changedWords(before: string, after: string): number {
  const left = new Map<string, number>();
  const count = (text: string, step: number): void =>
    text.split(/\s+/).forEach((word) => void left.set(word, (left.get(word) ?? 0) + step));
  count(before, -1);
  count(after, 1);
  return [...left.values()].reduce((sum, times) => sum + Math.max(0, times), 0);
}

/** The day of the last commit of a file; undefined without a history. */
export const dayOf = (root: string, file: string): string | undefined =>
  git(root, ['log', '-1', '--format=%cs', '--', file])?.trim() || undefined;

function git(root: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    });
  } catch {
    return undefined;
  }
}
