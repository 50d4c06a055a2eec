import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

interface Requirement {
  /** Command on the PATH, or absolute path of a file, that is there once the package is installed. */
  provides: string;
  /** Debian package. */
  debian: string;
}

/** What the engines that run code blocks need beside Node.js. */
const REQUIREMENTS: Requirement[] = [
  {provides: 'go', debian: 'golang-go'},
  {provides: '/usr/share/gocode/src/github.com/Masterminds/sprig', debian: 'golang-github-masterminds-sprig-dev'},
  {provides: 'python3', debian: 'python3'},
  {provides: 'shellcheck', debian: 'shellcheck'},
  {provides: 'xsltproc', debian: 'xsltproc'},
  {provides: 'curl', debian: 'curl'},
];

/**
 * Sees that the programs for the examples are there; as root on Debian it installs those that are missing.
 *
 * @throws one sentence that names the missing ones, elsewhere or when the installation fails
 */
export function ensurePrograms(): void {
  const missing = REQUIREMENTS.filter((requirement) => !isThere(requirement));
  if (missing.length === 0) {
    return;
  }
  const packages = missing.map(({debian}) => debian);
  if (process.getuid?.() === 0 && isThere({provides: 'apt-get', debian: 'apt'})) {
    console.log(`Installing for the examples: ${packages.join(', ')}.`);
    spawnSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {stdio: 'inherit'});
  }
  const still = missing.filter((requirement) => !isThere(requirement)).map(({debian}) => debian);
  if (still.length > 0) {
    throw new Error(
      `The examples need programs that are not here; install the Debian packages ${still.join(', ')}, or their likes.`,
    );
  }
}

function isThere({provides}: Requirement): boolean {
  if (provides.startsWith('/')) {
    return existsSync(provides);
  }
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, provides)));
}
