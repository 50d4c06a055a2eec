import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

/**
 * Keeps the results of slow work between runs, by what they were made from.
 *
 * @param name of the file in `.cache`
 * @param basis whatever changes every result: configuration, versions
 * @param compute from a text to something that JSON can hold; pure
 */
export function remembered<Result>(
  name: string,
  basis: string,
  compute: (text: string) => Result,
): (text: string) => Result {
  const file = resolve('.cache', `${name}.json`);
  const used: Record<string, Result> = {};
  let known: Record<string, Result> | undefined;
  const save = (): void => {
    if (known !== undefined && Object.keys(used).some((key) => !(key in known!))) {
      // Another part of the same run may have saved meanwhile. A result that both lose is computed again.
      write(file, JSON.stringify({...read<Result>(file), ...used}));
    }
  };
  return (text) => {
    if (known === undefined) {
      known = read<Result>(file);
      process.once('exit', save);
    }
    const key = createHash('sha256').update(`${basis}\0${text}`).digest('base64url').slice(0, 22);
    return (used[key] ??= known[key] ?? compute(text));
  };
}

/** What the file holds; nothing when there is none or when it is damaged. */
function read<Result>(file: string): Record<string, Result> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Result>;
  } catch {
    return {};
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), {recursive: true});
  const draft = join(dirname(file), `.${process.pid}`);
  writeFileSync(draft, text);
  renameSync(draft, file);
}
