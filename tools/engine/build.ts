import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';

import {globSync} from 'tinyglobby';

import {runProgram} from '../examples/program';
import {GO_MISSING, goEnvironment} from '../examples/programs/goToolchain';
import {limitMemory} from './limitMemory';

const SPRIG_MISSING =
  'The Go library Sprig is not installed; as root run `apt-get install golang-github-masterminds-sprig-dev` ' +
  '(elsewhere: put github.com/Masterminds/sprig into GOPATH).';

/** Enough for a message of 10 MB with its output, little enough for a phone: 256 MB in pages of 64 KB. */
const MEMORY_PAGES = 4096;

/**
 * Compiles `tools/gotemplate` to WebAssembly. The same Go and the same libraries give the same bytes anywhere: Go sees
 * the source in a folder of its own, and no path gets into the file.
 *
 * @param root folder of the project
 * @throws one sentence when Go or Sprig is missing, or Go's own words when the source does not compile
 */
export async function compileEngine(root: string): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  try {
    const source = join(folder, 'src/gotemplate');
    mkdirSync(source, {recursive: true});
    sourcesOf(root).forEach((file) => cpSync(file, join(source, file.split('/').at(-1)!)));
    const environment = goEnvironment();
    const flags = ['-trimpath', '-buildvcs=false', '-ldflags=-s -w -buildid='];
    const {code, stderr} = await runProgram(
      'go',
      ['build', ...flags, '-o', join(folder, 'engine.wasm'), 'gotemplate'],
      {
        missing: GO_MISSING,
        cwd: source,
        env: {...environment, GOOS: 'js', GOARCH: 'wasm', GOPATH: [folder, environment.GOPATH].join(delimiter)},
      },
    );
    if (code !== 0) {
      throw new Error(/cannot find package/.test(stderr) ? SPRIG_MISSING : `go build: ${stderr}`);
    }
    return limitMemory(readFileSync(join(folder, 'engine.wasm')), MEMORY_PAGES);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** The Go files that the engine is made of. */
export const sourcesOf = (root: string): string[] =>
  globSync('*.go', {cwd: join(root, 'tools/gotemplate'), absolute: true}).sort();
