import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import {LOCALES, prefixOf} from '../../src/manual/locale';

export interface Load {
  requestsPerSecond: number;
  /** Latency that 99 of 100 requests stay under, in milliseconds. */
  p99: number;
  requests: number;
  /** Mean size of an answer, in bytes, with its headers. */
  bytes: number;
  /** Answers from 400 on, and connections that broke or timed out. */
  errors: number;
}

/** What readers ask for: of each hundred requests, 40 pages, 59 scripts and style sheets, one search index. */
const PAGES = 40;
const ASSETS = 59;
const ROUNDS = 20;

/**
 * Addresses for a load: pages and assets spread evenly over the build, and the search indexes.
 *
 * @param build folder of the build
 */
export function loadPaths(build: string): string[] {
  const pages = globSync('**/index.html', {cwd: build})
    .sort()
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const assets = globSync('**/assets/**/*.{js,css}', {cwd: build})
    .sort()
    .map((file) => `/${file}`);
  const pick = (all: string[], count: number, round: number): string[] =>
    Array.from({length: count}, (_, i) => all[Math.floor(((round * count + i) * all.length) / (count * ROUNDS))]!);
  return Array.from({length: ROUNDS}, (_, round) => [
    ...pick(pages, PAGES, round),
    ...pick(assets, ASSETS, round),
    `${prefixOf(LOCALES[round % LOCALES.length]!)}/search-index.json`,
  ]).flat();
}

/**
 * Asks for addresses in turn over many connections, as browsers that read Brotli, with `wrk`.
 *
 * @param site address of the server
 * @throws one sentence when wrk is missing or fails
 */
export function measureLoad(site: string, paths: string[], seconds: number, connections: number): Load {
  const folder = mkdtempSync(join(tmpdir(), 'aqueduto-docs-load-'));
  const script = join(folder, 'load.lua');
  const result = join(folder, 'result.json');
  writeFileSync(script, luaScript(paths, result));
  const args = ['-t2', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, site];
  const {status, stderr, error} = spawnSync('wrk', args, {encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(`wrk, which measures the load, failed (Debian: apt install wrk): ${error?.message ?? stderr}`);
  }
  const {durationUs, requests, bytes, errors, p99Us} = JSON.parse(readFileSync(result, 'utf8')) as Record<
    string,
    number
  >;
  rmSync(folder, {recursive: true});
  return {
    requestsPerSecond: Math.round(requests! / (durationUs! / 1e6)),
    p99: p99Us! / 1000,
    requests: requests!,
    bytes: Math.round(bytes! / requests!),
    errors: errors!,
  };
}

/** Each of wrk's threads starts at another place of the list, so that they do not ask for the same at once. */
function luaScript(paths: string[], result: string): string {
  return `
local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}
local next_start = 0
function setup(thread)
  thread:set("start", next_start)
  next_start = next_start + math.floor(#paths / 2)
end
local requests = {}
local at = 0
function init(args)
  for i, path in ipairs(paths) do
    requests[i] = wrk.format("GET", path, {["Accept-Encoding"] = "gzip, deflate, br"})
  end
  at = start
end
function request()
  at = at % #requests + 1
  return requests[at]
end
function done(summary, latency)
  local e = summary.errors
  local file = io.open(${JSON.stringify(result)}, "w")
  file:write(string.format('{"durationUs":%d,"requests":%d,"bytes":%d,"errors":%d,"p99Us":%d}',
    summary.duration, summary.requests, summary.bytes, e.connect + e.read + e.write + e.status + e.timeout,
    latency:percentile(99)))
  file:close()
end
`;
}
