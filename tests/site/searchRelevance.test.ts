import {describe, expect, test} from 'vitest';

import {prefixOf} from '../../src/manual/locale';
import {BUILD} from '../../tools/build/buildSite';
import {readBuiltSearch} from '../../tools/bench/relevance/builtSearch';
import {measureReaders, queriesIn} from '../../tools/bench/relevance/readers';
import {measureTexts} from '../../tools/bench/relevance/texts';
import {htmlFileOf} from '../../src/manual/path';
import {exists, subject} from './built';

/** Words, neighbors and names of each group: enough to notice that one is lost; `npm run bench -- search` draws more. */
const DRAWN = 300;

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
