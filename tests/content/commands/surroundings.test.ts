import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {findProgram} from '../../../tools/setup/findProgram';
import {copyProject, type Project} from './project';

const FOLDER = 'docs/v2/admin';
const PAGE = `${FOLDER}/workspaces.md`;
const WRITTEN_HERE = 'docs/v2/link.md';
let project: Project;

beforeAll(() => {
  project = copyProject();
  symlinkSync('/etc/passwd', join(project.root, WRITTEN_HERE));
  damageCache();
});
afterAll(() => {
  spawnSync('chmod', ['-R', 'u+rwX', project.root]);
  rmSync(project.root, {recursive: true, force: true});
});

/** Gives the copy a cache of its own, in which every file is damaged. */
function damageCache(): void {
  const cache = join(project.root, '.cache');
  const real = readlinkSync(cache);
  rmSync(cache);
  for (const folder of ['dictionaries', 'markdownlint-markdown', 'model']) {
    mkdirSync(join(cache, folder), {recursive: true});
    readdirSync(join(real, folder)).forEach((name) => writeFileSync(join(cache, folder, name), 'damaged'));
  }
}

/** Runs a command without a home folder and without git, as a user whom permissions bind, as they do not root. */
function run(command: string, ...args: string[]): {status: number | null; lines: string[]} {
  const bound =
    process.getuid?.() === 0 ? [findProgram(['setpriv'], [])!, '--bounding-set=-all', '--inh-caps=-all'] : [];
  const [program, ...rest] = [...bound, process.execPath, '--import', 'tsx', `tools/commands/${command}.ts`, ...args];
  const {status, stdout, stderr} = spawnSync(program!, rest, {
    cwd: project.root,
    encoding: 'utf8',
    env: {TMPDIR: tmpdir()},
  });
  const output = (stdout + stderr).trim();
  expect(output).not.toMatch(/^\s+at /m); // no stack trace
  return {status, lines: output.split('\n')};
}

/** Changes the permissions of a file or folder and of what is in it while something is done. */
function withMode<T>(path: string, mode: string, act: () => T): T {
  const full = join(project.root, path);
  spawnSync('chmod', ['-R', mode, full]);
  try {
    return act();
  } finally {
    spawnSync('chmod', ['-R', 'u+rwX', full]);
  }
}

describe('without git, without a home folder, with a damaged cache', () => {
  test('a read-only checkout is checked', () => {
    const {lines, status} = withMode('.', 'a-w', () => run('check', PAGE));
    expect(lines).toEqual([expect.stringMatching(/^Content rules hold: 2 pages\.$/)]);
    expect(status).toBe(0);
  });

  test('a read-only checkout is not built', () => {
    const {lines, status} = withMode('.', 'a-w', () => run('build'));
    expect(lines).toEqual([
      expect.stringMatching(
        /^The site was not built\. \.cache\/\S+: permission denied; change its owner or its permissions\.$/,
      ),
    ]);
    expect(status).toBe(1);
  });

  test('what changed cannot be told', () => {
    expect(run('changedPages')).toEqual({
      lines: ['What changed is read from the history, and there is none here; name the files.'],
      status: 1,
    });
  });
});

describe('npm run check names', () => {
  test('a file that cannot be read', () => {
    const {lines, status} = withMode(PAGE, 'a-r', () => run('check', PAGE));
    expect(lines[0]).toBe(
      `${PAGE}:1 [readable] The file cannot be read (EACCES: permission denied); restore it, or its permissions.`,
    );
    expect(lines).toHaveLength(2);
    expect(status).toBe(1);
  });

  test('a folder that cannot be read, in the check of everything, once', () => {
    const {lines, status} = withMode(FOLDER, 'a-r', () => run('check'));
    expect(lines).toEqual([`${FOLDER}: permission denied; change its owner or its permissions.`]);
    expect(status).toBe(1);
  });

  test('a file that is to be corrected and may not be changed', () => {
    const whole = project.read(PAGE);
    writeFileSync(join(project.root, PAGE), `\uFEFF${whole}`);
    const {lines, status} = withMode(PAGE, 'a-w', () => run('check', '--fix', PAGE));
    writeFileSync(join(project.root, PAGE), whole);
    expect(lines).toEqual([`${PAGE}: permission denied; change its owner or its permissions.`]);
    expect(status).toBe(1);
  });

  test('a link to a file elsewhere', () => {
    expect(run('check', WRITTEN_HERE).lines[0]).toBe(
      `${WRITTEN_HERE}:1 [files] Links to other files are not read; put the file itself here.`,
    );
  });
});
