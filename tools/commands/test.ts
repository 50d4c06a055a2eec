import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {isBuildFresh} from '../build/buildSite';
import {chosenLanes, needsOf, type Lane} from '../setup/lanes';
import {ensurePrograms} from '../setup/programs';
import {countTests, inSilence, inSight, runTests} from '../setup/testSteps';
import {helpOrArguments} from './options';
import {run} from './run';

/**
 * `npm test [-- --project NAME...] [vitest options]`: what the lanes need, then their tests. Lanes that need no build
 * run while it is made. All lanes run whatever fails; the last line is `N passed, N failed`, and the exit code 1 when
 * anything failed.
 */
run(async () => {
  const {lanes, rest} = chosenLanes(helpOrArguments('test'));
  const needs = needsOf(lanes);
  const needsBuild = (lane: Lane): boolean => needsOf([lane]).has('build');
  ensurePrograms(needs);

  const reports = mkdtempSync(join(tmpdir(), 'aqueduto-docs-reports-'));
  try {
    const build =
      needs.has('build') && !isBuildFresh(process.cwd()) ? inSilence('build', 'npm', ['run', '-s', 'build']) : true;
    const early = [
      !needs.has('rules') || (await inSight('npm', ['run', '-s', 'check'])),
      !needs.has('examples') || (await inSight('npm', ['run', '-s', 'examples'])),
      await runTests(
        lanes.filter((lane) => !needsBuild(lane)),
        rest,
        join(reports, 'early.json'),
      ),
    ];
    const isBuilt = await build;
    const late = isBuilt && (await runTests(lanes.filter(needsBuild), rest, join(reports, 'late.json')));
    const {passed, failed, failures} = countTests(reports, process.cwd());
    for (const failure of failures) {
      console.log(failure);
    }
    console.log(`${passed} passed, ${failed} failed`);
    // Files that are named may be of one lane only, but of one they have to be.
    if (early.includes(false) || !late || passed + failed === 0) {
      process.exitCode = 1;
      console.log(passed + failed === 0 ? 'No test was run.' : 'Something fails: see above.');
    }
  } finally {
    rmSync(reports, {recursive: true});
  }
});
