import {stemmer as english} from '@orama/stemmers/english';
import {stemmer as portuguese} from '@orama/stemmers/portuguese';

import type {Locale} from '../../../manual/locale';

/**
 * The stem that the forms of a word share; not a word itself. Words with digits and short ones keep their form.
 *
 * English: Porter. Portuguese: plurals and nouns in -ção first, then Snowball; on folded words, so that a word typed
 * without its accents has the same stem.
 *
 * @param word folded, one word
 */
export function stem(word: string, locale: Locale): string {
  if (word.length < 4 || /\d/.test(word)) {
    return word;
  }
  // Porter's own later rule: `deploy` keeps its y, as `deployment` does.
  return locale === 'en' ? english(word).replace(/(?<=[aeou])i$/, 'y') : portuguese(singular(word));
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

/** Verbs as who asks says them, folded, and how dictionaries do: `desativo` → `desativar`, `restrinjo` → `restringir`. */
const FIRST_PERSON: [ending: RegExp, infinitives: string[]][] = [
  [/(?<=\w\w)j[oe]$/, ['ger', 'gir', 'jar']],
  [/(?<=\w\w)co$/, ['car', 'cer']],
  [/(?<=\w\w\w)o$/, ['ar', 'er', 'ir']],
];

/**
 * Stems of the infinitives that a Portuguese verb in the first person may have: questions are asked so, and the manual has
 * the infinitive. Some are of no word.
 *
 * @param word folded
 */
export function infinitiveStems(word: string): string[] {
  const [ending, infinitives] = FIRST_PERSON.find(([pattern]) => pattern.test(word)) ?? [/$/, []];
  return [...new Set(infinitives.map((one) => stem(word.replace(ending, one), 'pt-BR')))];
}
