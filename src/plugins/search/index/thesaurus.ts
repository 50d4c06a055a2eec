import type {Locale} from '../../../manual/locale';
import {readModel} from '../../../model/readModel';
import type {Alias} from '../types';

/**
 * Each phrase of readers with the manual's word for it, from `model/thesaurus.yaml`; readers use both languages, whatever
 * language they read in.
 *
 * @param root the project's root folder
 */
export function readAliases(root: string, locale: Locale): Alias[] {
  return readModel(root, 'thesaurus').terms.flatMap(({term, also}) =>
    [...new Set([...also.en, ...also['pt-BR']])].map((said): Alias => [said, term[locale]]),
  );
}
