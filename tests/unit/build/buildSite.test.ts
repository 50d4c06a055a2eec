import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';

import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';

import {buildSite, isBuildFresh} from '../../../tools/build/buildSite';
import {readManifest} from '../../../tools/build/manifest';
import {oddFolder} from '../../oddFolder';

/** The loader by its path: the project of the test has no packages. */
const COMMAND = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('tests/buildStandIn.mts')];
let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'aqueduto-docs-build-'));
  newProject(root);
  await build();
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

function newProject(folder: string): void {
  for (const file of ['docs/version.md', 'model/timeline.yaml', 'model/pages.tsv', 'tools/build/compile.ts']) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), 'one');
  }
}

const build = (): Promise<void> => buildSite(root, resolve('tests/standIn.mjs'));

/** Starts a build that takes its time, and waits until both languages are being compiled. */
async function startBuild(): Promise<{child: ChildProcess; compilers: number[]}> {
  const pids = ['en', 'pt-BR'].map((locale) => join(root, `pid.${locale}`));
  pids.forEach((file) => rmSync(file));
  const child = spawn(process.execPath, COMMAND, {
    cwd: root,
    stdio: 'ignore',
    env: {...process.env, STAND_IN_PAUSE: '60000'},
  });
  await until(() => pids.every((file) => existsSync(file) && readFileSync(file, 'utf8') !== ''));
  return {child, compilers: pids.map((file) => Number(readFileSync(file, 'utf8')))};
}

/** Waits for a state, however slow the machine. */
const until = (state: () => boolean): Promise<void> => expect.poll(state).toBe(true);

/** Whether a process is there and has not ended (Z: nobody has asked for its end yet). */
function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  try {
    process.kill(pid, 0);
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

const page = (): string => readFileSync(join(root, 'build/v2/page-0/index.html'), 'utf8');

describe('a build', () => {
  test('is fresh until an input changes, is added, renamed or removed', () => {
    expect(isBuildFresh(root)).toBe(true);
    for (const file of ['model/timeline.yaml', 'model/pages.tsv', 'tools/build/compile.ts', 'docs/version.md']) {
      writeFileSync(join(root, file), 'two');
      expect(isBuildFresh(root), file).toBe(false);
      writeFileSync(join(root, file), 'one');
      expect(isBuildFresh(root), file).toBe(true);
    }
    writeFileSync(join(root, 'docs/new.md'), 'one');
    expect(isBuildFresh(root)).toBe(false);
    rmSync(join(root, 'docs/new.md'));
    vi.stubEnv('DOCS_BASE_URL', '/docs/');
    expect(isBuildFresh(root)).toBe(false);
    vi.unstubAllEnvs();
  });

  test.each([
    ['a folder is gone', () => rmSync(join(root, 'build/v2'), {recursive: true})],
    ['a page is empty', () => writeFileSync(join(root, 'build/v2/page-0/index.html'), '')],
    ['a compressed copy is empty', () => writeFileSync(join(root, 'build/index.html.br'), '')],
    ['a file came in', () => writeFileSync(join(root, 'build/more.html'), '')],
    ['its manifest is gone', () => rmSync(join(root, 'build/.manifest'))],
  ])('is not fresh when %s', (_, damage) => {
    cpSync(join(root, 'build'), join(root, 'whole'), {recursive: true});
    damage();
    expect(isBuildFresh(root)).toBe(false);
    rmSync(join(root, 'build'), {recursive: true});
    renameSync(join(root, 'whole'), join(root, 'build'));
    expect(isBuildFresh(root)).toBe(true);
  });

  test('has both languages, compressed copies, and a manifest of all that with its date', () => {
    const {sizes} = readManifest(join(root, 'build'))!;
    expect([...sizes.keys()]).toEqual(expect.arrayContaining(['index.html.br', 'pt-BR/v2/page-3/index.html.gz']));
    expect(sizes.get('robots.txt')).toBe(3);
    expect(readFileSync(join(root, 'build/.manifest'), 'utf8')).toMatch(/^# date 20\d\d-\d\d-\d\dT/m);
  });
});

test.each(['#', '?', '!'])('a folder with %s in its name is refused in one sentence', async (mark) => {
  await expect(buildSite(join(root, `a${mark}b`))).rejects.toThrow(
    `The bundler cannot read files below a folder with ${mark} in its name: rename it (${root}/a${mark}b).`,
  );
});

test('a folder with spaces, accents and % in its name is built in', () => {
  const folder = oddFolder();
  newProject(folder);
  ['tools', 'src', 'tests/standIn.mjs', 'tests/buildStandIn.mts'].forEach((part) =>
    cpSync(part, join(folder, part), {recursive: true}),
  );
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const command = [...COMMAND.slice(0, 2), join(folder, 'tests/buildStandIn.mts')];
  const {stderr} = spawnSync(process.execPath, command, {cwd: folder, encoding: 'utf8'});
  expect(stderr).toBe('');
  expect(isBuildFresh(folder)).toBe(true);
  rmSync(folder, {recursive: true});
});

test('a cache that cannot be written is named in one sentence', async () => {
  const folder = join(root, 'no-cache');
  newProject(folder);
  writeFileSync(join(folder, '.cache'), 'a file');
  await expect(buildSite(folder, resolve('tests/standIn.mjs'))).rejects.toThrow(
    /^The site was not built\. \S*no-cache\/\.cache: a file is where a folder should be; restore the folder\.$/,
  );
});

test('one killed between its two renames costs nothing: the build before comes back, even if the next one fails', async () => {
  const before = page();
  mkdirSync(join(root, '.cache/build'), {recursive: true});
  renameSync(join(root, 'build'), join(root, '.cache/build/before'));
  await expect(buildSite(root, resolve('tests/nowhere.mjs'))).rejects.toThrow('The site was not built');
  expect(page()).toBe(before);
});

describe('an interrupted build', () => {
  beforeAll(() => writeFileSync(join(root, 'docs/version.md'), 'two'));

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s ends its processes and leaves the build before, and nothing else',
    async (signal) => {
      const {child, compilers} = await startBuild();
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([null, signal]);
      expect(compilers.filter(isRunning)).toEqual([]);
      expect(page()).toMatch(/one$/);
      expect(existsSync(join(root, '.cache/build'))).toBe(false);
      expect(existsSync(join(root, '.cache/build.lock'))).toBe(false);
    },
  );

  test('while it runs, a second one is told which process holds the lock', async () => {
    const {child} = await startBuild();
    await expect(build()).rejects.toThrow(
      `Another build is running (process ${child.pid}): wait until it ends, or stop it with: kill ${child.pid}`,
    );
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  test('SIGKILL ends its processes too, and the next build succeeds', async () => {
    const {child, compilers} = await startBuild();
    child.kill('SIGKILL');
    await until(() => !compilers.some(isRunning));
    expect(page()).toMatch(/one$/);
    await build();
    expect(page()).toMatch(/two$/);
    expect(isBuildFresh(root)).toBe(true);
    expect(existsSync(join(root, '.cache/build'))).toBe(false);
  });
});
