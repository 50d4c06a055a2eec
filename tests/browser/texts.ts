import sources from '../../i18n/sources.json';
import code from '../../i18n/pt-BR/code.json';
import english from '@docusaurus/theme-translations/locales/base/theme-common.json';
import portuguese from '@docusaurus/theme-translations/locales/pt-BR/theme-common.json';

type Texts = Record<string, string | {message: string}>;

/** What the project's own code says in English, as `npm run check` holds it against the code. */
const own: Record<string, {en: string} | undefined> = sources['i18n/pt-BR/code.json'];

/**
 * An interface text as the reader of a language should see it.
 *
 * @throws when the language has no such text, so that a missing translation fails the test
 */
export function text(locale: string, id: string, values: Record<string, string> = {}): string {
  const found =
    locale === 'en' ? (own[id]?.en ?? (english as Texts)[id]) : ((code as Texts)[id] ?? (portuguese as Texts)[id]);
  const message = typeof found === 'object' ? found.message : found;
  if (message === undefined) {
    throw new Error(`No ${locale} text with the id ${id}.`);
  }
  return message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
