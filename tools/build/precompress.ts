import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

import {globSync} from 'tinyglobby';

/** Text formats; pictures and fonts in other formats are compressed already. */
const COMPRESSIBLE = '**/*.{html,js,css,json,svg,xml,txt,md,yaml,webmanifest}';
/** Below this a compressed copy saves less than it costs to look for. */
const MIN_BYTES = 1024;
/** Brotli's best for what every reader downloads; pages get a level that takes a tenth of the time. */
const brotliQuality = (file: string): number => (file.endsWith('.html') ? 9 : 11);

/**
 * Writes `.br` and `.gz` beside every compressible file of the build.
 *
 * @returns how many files got compressed copies
 */
export function precompress(folder: string): number {
  const files = globSync(COMPRESSIBLE, {cwd: folder});
  let count = 0;
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    if (content.length >= MIN_BYTES) {
      writeFileSync(join(folder, `${file}.gz`), gzipSync(content, {level: 9}));
      writeFileSync(
        join(folder, `${file}.br`),
        brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: brotliQuality(file)}}),
      );
      count += 1;
    }
  }
  return count;
}
