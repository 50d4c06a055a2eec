import {OTHER, type Locale} from '../../../manual/locale';
import {readModel} from '../../../model/readModel';
import type {Alias, Thesaurus} from '../types';

/**
 * What readers say, from `model/thesaurus.yaml`: each phrase with the manual's word for it, and words that are alike. What
 * they say for a page counts in both languages, whatever language they read in; for a section in that of the site.
 *
 * @param root the project's root folder
 * @param titles of the site's pages
 */
export function readThesaurus(root: string, locale: Locale, titles: ReadonlySet<string>): Thesaurus {
  const {terms, alike} = readModel(root, 'thesaurus');
  const aliases = terms.flatMap(({term, also}) => {
    const said = titles.has(term[locale]) ? [...also[locale], ...also[OTHER[locale]]] : also[locale];
    return [...new Set(said)].map((one): Alias => [one, term[locale]]);
  });
  return {aliases, alike: alike[locale]};
}
