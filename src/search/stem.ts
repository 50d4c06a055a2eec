import lunr from 'lunr';
import stemmerSupport from 'lunr-languages/lunr.stemmer.support';
import portuguese from 'lunr-languages/lunr.pt';

export type SearchLocale = 'en' | 'pt-BR';

export const OTHER: Record<SearchLocale, SearchLocale> = {en: 'pt-BR', 'pt-BR': 'en'};

// Once for a lunr: the development server loads this file again with each change of the configuration, and lunr warns.
if (lunr.pt === undefined) {
  stemmerSupport(lunr);
  portuguese(lunr);
}

/** Lower case without accents: `Configuração` → `configuracao`. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * The stem that the forms of a word share; not a word itself. Words with digits and short ones keep their form.
 *
 * English: the Porter stemmer of lunr. Portuguese: plurals and nouns in -ção first, then the Snowball stemmer of
 * lunr-languages; on folded words, so that a word typed without its accents has the same stem.
 *
 * @param word folded, one word
 */
export function stem(word: string, locale: SearchLocale): string {
  if (word.length < 4 || /\d/.test(word)) {
    return word;
  }
  return locale === 'en' ? lunr.stemmer(new lunr.Token(word, {})).toString() : lunr.pt!.stemmer(singular(word));
}

/** Endings of Portuguese plurals and of nouns of action, folded, first match wins; of English plurals too. */
const ENDINGS: [ending: RegExp, replacement: string][] = [
  [/(?<=\w\w)ac(?:ao|oes)$/, 'ar'], // criação, criações → criar
  [/oes$/, 'ao'],
  [/aes$/, 'ao'],
  [/(?<=\w\w)ais$/, 'al'],
  [/(?<=\w\w)eis$/, 'el'],
  [/(?<=\w\w)ois$/, 'ol'],
  [/(?<=[rz])es$/, ''],
  [/ns$/, 'n'],
  [/m$/, 'n'],
  [/(?<=\w\w[^s])s$/, ''],
];

function singular(word: string): string {
  const [ending, replacement] = ENDINGS.find(([pattern]) => pattern.test(word)) ?? [/$/, ''];
  return word.replace(ending, replacement);
}
