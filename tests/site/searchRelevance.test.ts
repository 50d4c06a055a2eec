import {describe, expect, test} from 'vitest';

import {prefixOf} from '../../src/manual/locale';
import {BUILD} from '../../tools/build/buildSite';
import {readBuiltSearch} from '../../tools/bench/relevance/builtSearch';
import {measureReaders, queriesIn} from '../../tools/bench/relevance/readers';
import {measureTexts} from '../../tools/bench/relevance/texts';
import {htmlFileOf} from '../../src/manual/path';
import {exists, subject} from './built';

/**
 * Words, neighbors and names of each group. The text decides what is drawn: of 300, a share of 91 % came out as 87.7 after
 * an edit of other pages; of 1,000 it stays within three standard errors (2.7) of what it is.
 */
const DRAWN = 1000;

describe.each(['en', 'pt-BR'] as const)('the search in %s', (locale) => {
  const root = process.cwd();
  const search = readBuiltSearch(BUILD, locale);

  test('queries name pages that exist', () => {
    const all = [...queriesIn(root, `queries.${locale}`), ...queriesIn(root, `readers.${locale}`)];
    expect(all.length).toBeGreaterThanOrEqual(320);
    expect(all.flatMap(({paths}) => paths).filter((path) => !exists(htmlFileOf(prefixOf(locale) + path)))).toEqual([]);
  });

  test.each([...measureReaders(search, root), ...measureTexts(search, subject.pages, DRAWN)])(
    '$what: the page among the first $places',
    ({reached, budget, missed}) => {
      expect(reached, missed.join('\n')).toBeGreaterThanOrEqual(budget);
    },
  );
});
