import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import lighthouse from 'lighthouse';

import {CHROMIUM_FLAGS} from '../browser/chromium';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
type Scores = Record<Category, number> & {
  /** The main timings of the median run, to read. */
  details: string;
};

const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/**
 * Lighthouse with its mobile preset.
 *
 * @param url full address
 * @param executablePath Chromium's
 * @param runs odd; the run with the median performance counts
 * @returns scores from 0 to 100
 */
export async function measureLighthouse(url: string, executablePath: string, runs: number): Promise<Scores> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const chromium = spawn(
    executablePath,
    [...CHROMIUM_FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const results: Scores[] = [];
  try {
    const port = await debuggingPort(chromium.stderr);
    for (let i = 0; i < runs; i += 1) {
      const result = await lighthouse(url, {port, output: 'json', logLevel: 'error'});
      const {categories, audits} = result!.lhr;
      const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
      results.push({
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
        details: TIMINGS.map((id) => `${id} ${audits[id]?.displayValue}`).join(', '),
      });
    }
  } finally {
    const ended = new Promise((resolve) => chromium.once('exit', resolve));
    chromium.kill();
    await ended; // its profile is written until then
    rmSync(profile, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
  }
  return results.sort((a, b) => a.performance - b.performance)[(runs - 1) / 2]!;
}

/** The port that Chromium says on its standard error that it listens on. */
function debuggingPort(stderr: NodeJS.ReadableStream): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    stderr.on('data', (data: Buffer) => {
      output += data.toString();
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port !== undefined) {
        resolve(Number(port));
      }
    });
    stderr.on('end', () =>
      reject(new Error('Chromium ended before it could be measured with; run the command again.')),
    );
  });
}
