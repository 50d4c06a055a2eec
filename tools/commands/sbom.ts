import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {ENGINE_LICENSES} from '../engine/committed';
import {engineParts} from '../engine/parts';
import {runProgram} from '../examples/program';
import {readOptions} from './options';
import {run} from './run';

/** `npm run sbom`: prints what the site is made of, as CycloneDX: npm's list, and what the playground's program holds. */
run(async () => {
  const root = process.cwd();
  readOptions('sbom', {});
  const {code, stdout, stderr} = await runProgram(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    {
      missing: 'npm is not here; install it.',
      cwd: root,
    },
  );
  if (code !== 0) {
    throw new Error(`npm sbom: ${stderr.trim()}`);
  }
  const list = JSON.parse(stdout) as {components: object[]};
  list.components.push(...engineParts(readFileSync(join(root, ENGINE_LICENSES), 'utf8')));
  console.log(JSON.stringify(list, null, 2));
});
