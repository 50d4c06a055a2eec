/** The languages of the manual; the first is the one whose addresses have no prefix, and the source of the other. */
export const LOCALES = ['en', 'pt-BR'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = LOCALES[0];

/** The other language of each. */
export const OTHER: Record<Locale, Locale> = {en: 'pt-BR', 'pt-BR': 'en'};

/** What addresses in a language start with: nothing, `/pt-BR`. */
export function prefixOf(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`;
}

/** Where the site in a language begins: `/`, `/pt-BR/`. */
export function baseUrlOf(locale: Locale): string {
  return `${prefixOf(locale)}/`;
}

/**
 * The language of the framework's `currentLocale`.
 *
 * @throws Error for a language that the manual is not written in
 */
export function asLocale(name: string): Locale {
  const locale = LOCALES.find((each) => each === name);
  if (locale === undefined) {
    throw new Error(`“${name}” is no language of the manual (src/manual/locale.ts); use ${LOCALES.join(' or ')}.`);
  }
  return locale;
}
