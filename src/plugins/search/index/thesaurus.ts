import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {parse} from 'yaml';

import type {Alias} from '../types';
import type {Locale} from '../../../manual/locale';

/** `model/thesaurus.yaml`: what readers and other products call things. */
export const THESAURUS = 'model/thesaurus.yaml';

/** A thing of the manual: its own words for it, and those of others, by language. */
export interface ThesaurusEntry {
  term: Record<Locale, string>;
  also: Record<Locale, string[]>;
}

/** @param root the project's root folder */
export function readThesaurus(root: string): ThesaurusEntry[] {
  return (parse(readFileSync(join(root, THESAURUS), 'utf8')) as {terms: ThesaurusEntry[]}).terms;
}

/** Each phrase of readers with the manual's word for it; readers use both languages, whatever language they read in. */
export function readAliases(root: string, locale: Locale): Alias[] {
  return readThesaurus(root).flatMap(({term, also}) =>
    [...new Set([...also.en, ...also['pt-BR']])].map((said): Alias => [said, term[locale]]),
  );
}
