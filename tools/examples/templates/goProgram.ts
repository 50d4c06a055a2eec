import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync} from 'node:fs';
import {delimiter, join} from 'node:path';

import {globSync} from 'tinyglobby';

import {runProgram} from '../program';

/** A template to run or to parse, with the message that is its root. */
export interface TemplateJob {
  mode: 'run' | 'parse';
  template: string;
  data?: unknown;
}

export type TemplateResult = {output: string} | {error: string};

export const GO_MISSING =
  'Go is not installed; as root run `apt-get install golang-go` (elsewhere: the system’s package manager).';
const SPRIG_MISSING =
  'The Go library Sprig is not installed; as root run `apt-get install golang-github-masterminds-sprig-dev` ' +
  '(elsewhere: put github.com/Masterminds/sprig into GOPATH).';

/** Lets `tools/gotemplate` do all jobs in one process, in the order of the jobs. */
export async function runTemplates(jobs: TemplateJob[]): Promise<TemplateResult[]> {
  if (jobs.length === 0) {
    return [];
  }
  const input = jobs.map((job) => `${JSON.stringify(job)}\n`).join('');
  const {code, stdout, stderr} = await runProgram(await program(), [], {
    missing: GO_MISSING,
    input,
    env: {...process.env, TZ: 'UTC'},
  });
  if (code !== 0) {
    throw new Error(`tools/gotemplate failed: ${stderr.split('\n')[0]}`);
  }
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TemplateResult);
}

let built: Promise<string> | undefined;

/** Path of the executable, which is built once and again when a source changes. */
function program(): Promise<string> {
  built ??= build(process.cwd());
  return built;
}

async function build(root: string): Promise<string> {
  const source = join(root, 'tools/gotemplate');
  const files = globSync('*.go', {cwd: source}).sort();
  const hash = createHash('sha256');
  files.forEach((file) => hash.update(`${file}\0`).update(readFileSync(join(source, file))));
  const folder = join(root, 'node_modules/.cache/gotemplate');
  const executable = join(folder, hash.digest('hex').slice(0, 16));
  if (existsSync(executable)) {
    return executable;
  }
  mkdirSync(folder, {recursive: true});
  const unfinished = `${executable}.${process.pid}`; // several test processes may build at once
  const {code, stderr} = await runProgram('go', ['build', '-o', unfinished, '.'], {
    missing: GO_MISSING,
    cwd: source,
    env: goEnvironment(),
  });
  if (code !== 0) {
    throw new Error(/cannot find package|no required module/.test(stderr) ? SPRIG_MISSING : `go build: ${stderr}`);
  }
  renameSync(unfinished, executable);
  return executable;
}

/** Go as Debian packages it: libraries as source under one GOPATH, no modules, nothing fetched. */
export function goEnvironment(): NodeJS.ProcessEnv {
  const path = ['/usr/share/gocode', process.env['GOPATH'] ?? []].flat().join(delimiter);
  return {...process.env, GO111MODULE: 'off', GOTOOLCHAIN: 'local', GOFLAGS: '', CGO_ENABLED: '0', GOPATH: path};
}
