import {readFile, rename, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import zlib, {constants} from 'node:zlib';

import {globSync} from 'tinyglobby';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** Text formats; pictures and fonts in other formats are compressed already. */
const COMPRESSIBLE = '**/*.{html,js,css,json,svg,xml,txt,md,yaml,webmanifest}';
/** Below this a compressed copy saves less than it costs to look for. */
const MIN_BYTES = 1024;
/** What every reader downloads: style sheets, the search index, and scripts whose names are no page's. */
const SHARED = /\.css$|search-index[\w-]*\.json$|assets\/js\/(?:main|runtime~main|boot|\d{1,5})\.[0-9a-f]{8}\.js$/;
/** Brotli's best takes fifty times as long as level 7 and saves a tenth (html 0.5 %, js 9 %, index 18 %). */
const brotliQuality = (file: string): number => (SHARED.test(file) ? 11 : 7);

/** Files under work at a time: more than zlib's four threads only wait. */
const AT_ONCE = Math.min(availableParallelism(), 4);

/**
 * Writes `.br` and `.gz` beside every compressible file of the build. A copy is there whole or not at all.
 *
 * @param signal ends it before the next file, with an exception
 * @returns how many files got compressed copies
 */
export async function precompress(folder: string, signal?: AbortSignal): Promise<number> {
  const files = globSync(COMPRESSIBLE, {cwd: folder}).sort((a, b) => Number(SHARED.test(a)) - Number(SHARED.test(b)));
  let count = 0;
  const work = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      signal?.throwIfAborted();
      const path = join(folder, file);
      const content = await readFile(path);
      if (content.length >= MIN_BYTES) {
        await writeWhole(`${path}.gz`, await gzip(content, {level: 9}));
        const params = {[constants.BROTLI_PARAM_QUALITY]: brotliQuality(file)};
        await writeWhole(`${path}.br`, await brotli(content, {params}));
        count += 1;
      }
    }
  };
  // After a failure nothing may be under work any more: the caller removes the folder.
  const ends = await Promise.allSettled(Array.from({length: AT_ONCE}, work));
  ends.forEach((end) => {
    if (end.status === 'rejected') {
      throw end.reason;
    }
  });
  return count;
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.partial`, content);
  await rename(`${path}.partial`, path);
}
