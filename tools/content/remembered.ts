import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

import {keep} from './kept';

/**
 * Keeps the results of slow work between runs, by what they were made from. They lie in many small files: a run that
 * asks for a few results reads little.
 *
 * @param name of the folder in `.cache`
 * @param basis whatever changes every result: configuration, versions
 * @param compute from a text to something that JSON can hold and nobody changes; pure
 */
export function remembered<Result>(
  name: string,
  basis: string,
  compute: (text: string) => Result,
): (text: string) => Result {
  const folder = resolve('.cache', name);
  const shards = new Map<string, Shard<Result>>();
  const shardOf = (key: string): Shard<Result> => {
    const file = join(folder, `${key.slice(0, 2)}.json`);
    const shard = shards.get(file) ?? {known: read<Result>(file), used: {}};
    shards.set(file, shard);
    return shard;
  };
  const save = (): void => {
    for (const [file, {known, used}] of shards) {
      if (Object.keys(used).some((key) => !(key in known))) {
        // Another part of the same run may have saved meanwhile. A result that both lose is computed again.
        keep(file, JSON.stringify(newest({...read<Result>(file), ...used}, used)));
      }
    }
  };
  return (text) => {
    if (shards.size === 0) {
      process.once('exit', save);
    }
    const key = createHash('sha256').update(`${basis}\0${text}`).digest('hex');
    const {known, used} = shardOf(key);
    return (used[key] ??= known[key] ?? compute(text));
  };
}

/** The results whose keys start alike: those that the file held, and those that this run asked for. */
interface Shard<Result> {
  known: Record<string, Result>;
  used: Record<string, Result>;
}

/** At most so many results a file: five times what the manual of 2026 has, so that texts of long ago go. */
const LIMIT = 16;

function newest<Result>(all: Record<string, Result>, used: Record<string, Result>): Record<string, Result> {
  const older = Object.entries(all).filter(([key]) => !(key in used));
  return Object.fromEntries([...older, ...Object.entries(used)].slice(-LIMIT));
}

/** What the file holds; nothing when there is none or when it is damaged. */
function read<Result>(file: string): Record<string, Result> {
  try {
    const held: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof held === 'object' && held !== null && !Array.isArray(held) ? (held as Record<string, Result>) : {};
  } catch {
    return {};
  }
}
