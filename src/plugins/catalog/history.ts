import {execFileSync} from 'node:child_process';
import {relative, resolve, sep} from 'node:path';

import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';

import {CONTENT_ROOTS} from '../../manual/file';

/** Where pages come from; the history of other files says nothing of them. */
const FOLDERS = [...CONTENT_ROOTS, 'src/pages'];

/** The largest list of changed files that is read, in bytes: a hundred times what the history of 2026 needs. */
const MOST_BYTES = 256 * 2 ** 20;

/** Before each commit, which no name of a file can hold. */
const COMMIT = '\0';

/**
 * The last change of each page, for everything that says it: “last updated” below a page, sitemap, Markdown twins,
 * structured data. The history is read once: asked file by file, as the framework's own `git-ad-hoc` does, it takes longer
 * than all that is done with the answers; its `git-eager` knows files by whole paths alone, and its sitemap asks by paths
 * from the site's folder (Docusaurus 3.10).
 *
 * Nothing is known of a file where no history can be read, such as in an image or an export, or where it is cut off: a
 * shallow clone would give every file the day of its oldest commit.
 *
 * @param root the project's root folder
 * @returns what `future.experimental_vcs` takes; asked for a file by its whole path, or its path from the root
 */
export function pageHistory(root: string): VcsConfig {
  const changeOf = (file: string): VcsChangeInfo | null =>
    lastChanges(root).get(relative(root, resolve(root, file)).replaceAll(sep, '/')) ?? null;
  return {
    initialize: () => {}, // read when the first page asks: commands that need no dates do not wait for it
    // Nothing of this site asks for it; the framework counts its parameters.
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    getFileCreationInfo: (file) => Promise.resolve(null),
    getFileLastUpdateInfo: (file) => Promise.resolve(changeOf(file)),
  };
}

/**
 * The day on which a page's file was last changed, as `2025-08-01` in UTC.
 *
 * @param root the project's root folder
 * @param file path from the root
 */
export function changeDay(root: string, file: string): string | undefined {
  const change = lastChanges(root).get(file);
  return change && new Date(change.timestamp).toISOString().slice(0, '2025-08-01'.length);
}

/** Once a process: several plugins ask. */
const known = new Map<string, ReadonlyMap<string, VcsChangeInfo>>();

function lastChanges(root: string): ReadonlyMap<string, VcsChangeInfo> {
  const changes = known.get(root) ?? readChanges(root);
  known.set(root, changes);
  return changes;
}

function readChanges(root: string): ReadonlyMap<string, VcsChangeInfo> {
  const changes = new Map<string, VcsChangeInfo>();
  for (const commit of historyText(root).split(COMMIT).slice(1)) {
    const [seconds, author = '', ...files] = commit.split('\n').filter(Boolean);
    const change = {timestamp: Number(seconds) * 1000, author};
    files.filter((file) => !changes.has(file)).forEach((file) => changes.set(file, change));
  }
  return changes;
}

/** Each commit, newest first: its time in seconds, its author and its files, a line each. */
function historyText(root: string): string {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const isWhole = git('rev-parse', '--is-shallow-repository').trim() === 'false';
    const format = '--format=%x00%ct%n%an';
    return isWhole ? git('log', format, '--name-only', '--no-renames', '--relative', '--', ...FOLDERS) : '';
  } catch {
    return '';
  }
}
