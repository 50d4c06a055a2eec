import {statSync} from 'node:fs';
import {join} from 'node:path';

import {measureLighthouse} from '../bench/lighthouse';
import {LOCALES, prefixOf} from '../../src/manual/locale';
import {INDEX_FILES} from '../../src/plugins/search/types';
import {measurePlayground} from '../bench/playground';
import {measureSearch} from '../bench/search';
import {measureRelevance} from '../bench/relevance';
import {measureShifts} from '../bench/shift';
import {measureFirstVisit} from '../bench/weight';
import {ensureChromium} from '../browser/chromium';
import {BUILD, buildSite, isBuildFresh} from '../build/buildSite';
import {createSiteServer, listen} from '../server/siteServer';
import {readOptions} from './options';
import {run} from './run';

/** What is measured, one page of each kind of reader. */
const PAGES = ['/', '/workspace/adicionar-workspace', '/v2/ipaas/components/tech/kafka', '/release-notes/20250801'];
/** A page to search from, and a word that both languages have. */
const SEARCH = {path: '/v2/overview', word: 'kafka'};
/** Bytes of the index's first file, which answers alone, and of all its files. */
const SEARCH_BUDGET = {first: 150_000, all: 450_000, firstMs: 1800, warmMs: 100};
/** Cumulative layout shift of a visit. */
const SHIFT_BUDGET = 0.02;
/** Compressed bytes of the playground's engine; milliseconds to its first result and, once it is loaded, to a later one. */
const PLAYGROUND_BUDGET = {engineBytes: 2_500_000, firstMs: 1500, laterMs: 50};
const BUDGET = {bytes: 260_000, performance: 88, accessibility: 100, 'best-practices': 100, seo: 100};

/**
 * `npm run bench`: weight of a first visit, weight and times of the search on a slow phone, and Lighthouse (mobile), medians
 * of five, against budgets; fails above them. `npm run bench -- search`: what the search finds, alone; with `--list` what
 * it misses. `npm run bench -- shift`: how far pages move while they load, alone.
 * `npm run bench -- playground`: how large its engine is and how soon it answers, alone.
 */
run(async () => {
  const root = process.cwd();
  const {values, positionals} = readOptions('bench', {list: {type: 'boolean'}});
  if (!isBuildFresh(root)) {
    await buildSite(root);
  }
  if (positionals.includes('search')) {
    return benchRelevance(root, values.list === true);
  }
  const executablePath = ensureChromium();
  const server = createSiteServer(join(root, BUILD));
  const site = `http://localhost:${await listen(server, 0)}`;
  const failures: string[] = [];
  const judge = (what: string, value: number, budget: number, isFine: boolean) => {
    console.log(`${isFine ? '  ok' : 'OVER'}  ${what}: ${value} (budget ${budget})`);
    if (!isFine) {
      failures.push(what);
    }
  };
  if (positionals.includes('shift')) {
    for (const {page, value} of await measureShifts(site, executablePath)) {
      judge(`${page} layout shift`, value, SHIFT_BUDGET, value <= SHIFT_BUDGET);
    }
    server.close();
    return end(failures);
  }
  if (positionals.includes('playground')) {
    const times = await measurePlayground(site, executablePath);
    for (const what of ['engineBytes', 'firstMs', 'laterMs'] as const) {
      judge(`playground ${what}`, times[what], PLAYGROUND_BUDGET[what], times[what] < PLAYGROUND_BUDGET[what]);
    }
    console.log(`      slowest later result: ${times.slowestMs} ms`);
    server.close();
    return end(failures);
  }
  for (const path of PAGES) {
    const {bytes, foreign} = await measureFirstVisit(site + path, executablePath);
    judge(`${path} first visit, bytes transferred`, bytes, BUDGET.bytes, bytes <= BUDGET.bytes);
    judge(`${path} requests to other hosts`, foreign.length, 0, foreign.length === 0);
  }
  for (const locale of LOCALES) {
    const sizes = INDEX_FILES.map((name) => statSync(join(root, BUILD, prefixOf(locale), `${name}.json.br`)).size);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    judge(
      `${locale} search index, first file, bytes compressed`,
      sizes[0]!,
      SEARCH_BUDGET.first,
      sizes[0]! <= SEARCH_BUDGET.first,
    );
    judge(`${locale} search index, all files, bytes compressed`, all, SEARCH_BUDGET.all, all <= SEARCH_BUDGET.all);
    const times = await measureSearch(site + prefixOf(locale) + SEARCH.path, SEARCH.word, executablePath);
    for (const what of ['firstMs', 'warmMs'] as const) {
      judge(`${locale} search ${what}`, times[what], SEARCH_BUDGET[what], times[what] <= SEARCH_BUDGET[what]);
    }
  }
  for (const path of PAGES) {
    const scores = await measureLighthouse(site + path, executablePath, 5);
    for (const category of ['performance', 'accessibility', 'best-practices', 'seo'] as const) {
      judge(`${path} Lighthouse ${category}`, scores[category], BUDGET[category], scores[category] >= BUDGET[category]);
    }
    console.log(`      ${path} ${scores.details}`);
  }
  server.close();
  end(failures);
});

function end(failures: string[]): void {
  if (failures.length > 0) {
    throw new Error(`Over budget: ${failures.join('; ')}.`);
  }
}

function benchRelevance(root: string, isListed: boolean): void {
  let failures = 0;
  measureRelevance(root, join(root, BUILD), (what, value, budget, isFine, details) => {
    console.log(`${isFine ? '  ok' : ' BAD'}  ${what}: ${value} (budget ${budget})`);
    if (isListed) {
      details.forEach((one) => console.log(`      ${one}`));
    }
    failures += isFine ? 0 : 1;
  });
  if (failures > 0) {
    throw new Error(`${failures} measures of the search are beyond their budgets.`);
  }
}
