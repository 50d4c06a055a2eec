import {createHash} from 'node:crypto';
import {existsSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

/**
 * At the root of a build: says what it was made from and which files it holds. It travels with the build; servers
 * answer no request for hidden files. Lines are `SHA256 SIZE PATH`, after comments `# inputs HASH` and `# date ISO`;
 * deploy/release.sh reads them as well.
 */
export const MANIFEST = '.manifest';

interface Manifest {
  /** Hash of all inputs of the build. */
  inputs: string;
  /** Size in bytes by path from the build's root. */
  sizes: Map<string, number>;
}

/**
 * Writes the manifest of a folder, under a temporary name first: it is there whole or not at all.
 *
 * @param inputs hash of what the folder was made from
 */
export function writeManifest(folder: string, inputs: string): void {
  const lines = files(folder).map((file) => {
    const content = readFileSync(join(folder, file));
    return `${createHash('sha256').update(content).digest('hex')} ${content.length} ${file}`;
  });
  const path = join(folder, MANIFEST);
  const text = [`# inputs ${inputs}`, `# date ${new Date().toISOString()}`, ...lines].join('\n');
  writeFileSync(`${path}.partial`, `${text}\n`);
  renameSync(`${path}.partial`, path);
}

/** What a folder's manifest says, or undefined when there is none. */
export function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) {
    return undefined;
  }
  const text = readFileSync(path, 'utf8');
  const [, inputs = ''] = /^# inputs (.*)$/m.exec(text) ?? [];
  const entries = [...text.matchAll(/^[0-9a-f]{64} (\d+) (.*)$/gm)];
  return {inputs, sizes: new Map(entries.map(([, size, file = '']) => [file, Number(size)]))};
}

/** Whether the folder holds the files that its manifest lists, with their sizes, and no other. */
export function holdsItsFiles(folder: string, {sizes}: Manifest): boolean {
  const found = files(folder);
  return found.length === sizes.size && found.every((file) => statSync(join(folder, file)).size === sizes.get(file));
}

function files(folder: string): string[] {
  return globSync('**', {cwd: folder, dot: true, ignore: [MANIFEST, `${MANIFEST}.partial`]}).sort();
}
