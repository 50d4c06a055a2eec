import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

import {chromium} from 'playwright-core';

import {findProgram} from '../setup/findProgram';

/** Flags for tests: no sandbox (tests run as root in containers), and none of the browser's own network traffic. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const VARIABLE = 'CHROMIUM_PATH';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium: the one that `CHROMIUM_PATH` names, the system's, or the one in Playwright's cache.
 *
 * @returns undefined when there is none
 * @throws when `CHROMIUM_PATH` names a file that does not exist
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env[VARIABLE];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) {
      throw new Error(`${VARIABLE} is ${named}, which does not exist; set it to a Chromium's path, or unset it.`);
    }
    return named;
  }
  return findProgram(NAMES, [...FIXED_PLACES, chromium.executablePath()], env);
}

/**
 * As {@link findChromium}, but installs one when there is none: Debian's package as root, Playwright's download
 * elsewhere.
 *
 * @throws one sentence when that fails too: browser tests are never skipped
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) {
    return found;
  }
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium found: installing the Debian package.');
    spawnSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {stdio: 'inherit'});
  } else {
    console.log('No Chromium found: downloading Playwright’s.');
    spawnSync('npx', ['--no-install', 'playwright-core', 'install', 'chromium'], {stdio: 'inherit'});
  }
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error(
      `The browser tests need Chromium and it could not be installed; install it and set ${VARIABLE} to its path.`,
    );
  }
  return installed;
}
