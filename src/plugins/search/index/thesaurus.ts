import type {Locale} from '../../../manual/locale';
import {readModel} from '../../../model/readModel';
import type {Alias, Thesaurus} from '../types';

/**
 * What readers say, from `model/thesaurus.yaml`: each phrase with the manual's word for it, in both languages, which readers
 * use whatever language they read in; and words that are alike.
 *
 * @param root the project's root folder
 */
export function readThesaurus(root: string, locale: Locale): Thesaurus {
  const {terms, alike} = readModel(root, 'thesaurus');
  const aliases = terms.flatMap(({term, also}) =>
    [...new Set([...also.en, ...also['pt-BR']])].map((said): Alias => [said, term[locale]]),
  );
  return {aliases, alike: alike[locale]};
}
