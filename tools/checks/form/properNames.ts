import {DEFAULT_LOCALE} from '../../../src/manual/locale';
import {bothTexts, type ModelData} from '../../model/modelData';
import type {Page} from '../../content/types';

/** Pages about one named thing, such as a plugin of Kong, have its name as title. */
const NAMED_KINDS = ['plugin', 'component', 'trigger', 'gateway'];

/** Names that keep their capitals: of products, roles, states, entities, and those of the word lists. */
export function properNames(model: ModelData, site: Page[]): string[] {
  const entities = model.terms.map(({en}) => en.replace(/ \(.*\)$/, '')).filter((term) => /^\p{Lu}\p{Ll}/u.test(term));
  const labels = bothTexts(model.labels).filter((label) => / \p{Lu}/u.test(label));
  const roles = bothTexts([...model.roles.values()]);
  const states = bothTexts(model.labels.filter(({key}) => key.startsWith('state-')));
  const words = Object.values(model.words)
    .flat()
    .filter((word) => /^\p{Lu}/u.test(word));
  return [
    ...model.names,
    ...namedTitles(site),
    ...words,
    ...roles,
    ...states,
    ...[...entities, ...labels].flatMap((name) => [name, `${name}s`]),
  ];
}

/** Titles of pages about one named thing. */
export const namedTitles = (site: Page[]): string[] =>
  site
    .filter(({locale, frontMatter}) => locale === DEFAULT_LOCALE && NAMED_KINDS.includes(String(frontMatter.kind)))
    .map(({frontMatter}) => String(frontMatter.title));
