import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {parseDocument} from 'yaml';

import {fileOfModel} from '../../src/model/readModel';
import {readModel} from '../model/readModel';
import {dayOf} from './earlier';
import type {Status} from './status';
import {writeWhole} from '../content/writeWhole';

export const WAITING_FILE = fileOfModel('translations');
const DAY = 24 * 60 * 60 * 1000;

/** The day of now, as the model writes days. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** How many days lie between two days such as `2025-08-01`. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Lets pages wait for their Portuguese from today on; those that wait already keep their day. */
export function letWait(root: string, paths: string[]): void {
  const {waiting} = readModel(root, 'translations');
  const since = today();
  write(root, {...Object.fromEntries(paths.map((path) => [path, since])), ...waiting});
}

/** Takes pages out that wait no more. @returns those that had waited */
export function endWait(root: string, paths: ReadonlySet<string>): string[] {
  const {waiting} = readModel(root, 'translations');
  const ended = Object.keys(waiting).filter((path) => paths.has(path));
  if (ended.length > 0) {
    write(root, Object.fromEntries(Object.entries(waiting).filter(([path]) => !paths.has(path))));
  }
  return ended;
}

/** Writes the list into its file, whose comments and limits stay. */
function write(root: string, waiting: Record<string, string>): void {
  const file = join(root, WAITING_FILE);
  const document = parseDocument(readFileSync(file, 'utf8'));
  const sorted = Object.entries(waiting).sort(([a], [b]) => a.localeCompare(b));
  document.set('waiting', document.createNode(Object.fromEntries(sorted)));
  writeWhole(file, document.toString({lineWidth: 0}));
}

/**
 * A line for each part of the manual in which pages wait, those that wait longest first, and below it a line for each page.
 *
 * @param since the day from which a page waits, by address; for others the day of their last change
 */
export function waitingByArea(
  root: string,
  {outdated, missing}: Pick<Status, 'outdated' | 'missing'>,
  since: Record<string, string>,
  now = today(),
): string[] {
  const pages = [
    ...outdated.map(({en, pt}) => ({...en, what: `outdated ${pt.file}`})),
    ...missing.map((en) => ({...en, what: `missing ${en.file}`})),
  ]
    .map(({file, path, what}) => ({area: areaOf(file), what, day: since[path] ?? dayOf(root, file) ?? now}))
    .sort((a, b) => a.day.localeCompare(b.day));
  return [...new Set(pages.map(({area}) => area))].flatMap((area) => {
    const own = pages.filter((page) => page.area === area);
    const lines = own.map(({what, day}) => `  - ${what}, since ${day}`);
    return [`${area}: ${own.length}, for up to ${count(daysBetween(own[0]!.day, now), 'day')}`, ...lines];
  });
}

/** `docs/v2/admin/users.md` → `docs/v2/admin`. */
const areaOf = (file: string): string =>
  file
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/\.mdx?$/, '');

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
