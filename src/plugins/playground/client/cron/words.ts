import type {Locale} from '@site/src/manual/locale';
import cronstrue from 'cronstrue';
import 'cronstrue/locales/pt_BR';

/** A schedule, without a fault, in words of the page's language. */
export function inWords(cron: string, locale: Locale): string {
  // A list with `*` is every value; cronstrue (3) says “undefined” for it.
  const fields = cron.split(' ').map((field) => (field.split(',').includes('*') ? '*' : field));
  return cronstrue.toString(fields.join(' '), {locale: locale === 'pt-BR' ? 'pt_BR' : 'en', use24HourTimeFormat: true});
}
