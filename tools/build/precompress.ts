import {readFile, writeFile} from 'node:fs/promises';
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
/** Brotli's best for what every reader downloads; pages get a level that takes a tenth of the time. */
const brotliQuality = (file: string): number => (/\.(html|md)$/.test(file) ? 9 : 11);

/** Files under work at a time: zlib has four threads. */
const AT_ONCE = 4;

/**
 * Writes `.br` and `.gz` beside every compressible file of the build.
 *
 * @returns how many files got compressed copies
 */
export async function precompress(folder: string): Promise<number> {
  const files = globSync(COMPRESSIBLE, {cwd: folder});
  let count = 0;
  const work = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const path = join(folder, file);
      const content = await readFile(path);
      if (content.length >= MIN_BYTES) {
        await writeFile(`${path}.gz`, await gzip(content, {level: 9}));
        await writeFile(
          `${path}.br`,
          await brotli(content, {params: {[constants.BROTLI_PARAM_QUALITY]: brotliQuality(file)}}),
        );
        count += 1;
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return count;
}
