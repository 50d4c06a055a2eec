import type {Locale} from './types';

/** Titles of a release note: its date in words. The first of a month is an ordinal in Portuguese, which `Intl` does not know. */
export function releaseTitles(date: string): Record<Locale, string> {
  const inWords = (locale: string) =>
    new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
  return {en: inWords('en-US'), 'pt-BR': inWords('pt-BR').replace(/^1 /, '1º ')};
}
