import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {loadPaths, measureLoad, type Load} from '../bench/load';
import {BUILD, buildSite, isBuildFresh} from '../build/buildSite';
import {serveWithNginx} from '../deploy/nginxProcess';
import {readOptions} from './options';
import {run} from './run';

const SECONDS = 60;
const CONNECTIONS = 256;

/**
 * `npm run bench:load`: nginx under load, on loopback, with a mix of pages, assets and the search index; then the same
 * with one file of zeros of the mean size, which is the most that nginx does on this machine. Fails on any error.
 */
run(async () => {
  const root = process.cwd();
  readOptions('bench:load', {});
  if (!isBuildFresh(root)) {
    await buildSite(root);
  }
  const site = await serveWithNginx(join(root, BUILD));
  const mix = measureLoad(site.url, loadPaths(join(root, BUILD)), SECONDS, CONNECTIONS);
  await site.stop();
  print('site', mix);

  const folder = mkdtempSync(join(tmpdir(), 'aqueduto-docs-empty-'));
  writeFileSync(join(folder, 'empty.bin'), Buffer.alloc(mix.bytes));
  const empty = await serveWithNginx(folder);
  const one = measureLoad(empty.url, ['/empty.bin'], SECONDS, CONNECTIONS);
  await empty.stop();
  rmSync(folder, {recursive: true});
  print('one file of the same size', one);

  console.log(
    `Ratio: ${(mix.requestsPerSecond / one.requestsPerSecond).toFixed(2)} of its requests, ${(mix.p99 / one.p99).toFixed(2)} times its p99.`,
  );
  if (mix.errors > 0) {
    throw new Error(`${mix.errors} of ${mix.requests} requests failed.`);
  }
});

function print(what: string, {requestsPerSecond, p99, requests, bytes, errors}: Load): void {
  console.log(
    `${what}: ${requestsPerSecond} requests/s, p99 ${p99} ms, ${requests} requests of ${bytes} bytes, ${errors} errors`,
  );
}
