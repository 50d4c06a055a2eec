import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {text as textOf} from 'node:stream/consumers';

import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {buildSite} from '../../tools/build/buildSite';
import {serveWithNginx} from '../../tools/deploy/nginxProcess';

const RELEASE = resolve('deploy/release.sh');
const folder = mkdtempSync(join(tmpdir(), 'aqueduto-docs-release-'));
const [one, two] = [join(folder, 'one/build'), join(folder, 'two/build')];
let site: string;

/** Builds of two versions, with a compiler that is done in a moment. */
beforeAll(async () => {
  for (const version of ['one', 'two']) {
    mkdirSync(join(folder, version, 'docs'), {recursive: true});
    writeFileSync(join(folder, version, 'docs/version.md'), version);
    await buildSite(join(folder, version), resolve('tests/standIn.mjs'));
  }
});
beforeEach(() => (site = join(mkdtempSync(join(folder, 'site-')), 'docs')));
afterAll(() => rmSync(folder, {recursive: true}));

function release(...args: string[]): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(RELEASE, args, {encoding: 'utf8'});
  return {status, output: (stdout + stderr).trim()};
}

/** The version that a link of the site leads to. */
const version = (link = 'current'): string => readFileSync(join(site, link, 'robots.txt'), 'utf8');
const releases = (): string[] => readdirSync(join(site, 'releases')).sort();
/** All that a site holds, without what the lock's file says. */
const state = (): unknown => [globSync('**', {cwd: site, followSymbolicLinks: false}).sort(), releases(), version()];

/** How many processes wait for the lock of a file. */
function waitingFor(file: string): number {
  const lines = readFileSync('/proc/locks', 'utf8').split('\n');
  return lines.filter((line) => line.includes('->') && line.includes(`:${statSync(file).ino} `)).length;
}

describe('a release', () => {
  test('moves the links; --list names them; --back serves the one before again', () => {
    release(one, site);
    release(two, site);
    expect([version(), version('previous')]).toEqual(['two', 'one']);
    const [first, second] = releases();
    expect(release('--list', site).output).toBe(`${second} current\n${first} previous`);
    expect(release('--back', site).status).toBe(0);
    expect([version(), version('previous')]).toEqual(['one', 'two']);
    expect(release('--list', site).output).toBe(`${second} previous\n${first} current`);
  });

  test('of the link of the one before serves it again, and keeps both', () => {
    release(one, site);
    release(two, site);
    expect(release(join(site, 'previous'), site).status).toBe(0);
    expect([version(), version('previous')]).toEqual(['one', 'two']);
    expect(release(join(site, 'current'), site).status).toBe(0);
    expect([version(), version('previous')]).toEqual(['one', 'one']);
  });

  test('five at once: all succeed one after the other', async () => {
    const runs = [one, two, one, two, one].map((build) => once(spawn(RELEASE, [build, site]), 'exit'));
    expect(await Promise.all(runs)).toEqual(Array.from({length: 5}, () => [0, null]));
    expect(releases()).toHaveLength(3);
    expect(['one', 'two']).toContain(version());
    expect(readlinkSync(join(site, 'current'))).toBe(`releases/${releases().at(-1)}`);
    expect(readlinkSync(join(site, 'previous'))).toBe(`releases/${releases().at(-2)}`);
  });

  test('--back twice at once: one goes back, the other is told and does not undo it', async () => {
    release(one, site);
    release(two, site);
    const lock = spawn('flock', [join(site, '.release.lock'), '-c', 'echo held; cat']);
    await once(lock.stdout, 'data');
    const runs = [1, 2].map(() => spawn(RELEASE, ['--back', site]));
    const outputs = runs.map(({stderr}) => textOf(stderr));
    await expect.poll(() => waitingFor(join(site, '.release.lock'))).toBe(runs.length);
    lock.stdin.end();
    const exits = await Promise.all(runs.map((run) => once(run, 'exit')));
    expect(exits.map(([status]: unknown[]) => status).sort()).toEqual([0, 1]);
    expect([version(), version('previous')]).toEqual(['one', 'two']);
    expect((await Promise.all(outputs)).join('')).toContain('another one has put');
  });

  test('keeps the last three, or as many as said, and what is served, and never what it did not make', () => {
    release(one, site);
    const first = releases()[0]!;
    mkdirSync(join(site, 'releases/by-hand'));
    for (let i = 0; i < 4; i += 1) {
      release(two, site);
    }
    expect(releases()).toHaveLength(3 + 1);
    expect(releases()).not.toContain(first);
    release('--keep', '1', one, site);
    expect(releases()).toHaveLength(2 + 1);
    expect(releases()).toContain('by-hand');
    expect([version(), version('previous')]).toEqual(['one', 'two']);
  });

  test('serves an older one again that is no longer among those to keep', () => {
    release(one, site);
    const [first] = releases();
    release(two, site);
    release(two, site);
    expect(release('--keep', '1', join(site, 'releases', first!), site)).toMatchObject({status: 0});
    expect(version()).toBe('one');
  });

  test('keeps and lists releases whose folder is a link to another disk', () => {
    mkdirSync(site);
    mkdirSync(`${site}-disk`);
    symlinkSync(`${site}-disk`, join(site, 'releases'));
    for (let i = 0; i < 3; i += 1) {
      release('--keep', '1', one, site);
    }
    expect(releases()).toHaveLength(2);
    expect(release('--list', site).output.split('\n')).toHaveLength(2);
  });

  test('serves the new one, and says so, when an old one cannot be removed', () => {
    release(one, site);
    const [first] = releases();
    const bin = mkdtempSync(join(folder, 'bin-'));
    writeFileSync(join(bin, 'rm'), `#!/bin/sh\ncase "$*" in *${first}*) exit 1;; esac\nexec /bin/rm "$@"\n`, {
      mode: 0o755,
    });
    const env = {...process.env, PATH: `${bin}:${process.env.PATH}`};
    for (let i = 0; i < 3; i += 1) {
      const {status, stderr} = spawnSync(RELEASE, ['--keep', '1', two, site], {encoding: 'utf8', env});
      expect(status).toBe(0);
      expect(stderr.includes(`${first} stays there`)).toBe(i > 0);
    }
    expect(version()).toBe('two');
  });

  test('is readable for the server whatever the umask, here and of the build', () => {
    const secret = join(folder, 'secret');
    cpSync(one, secret, {recursive: true});
    spawnSync('chmod', ['-R', 'go=', secret]);
    spawnSync('sh', ['-c', 'umask 077; "$0" "$@"', RELEASE, secret, site]);
    const served = ['', 'releases', ...globSync('releases/**', {cwd: site, dot: true, onlyFiles: false})];
    expect(served.length).toBeGreaterThan(60);
    expect(served.filter((file) => (statSync(join(site, file)).mode & 0o004) === 0)).toEqual([]);
  });

  test.each([
    ['an empty compressed copy', (build: string) => truncateSync(join(build, 'index.html.br')), /index\.html\.br/],
    [
      'a script that was cut off',
      (build: string) => cut(join(build, globSync('assets/js/main.*.js', {cwd: build})[0]!)),
      /main\.\w+\.js/,
    ],
    ['a file that is missing', (build: string) => rmSync(join(build, 'v2/page-3'), {recursive: true}), /page-3/],
    ['a file more', (build: string) => writeFileSync(join(build, 'more.html'), ''), /more\.html: not in the manifest/],
    [
      'a link to a file elsewhere',
      (build: string) => symlinkSync('/etc/passwd', join(build, 'v2/out.txt')),
      /v2\/out\.txt: a link or a device/,
    ],
    ['half a manifest', (build: string) => cut(join(build, '.manifest')), /is damaged/],
    ['no manifest', (build: string) => rmSync(join(build, '.manifest')), /no finished build/],
  ])('of a build with %s is refused in one sentence', (_, damage, says) => {
    release(one, site);
    const before = state();
    const build = mkdtempSync(join(folder, 'damaged-'));
    cpSync(two, build, {recursive: true});
    damage(build);
    const {status, output} = release(build, site);
    expect(status).toBe(1);
    expect(output).toMatch(says);
    expect(output.split('\n')).toHaveLength(1);
    expect(state()).toEqual(before);
  });

  test('refuses a current that is a folder, and says what to do', () => {
    mkdirSync(join(site, 'current'), {recursive: true});
    const {status, output} = release(one, site);
    expect(status).toBe(1);
    expect(output).toBe(
      `${site}/current is a folder, not a link: move it away (mv ${site}/current ${site}/current.old), then run this again.`,
    );
    expect(releases()).toEqual([]);
  });
});

describe('a release that fails leaves everything as it was', () => {
  beforeEach(() => {
    release(one, site);
  });

  test('when the disk is full', (context) => {
    const disk = mkdtempSync(join(folder, 'disk-'));
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1500k', 'tmpfs', disk]).status !== 0) {
      context.skip('only root may make a small disk, and not in every container');
    }
    try {
      site = join(disk, 'docs');
      release(one, site);
      const before = state();
      spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`, 'bs=4k']);
      const {status, output} = release(two, site);
      expect(status).toBe(1);
      expect(output).toMatch(/has 0 MB free and the build needs 1: remove something there/);
      expect(state()).toEqual(before);
      rmSync(join(disk, 'filler'));
      expect(release(two, site).status).toBe(0);
      expect(version()).toBe('two');
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  test('when the copy fails', () => {
    const before = state();
    const {status, stderr} = spawnSync('bash', ['-c', 'ulimit -f 8; "$0" "$@"', RELEASE, two, site], {
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('nothing has changed there');
    expect(state()).toEqual(before);
  });

  test('when a signal ends it, at its last step', async () => {
    const before = state();
    const child = spawn(RELEASE, ['--check', 'http://127.0.0.1:9', two, site], {stdio: 'ignore'}); // where nobody answers
    const ended = once(child, 'exit');
    await expect.poll(() => version()).toBe('two');
    child.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    expect(state()).toEqual(before);
  });

  test('when nginx does not answer with its files, and serves it when it does', async () => {
    const served = await serveWithNginx(join(site, 'current'), join(site, 'previous'));
    const address = served.url.replace('localhost', '127.0.0.1');
    try {
      const {status, output} = release('--check', address, two, site);
      expect([status, output]).toEqual([0, expect.stringContaining('the one before was')]);
      expect(version()).toBe('two');
      const other = `${site}-other`;
      release(one, other);
      const before = readdirSync(join(other, 'releases'));
      const wrong = release('--check', address, one, other);
      expect([wrong.status, wrong.output]).toEqual([
        1,
        `${address}/ (identity) is not answered with the file of the release: going back.`,
      ]);
      expect(readdirSync(join(other, 'releases'))).toEqual(before);
      expect(readlinkSync(join(other, 'current'))).toBe(`releases/${before[0]}`);
      expect(existsSync(join(other, 'previous'))).toBe(false);
    } finally {
      await served.stop();
    }
  });
});

function cut(file: string): void {
  truncateSync(file, Math.floor(statSync(file).size / 2));
}
