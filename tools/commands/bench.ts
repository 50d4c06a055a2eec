import {join} from 'node:path';

import {measureLighthouse} from '../bench/lighthouse';
import {measureFirstVisit} from '../bench/weight';
import {ensureChromium} from '../browser/chromium';
import {BUILD, buildSite, isBuildFresh} from '../build/buildSite';
import {createSiteServer, listen} from '../server/siteServer';
import {run} from './run';

/** What is measured, one page of each kind of reader. */
const PAGES = ['/', '/workspace/adicionar-workspace', '/v2/ipaas/components/tech/kafka', '/release-notes/20250801'];
const BUDGET = {bytes: 260_000, performance: 88, accessibility: 100, 'best-practices': 100, seo: 100};

/** `npm run bench`: weight of a first visit and Lighthouse (mobile, median of five), against budgets; fails above them. */
run(async () => {
  const root = process.cwd();
  const executablePath = ensureChromium();
  if (!isBuildFresh(root)) {
    buildSite(root);
  }
  const server = createSiteServer(join(root, BUILD));
  const site = `http://localhost:${await listen(server, 0)}`;
  const failures: string[] = [];
  const judge = (what: string, value: number, budget: number, isFine: boolean) => {
    console.log(`${isFine ? '  ok' : 'OVER'}  ${what}: ${value} (budget ${budget})`);
    if (!isFine) {
      failures.push(what);
    }
  };
  for (const path of PAGES) {
    const {bytes, foreign} = await measureFirstVisit(site + path, executablePath);
    judge(`${path} first visit, bytes transferred`, bytes, BUDGET.bytes, bytes <= BUDGET.bytes);
    judge(`${path} requests to other hosts`, foreign.length, 0, foreign.length === 0);
  }
  for (const path of PAGES) {
    const scores = await measureLighthouse(site + path, executablePath, 5);
    for (const category of ['performance', 'accessibility', 'best-practices', 'seo'] as const) {
      judge(`${path} Lighthouse ${category}`, scores[category], BUDGET[category], scores[category] >= BUDGET[category]);
    }
    console.log(`      ${path} ${scores.details}`);
  }
  server.close();
  if (failures.length > 0) {
    throw new Error(`Over budget: ${failures.join('; ')}.`);
  }
});
