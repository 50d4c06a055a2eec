import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/**
 * The path of the first program that is there.
 *
 * @param names commands to look for on the PATH, the best first of a folder
 * @param places absolute paths to look at after that
 */
export function findProgram(
  names: string[],
  places: string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find((path) => path !== '' && existsSync(path));
}
