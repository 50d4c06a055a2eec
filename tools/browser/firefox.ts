import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

const VARIABLE = 'FIREFOX_PATH';
const NAMES = ['firefox-esr', 'firefox'];
const FIXED_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * The path of a Firefox: the one that `FIREFOX_PATH` names, or the system's.
 *
 * @throws when there is none: a browser test is never skipped
 */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [env[VARIABLE] ?? '', ...onPath, ...FIXED_PLACES].find((path) => path !== '' && existsSync(path));
  if (found === undefined) {
    throw new Error(`The browser tests need Firefox; install it (Debian: firefox-esr) or set ${VARIABLE} to its path.`);
  }
  return found;
}
