import {lineOf, tables} from '../../content/markdown';
import {rows, textOf} from '../../content/tableRows';
import type {PictureSources} from '../sources';
import type {Wanted} from '../wanted';

/**
 * The entity whose states a picture shows: the one that `pictures/states.yaml` names for the picture, else the one whose
 * states are those of the table before it.
 *
 * @param inLanguages the picture on the page and on its translation: in one language alone, states of two entities may
 *   have the same words
 */
export function entityOf(name: string, inLanguages: Wanted[], sources: PictureSources): string | undefined {
  const named = (sources.files.get('states')?.value ?? {}) as Record<string, string>;
  if (named[name] !== undefined) {
    return named[name];
  }
  const tablesOf = inLanguages.map(({page, line}) => {
    const table = tables(page.tree)
      .filter((candidate) => lineOf(candidate) < line)
      .at(-1);
    const words = table === undefined ? [] : rows(table).map(({cells}) => textOf(cells[0]));
    return {locale: page.locale, words: new Set(words)};
  });
  const ranked = [...sources.states]
    .map(([entity, {states}]) => {
      const matches = tablesOf.map(({locale, words}) => states.filter((state) => words.has(state[locale])).length);
      const strange = tablesOf.map(({words}, index) => states.length + words.size - 2 * matches[index]!);
      return {entity, matched: sum(matches), strange: sum(strange)};
    })
    .filter(({matched}) => matched > 1)
    .sort((one, other) => one.strange - other.strange);
  const [best, second] = ranked;
  return best?.strange === second?.strange ? undefined : best?.entity;
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
