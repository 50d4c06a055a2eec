import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

import {runProgram} from '../program';
import {GO_MISSING, goEnvironment} from './goToolchain';
import type {Engine, Fence} from '../types';
import {checkProgramBlocks, syntaxSentence} from './blocks';
import type {Runtime} from './execution';

/**
 * Go parses (`gofmt -e`); a whole file that imports nothing but the standard library also passes `go vet`, which checks
 * types. A block is a whole file when it has a package clause, else declarations or statements. It prints the
 * `text title="output"` block that follows it directly.
 */
export const go: Engine = {
  name: 'go',
  accepts: ({language}) => language === 'go',
  run: (fences) => checkProgramBlocks(fences, syntax, RUNTIME),
};

const RUNTIME: Runtime = {
  fileName: () => 'example.go',
  prepare: async (folder, fileName) => {
    const options = {missing: GO_MISSING, cwd: folder, env: goEnvironment()};
    const {code, stderr} = await runProgram('go', ['build', '-o', 'example', fileName], options);
    return code === 0 ? [join(folder, 'example')] : `The Go does not build (${stderr.split('\n')[1]}); correct it.`;
  },
  network: /"net(?:\/(?:http(?:\/\w+)?|rpc(?:\/jsonrpc)?|smtp|textproto))?"|"crypto\/tls"/,
  missing: GO_MISSING,
};

const isFile = ({code}: Fence) => /^package\s+\w+/m.test(code);
const importsStandardLibraryOnly = ({code}: Fence) =>
  !/^\s*(?:import\s+)?(?:[\w.]+\s+)?"[^"\s/]+\.[^"\s]*"/m.test(code);

async function syntax(fences: Fence[]): Promise<Map<Fence, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'go-'));
  try {
    const faults = await parse(fences, folder);
    const files = fences.filter((fence) => isFile(fence) && importsStandardLibraryOnly(fence) && !faults.has(fence));
    return new Map([...faults, ...(await vet(files, folder))]);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Where a block may be read in two ways, it is faulty only if both fail. */
async function parse(fences: Fence[], folder: string): Promise<Map<Fence, string>> {
  const readings = fences.flatMap((fence, i) => readingsOf(fence).map((code, j) => ({file: `b${i}_${j}.go`, code})));
  readings.forEach(({file, code}) => writeFileSync(join(folder, file), code));
  const {stderr} = await runProgram('gofmt', ['-e', '-l', ...readings.map(({file}) => file)], {
    missing: GO_MISSING,
    cwd: folder,
  });
  return new Map(
    fences.flatMap((fence, i) => {
      const faults = readingsOf(fence).map((_, j) => firstFault(stderr, `b${i}_${j}.go`));
      const fault = faults.every((each) => each !== undefined) ? faults[0] : undefined;
      return fault === undefined ? [] : [[fence, syntaxSentence('Go', fault)] as const];
    }),
  );
}

/** The block as Go files, with the lines where they were; the reading that it looks like comes first. */
function readingsOf(fence: Fence): string[] {
  if (isFile(fence)) {
    return [fence.code];
  }
  const declarations = `package p; ${fence.code}\n`;
  const statements = `package p; func _() { ${fence.code}\n}\n`;
  return /^(import|func|type)\b/m.test(fence.code) ? [declarations, statements] : [statements, declarations];
}

async function vet(fences: Fence[], folder: string): Promise<Map<Fence, string>> {
  if (fences.length === 0) {
    return new Map();
  }
  fences.forEach((fence, i) => {
    const file = join(folder, `src/v${i}/v${i}.go`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, `${fence.code}\n`);
  });
  const {stderr} = await runProgram('go', ['vet', './...'], {
    missing: GO_MISSING,
    cwd: join(folder, 'src'),
    env: {...goEnvironment(), GOPATH: folder},
  });
  return new Map(
    fences.flatMap((fence, i) => {
      const fault = firstFault(stderr, `v${i}/v${i}.go`);
      return fault === undefined ? [] : [[fence, syntaxSentence('Go', fault)] as const];
    }),
  );
}

function firstFault(stderr: string, file: string): {line: number; message: string} | undefined {
  const place = stderr.split('\n').find((line) => new RegExp(`(^|[ /])${file}:`).test(line));
  const [, line = '1', message = ''] = /\.go:(\d+):\d+: (.*)$/.exec(place ?? '') ?? [];
  return place === undefined ? undefined : {line: Number(line), message};
}
