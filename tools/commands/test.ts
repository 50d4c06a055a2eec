import {spawnSync} from 'node:child_process';

import {ensureChromium} from '../browser/chromium';
import {buildSite, isBuildFresh} from '../build/buildSite';
import {ensurePrograms} from '../setup/programs';
import {run} from './run';

/** `npm test [-- vitest options]`: content rules, a build when there is no fresh one, all tests. */
run(async () => {
  const root = process.cwd();
  step('npm', ['run', '-s', 'check'], 'The content rules do not hold: correct what is listed above.');
  ensurePrograms();
  step('npm', ['run', '-s', 'examples'], 'Examples fail: correct what is listed above.');
  process.env.CHROMIUM_PATH = ensureChromium();
  if (!isBuildFresh(root)) {
    await buildSite(root);
  }
  step('npx', ['--no-install', 'vitest', 'run', ...process.argv.slice(2)], 'Tests failed: see above.');
});

function step(command: string, args: string[], failure: string): void {
  if (spawnSync(command, args, {stdio: 'inherit'}).status !== 0) {
    throw new Error(failure);
  }
}
