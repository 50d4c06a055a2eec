import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

interface Requirement {
  /** Commands on the PATH, or absolute paths of files; one of them is there once the packages are installed. */
  provides: string[];
  /** Debian packages. */
  debian: string[];
}

/** What the engines that run code blocks, and the tests of the served site, need beside Node.js and Chromium. */
const REQUIREMENTS: Requirement[] = [
  {provides: ['go'], debian: ['golang-go']},
  {provides: ['/usr/share/gocode/src/github.com/Masterminds/sprig'], debian: ['golang-github-masterminds-sprig-dev']},
  {provides: ['python3'], debian: ['python3']},
  {provides: ['shellcheck'], debian: ['shellcheck']},
  {provides: ['xsltproc'], debian: ['xsltproc']},
  {provides: ['curl'], debian: ['curl']},
  {provides: ['nginx', '/usr/sbin/nginx'], debian: ['nginx', 'libnginx-mod-http-brotli-static']},
  {provides: ['firefox-esr', 'firefox', process.env.FIREFOX_PATH ?? ''], debian: ['firefox-esr']},
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
  if (process.getuid?.() === 0 && isThere('apt-get')) {
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
  return REQUIREMENTS.filter(({provides}) => !provides.some(isThere)).flatMap(({debian}) => debian);
}

function isThere(program: string): boolean {
  if (program.startsWith('/')) {
    return existsSync(program);
  }
  return (
    program !== '' && (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
  );
}
