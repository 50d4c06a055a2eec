import {lineOf, tables} from '../../content/markdown';
import {rows, textOf} from '../../content/tableRows';
import type {Page} from '../../content/types';
import type {PictureSources} from '../sources';

/**
 * The entity whose states a picture shows: the one that `pictures/states.yaml` names for the picture, else the one whose
 * states are those of the table before it.
 */
export function entityOf(name: string, page: Page, line: number, sources: PictureSources): string | undefined {
  const named = (sources.files.get('states')?.value ?? {}) as Record<string, string>;
  if (named[name] !== undefined) {
    return named[name];
  }
  const table = tables(page.tree)
    .filter((candidate) => lineOf(candidate) < line)
    .at(-1);
  const shown = new Set(table === undefined ? [] : rows(table).map(({cells}) => textOf(cells[0])));
  const ranked = [...sources.states]
    .map(([entity, {states}]) => {
      const matched = states.filter((state) => shown.has(state[page.locale])).length;
      return {entity, matched, strange: states.length + shown.size - 2 * matched};
    })
    .filter(({matched}) => matched > 1)
    .sort((one, other) => one.strange - other.strange || other.matched - one.matched);
  const [best, second] = ranked;
  return best?.strange === second?.strange ? undefined : best?.entity;
}
