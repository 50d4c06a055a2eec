import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {DOCUSAURUS} from '../../tools/build/compile';
import {broken} from '../../tools/checks/broken';
import {copyProject, type Project} from './commands/project';
import {DAMAGED_TEXTS, PLANTED_FILES, type PlantedFile} from './plantedFiles';

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

  test.each([
    ['npm run build', 'tools/commands/build.ts', []],
    ['npm run i18n:status', 'tools/commands/i18nStatus.ts', []],
    ['docusaurus build', DOCUSAURUS, ['build']],
    ['docusaurus write-translations', DOCUSAURUS, ['write-translations', '--locale', 'pt-BR']],
  ])('%s says the same of interface texts, and nothing else', (_, program, args) => {
    const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
      cwd: project.root,
      encoding: 'utf8',
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.generated'},
    });
    expect(status).toBe(1);
    const output = (stdout + stderr).split('\n');
    const said = output.filter((line) => line !== '' && !/^(?:\[INFO\] Docusaurus|Node) version: /.test(line));
    expect(said).toHaveLength(DAMAGED_TEXTS.length);
    for (const planted of DAMAGED_TEXTS) {
      expect(said).toContainEqual(expect.stringContaining(`${planted.file}:${lineOf(planted)} `));
      expect(said).toContainEqual(expect.stringContaining(planted.says));
    }
  });

  test('nothing is found where nothing was planted', () => {
    const touched = [
      ...FOLLOWS,
      ...PLANTED_FILES.flatMap(({file, at, also = []}) => [file, at?.file ?? file, ...also]),
    ];
    expect(findings.filter((finding) => !touched.some((file) => finding.startsWith(`${file}:`)))).toEqual([]);
  });

  test('what readers would stumble over is found without the other rules, too', () => {
    const own = PLANTED_FILES.filter(({rule}) => ['readable', 'links', 'interface-texts'].includes(rule));
    const found = broken(
      project.root,
      own.map(({file, at}) => at?.file ?? file),
    );
    const lines = found.map(({file, line, rule, message}) => `${file}:${line} [${rule}] ${message}`);
    expect(own.length).toBeGreaterThan(10);
    expect(lines.sort()).toEqual(
      findings
        .filter(
          (finding) => own.some(({rule}) => finding.includes(`[${rule}]`)) && !finding.includes('No page links to'),
        )
        .sort(),
    );
  });

  function lineOf({file, at}: PlantedFile): number {
    if (at?.line === undefined) {
      return 1;
    }
    const lines = project.read(at.file ?? file).split('\n');
    return 1 + lines.findIndex((text) => text.includes(at.line!));
  }
});
