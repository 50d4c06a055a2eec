import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout} from 'node:timers/promises';

import {randomNumbers} from '../../tools/bench/relevance/random';
import {freePort, startNginx} from '../../tools/deploy/nginxProcess';

const BUILD = [
  process.execPath,
  '--import',
  resolve('node_modules/tsx/dist/loader.mjs'), // by its path: the project of the test has no packages
  resolve('tests/buildStandIn.mts'),
];
const RELEASE = [resolve('deploy/release.sh'), 'build', 'site'];
const HARMS = ['SIGTERM', 'SIGINT', 'SIGKILL', 'full disk'] as const;
const TARGETS = ['build', 'release', 'both'] as const;
/** What readers ask for; the script is the one that a page names. */
const PATHS = [
  '/',
  '/pt-BR/',
  '/v2/page-3',
  '/pt-BR/v2/page-7',
  '/search-index.json',
  '/img/picture.svg',
  '/robots.txt',
];
const READERS = 3;

export interface Torture {
  /** Random harms, by this number always the same ones. */
  seed: number;
  rounds: number;
}

export interface TortureReport {
  requests: number;
  /** How often each harm came, and how often a program did not end well because of it. */
  harms: Record<string, {times: number; failed: number}>;
  /** What must not happen; empty when all is well. */
  faults: string[];
}

/**
 * Builds and releases a small site again and again (Docusaurus alone is replaced) while it is read from nginx. In each
 * round a signal or a full disk hits the build, the release or both at a random moment; then both run without harm.
 */
export async function torture({seed, rounds}: Torture): Promise<TortureReport> {
  const place = new Place();
  const random = randomNumbers(seed);
  const report: TortureReport = {requests: 0, harms: {}, faults: []};
  try {
    await place.runWell('v0000', ['build', 'release'], report);
    const readers = await Readers.start(place.folder, report);
    for (let round = 1; round <= rounds; round += 1) {
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
      const version = `v${String(round).padStart(4, '0')}`;
      readers.allowed.add(version);
      const [target, harm] = [pick(TARGETS), pick(HARMS)];
      const failed = await place.runHarmed(version, target, harm, random());
      const entry = (report.harms[`${harm}, ${target}`] ??= {times: 0, failed: 0});
      entry.times += 1;
      entry.failed += failed;
      await readers.readAll();
      await place.runWell(version, target === 'release' ? ['release'] : ['build', 'release'], report);
      await readers.readAll();
      readers.allowed = new Set([place.built()]);
    }
    await readers.stop();
  } finally {
    place.remove();
  }
  return report;
}

/** A project and the folder that it is released to, on a small disk of its own where the system lets us make one. */
class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'aqueduto-docs-torture-'));
  readonly isDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', this.folder]).status === 0;
  /** What each program takes when nothing goes wrong, in ms. */
  private readonly lasts = {build: 0, release: 0};

  constructor() {
    mkdirSync(join(this.folder, 'docs'));
  }

  /** The version that the last whole build holds. */
  built(): string {
    return readFileSync(join(this.folder, 'build/robots.txt'), 'utf8');
  }

  remove(): void {
    if (this.isDisk) {
      spawnSync('umount', ['-l', this.folder]);
    }
    rmSync(this.folder, {recursive: true, force: true});
  }

  /** Runs programs one after the other, which must succeed and leave nothing behind. */
  async runWell(version: string, programs: ('build' | 'release')[], report: TortureReport): Promise<void> {
    writeFileSync(join(this.folder, 'docs/version.md'), version);
    for (const program of programs) {
      const start = Date.now();
      const {child, output} = this.start(program);
      const [status] = (await once(child, 'close')) as [number | null];
      this.lasts[program] = Date.now() - start;
      if (status !== 0) {
        report.faults.push(`${version}: the next ${program} fails: ${output.join('')}`);
      }
    }
    const left = [
      ...readdirSync(join(this.folder, '.cache')),
      ...readdirSync(join(this.folder, 'site')).filter(
        (name) => !/^(current|previous|releases|\.release\.lock)$/.test(name),
      ),
      ...readdirSync(join(this.folder, 'site/releases')).filter((name) => name.endsWith('.partial')),
    ];
    report.faults.push(...left.map((name) => `${version}: ${name} is left`));
  }

  /** Runs one or both programs and harms them after a share of the time that they take; returns how many failed. */
  async runHarmed(
    version: string,
    target: (typeof TARGETS)[number],
    harm: (typeof HARMS)[number],
    moment: number,
  ): Promise<number> {
    writeFileSync(join(this.folder, 'docs/version.md'), version);
    const programs = target === 'both' ? (['build', 'release'] as const) : [target];
    const running = programs.map((program) => this.start(program).child);
    const ends = running.map((child) => once(child, 'close') as Promise<[number | null]>);
    await setTimeout(moment * Math.max(...programs.map((program) => this.lasts[program])));
    const filler = join(this.folder, 'filler');
    if (harm !== 'full disk') {
      running.forEach((child) => child.kill(harm));
    } else if (this.isDisk) {
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], {stdio: 'ignore'});
    }
    const failed = (await Promise.all(ends)).filter(([status]) => status !== 0).length;
    rmSync(filler, {force: true});
    return failed;
  }

  private start(program: 'build' | 'release'): {child: ChildProcess; output: string[]} {
    const [command = '', ...args] = program === 'build' ? BUILD : RELEASE;
    const env = {...process.env, STAND_IN_PAUSE: '5'};
    const child = spawn(command, args, {cwd: this.folder, env, stdio: ['ignore', 'pipe', 'pipe']});
    const output: string[] = [];
    child.stdout.on('data', (data: Buffer) => output.push(data.toString()));
    child.stderr.on('data', (data: Buffer) => output.push(data.toString()));
    return {child, output};
  }
}

/** Readers who ask nginx for one thing after the other, and compare it with what a version of the site must answer. */
class Readers {
  /** Versions that an answer may have. */
  allowed = new Set(['v0000']);
  /** Of each reader: rounds through all paths. */
  private readonly laps = Array.from({length: READERS}, () => 0);
  private readonly texts = new Map<string, string>();
  private isOver = false;
  private readers: Promise<void>[] = [];

  private constructor(
    private readonly url: string,
    private readonly nginx: ChildProcess,
    private readonly report: TortureReport,
  ) {}

  static async start(folder: string, report: TortureReport): Promise<Readers> {
    const work = mkdtempSync(join(tmpdir(), 'aqueduto-docs-torture-nginx-'));
    const rules = join(work, 'rules');
    cpSync('deploy/nginx', rules, {recursive: true});
    // Rounds follow faster than nginx looks for a new release: without its memory each answer is of one moment.
    const http = readFileSync(join(rules, 'http.conf'), 'utf8');
    writeFileSync(join(rules, 'http.conf'), http.replace(/^open_file_cache.*$/gm, ''));
    const port = await freePort(0);
    const site = join(folder, 'site/current');
    const nginx = await startNginx({rules, site, previous: join(folder, 'site/previous'), port, work});
    nginx.once('exit', () => rmSync(work, {recursive: true, force: true}));
    const readers = new Readers(`http://127.0.0.1:${port}`, nginx, report);
    await readers.learn();
    readers.readers = readers.laps.map((_, reader) => readers.read(reader));
    return readers;
  }

  /** Until every reader has started and ended a whole lap. */
  async readAll(): Promise<void> {
    const goal = this.laps.map((laps) => laps + 2);
    while (!this.laps.every((laps, reader) => laps >= goal[reader]!)) {
      await setTimeout(5);
    }
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.readers);
    const ended = once(this.nginx, 'exit');
    this.nginx.kill('SIGTERM');
    await ended;
  }

  /** What each path answers, without the version. */
  private async learn(): Promise<void> {
    for (const path of PATHS) {
      const text = await (await fetch(this.url + path)).text();
      this.texts.set(path, text.replaceAll(/v\d{4}/g, 'VERSION').replaceAll(/main\.\w+/g, 'main'));
    }
  }

  private async read(reader: number): Promise<void> {
    while (!this.isOver) {
      for (const path of PATHS) {
        const text = await this.ask(path);
        const whole = text.replaceAll(/v\d{4}/g, 'VERSION').replaceAll(/main\.\w+/g, 'main');
        if (whole !== this.texts.get(path)) {
          this.report.faults.push(`${path} is not whole: ${text.length} characters`);
        }
        const [, script] = /<script src="([^"]+)"/.exec(text) ?? [];
        if (script !== undefined && !/^\/\*\n(v\d{4}\n){500}\*\/ \/\/ v\d{4}$/.test(await this.ask(script))) {
          this.report.faults.push(`${script}, which ${path} names, is not whole`);
        }
      }
      this.laps[reader]! += 1;
    }
  }

  private async ask(path: string): Promise<string> {
    const encoding = ['identity', 'gzip', 'br'][this.report.requests % 3]!;
    this.report.requests += 1;
    const response = await fetch(this.url + path, {headers: {'Accept-Encoding': encoding}}).catch(String);
    if (typeof response === 'string' || response.status !== 200) {
      this.report.faults.push(`${path} (${encoding}): ${typeof response === 'string' ? response : response.status}`);
      return '';
    }
    const text = await response.text().catch(String);
    const version = text.match(/v\d{4}/g)?.at(-1);
    if (version === undefined || !this.allowed.has(version) || text.replaceAll(version, '').match(/v\d{4}/)) {
      this.report.faults.push(`${path} (${encoding}): not of one allowed release, but ${version}`);
    }
    return text;
  }
}
