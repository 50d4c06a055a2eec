import {findProgram} from '../setup/findProgram';

const NAMES = ['firefox-esr', 'firefox'];
const FIXED_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The path of a Firefox: the one that `FIREFOX_PATH` names, or the system's; undefined when there is none. */
export function findFirefox(): string | undefined {
  return findProgram([], [process.env.FIREFOX_PATH ?? '']) ?? findProgram(NAMES, FIXED_PLACES);
}
