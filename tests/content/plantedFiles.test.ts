import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {copyProject, type Project} from './commands/project';
import {PLANTED_FILES, type PlantedFile} from './plantedFiles';

/** Where new pages are asked for: their address is published with `--fix`. */
const FOLLOWS = ['model/published-paths.txt'];

describe('a fault planted in a file', () => {
  let project: Project;
  let findings: string[];
  beforeAll(() => {
    project = copyProject();
    for (const {file, plant} of PLANTED_FILES) {
      const path = join(project.root, file);
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, plant(existsSync(path) ? readFileSync(path, 'utf8') : ''));
    }
    const {status, output} = project.run('check');
    expect(status).toBe(1);
    expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m); // no stack trace
    findings = output.trim().split('\n').slice(0, -1);
  });
  afterAll(() => rmSync(project.root, {recursive: true}));

  test.each(PLANTED_FILES)('$fault is caught by $rule', (planted) => {
    const start = `${planted.at?.file ?? planted.file}:${lineOf(planted)} [${planted.rule}] `;
    const own = findings.filter((finding) => finding.startsWith(start));
    expect(own.join('\n'), findings.filter((finding) => finding.includes(planted.file)).join('\n')).toContain(
      planted.says,
    );
  });

  test('nothing is found where nothing was planted', () => {
    const touched = [
      ...FOLLOWS,
      ...PLANTED_FILES.flatMap(({file, at, also = []}) => [file, at?.file ?? file, ...also]),
    ];
    expect(findings.filter((finding) => !touched.some((file) => finding.startsWith(`${file}:`)))).toEqual([]);
  });

  function lineOf({file, at}: PlantedFile): number {
    if (at?.line === undefined) {
      return 1;
    }
    const lines = project.read(at.file ?? file).split('\n');
    return 1 + lines.findIndex((text) => text.includes(at.line!));
  }
});
