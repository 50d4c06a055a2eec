import {LOCALES} from '../../../src/manual/locale';
import {readPages} from '../../content/readPages';
import {readBuiltSearch} from './builtSearch';
import {hostileQueries, timeQueries} from './hostile';
import type {Measure} from './measure';
import {measureNames} from './names';
import {measureReaders, queriesIn} from './readers';
import {measureTexts} from './texts';

/** Queries at random, and milliseconds that each may take; those of readers, with everything warm. */
const HOSTILE = {count: 10_000, ms: 50};
const WARM_MS = 20;

/**
 * Measures the search of a build, without a browser: how often what is asked is found, and how fast.
 *
 * @param root the project's root folder
 * @param build folder of the build
 * @param report hears each measure, and what failed
 */
export function measureRelevance(
  root: string,
  build: string,
  report: (what: string, value: number, budget: number, isFine: boolean, details: string[]) => void,
): void {
  const {pages} = readPages(root);
  for (const locale of LOCALES) {
    const search = readBuiltSearch(build, locale);
    const measures: Measure[] = [
      ...measureReaders(search, root),
      ...measureTexts(search, pages),
      ...measureNames(search, root, pages),
    ];
    for (const {what, places, reached, budget, missed} of measures) {
      const share = Math.floor(1000 * reached) / 1000;
      report(`${locale} ${what}, among the first ${places}`, share, budget, reached >= budget, missed);
    }
    const readers = queriesIn(root, `readers.${locale}`).map(({query}) => query);
    const warm = timeQueries(search, readers, WARM_MS).slowest;
    report(`${locale} slowest query of a reader, ms`, Math.ceil(warm.ms), WARM_MS, warm.ms <= WARM_MS, [warm.query]);
    const {slowest, thrown} = timeQueries(search, hostileQueries(search, HOSTILE.count), HOSTILE.ms);
    const isFine = slowest.ms <= HOSTILE.ms;
    report(`${locale} slowest query at random, ms`, Math.ceil(slowest.ms), HOSTILE.ms, isFine, [slowest.query]);
    report(`${locale} queries that throw`, thrown.length, 0, thrown.length === 0, thrown);
  }
}
