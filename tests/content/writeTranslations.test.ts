import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {resolve} from 'node:path';

import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

import {copyProject} from './commands/project';

test('docusaurus write-translations finds every key known, none missing, and changes nothing', () => {
  const project = copyProject();
  try {
    const texts = (): string[] =>
      globSync('i18n/**/*.json', {cwd: project.root})
        .sort()
        .map((file) => `${file}\n${project.read(file)}`);
    const before = texts();
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      [resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'write-translations', '--locale', 'pt-BR'],
      {cwd: project.root, encoding: 'utf8', env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.generated'}},
    );
    expect(status, stdout + stderr).toBe(0);
    expect(stdout + stderr).not.toContain('unknown');
    expect(texts()).toEqual(before);
  } finally {
    rmSync(project.root, {recursive: true});
  }
});
