import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';

import {compileEngine, sourcesOf} from './build';

/** The engine as it is in the repository and in the site: browsers unpack it, so that every server can serve it. */
export const ENGINE_FILE = 'src/plugins/playground/engine/gotemplate.wasm.gzip';
/** The licenses of what the engine is made of. */
export const ENGINE_LICENSES = 'src/plugins/playground/engine/LICENSES.txt';
/** Hash of the source that the file was compiled from, for machines without Go. */
const SOURCE_FILE = 'src/plugins/playground/engine/gotemplate.source';

/** The committed engine, unpacked. */
export const readEngine = (root: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(gunzipSync(readFileSync(join(root, ENGINE_FILE))));

/** Compiles the engine and writes it into the repository. */
export async function writeEngine(root: string): Promise<void> {
  writeFileSync(join(root, ENGINE_FILE), gzipSync(await compileEngine(root), {level: 9}));
  writeFileSync(join(root, SOURCE_FILE), `${sourceHash(root)}\n`);
}

/** Whether the committed engine was compiled from the source as it is now. */
export const isEngineFresh = (root: string): boolean =>
  readFileSync(join(root, SOURCE_FILE), 'utf8').trim() === sourceHash(root);

function sourceHash(root: string): string {
  const hash = createHash('sha256');
  sourcesOf(root).forEach((file) => hash.update(`${basename(file)}\0`).update(readFileSync(file)));
  return hash.digest('hex');
}
