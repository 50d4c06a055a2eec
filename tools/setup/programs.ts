import {spawnSync} from 'node:child_process';

import {findFirefox} from '../browser/firefox';
import {findNginx} from '../deploy/nginxProcess';
import {findProgram} from './findProgram';

interface Requirement {
  /** What is there once the packages are installed. */
  find: () => string | undefined;
  /** Debian packages. */
  debian: string[];
}

/** What the engines that run code blocks, and the tests of the served site, need beside Node.js and Chromium. */
const REQUIREMENTS: Requirement[] = [
  {find: () => findProgram(['go']), debian: ['golang-go']},
  {
    find: () => findProgram([], ['/usr/share/gocode/src/github.com/Masterminds/sprig']),
    debian: ['golang-github-masterminds-sprig-dev'],
  },
  {find: () => findProgram(['python3']), debian: ['python3']},
  {find: () => findProgram(['shellcheck']), debian: ['shellcheck']},
  {find: () => findProgram(['xsltproc']), debian: ['xsltproc']},
  {find: () => findProgram(['curl']), debian: ['curl']},
  {find: findNginx, debian: ['nginx', 'libnginx-mod-http-brotli-static']},
  {find: findFirefox, debian: ['firefox-esr']},
];

/**
 * Sees that the programs for the tests are there; as root on Debian it installs those that are missing.
 *
 * @throws one sentence that names the missing ones, elsewhere or when the installation fails
 */
export function ensurePrograms(): void {
  const missing = missingPackages();
  if (missing.length === 0) {
    return;
  }
  if (process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined) {
    console.log(`Installing for the tests: ${missing.join(', ')}.`);
    spawnSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {stdio: 'inherit'});
  }
  const still = missingPackages();
  if (still.length > 0) {
    throw new Error(
      `The tests need programs that are not here; install the Debian packages ${still.join(', ')}, or their likes.`,
    );
  }
}

function missingPackages(): string[] {
  return REQUIREMENTS.filter(({find}) => find() === undefined).flatMap(({debian}) => debian);
}
