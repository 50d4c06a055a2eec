import type {Locale} from '@site/src/manual/locale';
import cronstrue from 'cronstrue';
import 'cronstrue/locales/pt_BR';

/** A schedule in words of the page's language. */
export function inWords(cron: string, locale: Locale): string {
  return cronstrue.toString(cron, {locale: locale === 'pt-BR' ? 'pt_BR' : 'en', use24HourTimeFormat: true});
}
