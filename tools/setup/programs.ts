import {spawnSync} from 'node:child_process';

import {ensureChromium, findChromium} from '../browser/chromium';
import {findFirefox} from '../browser/firefox';
import {findNginx} from '../deploy/nginxProcess';
import {findProgram} from './findProgram';
import type {Need} from './lanes';

interface Requirement {
  need: Need;
  /** What is there once the packages are installed. */
  find: () => string | undefined;
  /** Debian packages. */
  debian: string[];
}

/** What tests need beside Node.js. */
const REQUIREMENTS: Requirement[] = [
  {need: 'engines', find: () => findProgram(['go']), debian: ['golang-go']},
  {
    need: 'engines',
    find: () => findProgram([], ['/usr/share/gocode/src/github.com/Masterminds/sprig']),
    debian: ['golang-github-masterminds-sprig-dev'],
  },
  {need: 'engines', find: () => findProgram(['python3']), debian: ['python3']},
  {need: 'engines', find: () => findProgram(['shellcheck']), debian: ['shellcheck']},
  {need: 'engines', find: () => findProgram(['xsltproc']), debian: ['xsltproc']},
  {need: 'engines', find: () => findProgram(['curl']), debian: ['curl']},
  {need: 'nginx', find: findNginx, debian: ['nginx', 'libnginx-mod-http-brotli-static']},
  {need: 'firefox', find: findFirefox, debian: ['firefox-esr']},
  {need: 'chromium', find: findChromium, debian: ['chromium']},
];

/**
 * Sees that the programs that tests need are there; as root on Debian it installs those that are missing. Elsewhere
 * Chromium is downloaded, the others have to be installed by hand.
 *
 * @throws one sentence that names the missing ones, elsewhere or when the installation fails
 */
export function ensurePrograms(needs: ReadonlySet<Need>): void {
  const missing = missingPackages(needs);
  if (missing.length > 0 && process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined) {
    console.log(`Installing for the tests: ${missing.join(', ')}.`);
    spawnSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {stdio: 'inherit'});
  } else if (missing.includes('chromium')) {
    ensureChromium();
  }
  const still = missingPackages(needs);
  if (still.length > 0) {
    throw new Error(
      `The tests need programs that are not here; install the Debian packages ${still.join(', ')}, or their likes.`,
    );
  }
}

function missingPackages(needs: ReadonlySet<Need>): string[] {
  return REQUIREMENTS.filter(({need, find}) => needs.has(need) && find() === undefined).flatMap(({debian}) => debian);
}
