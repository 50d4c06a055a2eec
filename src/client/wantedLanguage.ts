/**
 * The language of the manual that a reader would rather read.
 *
 * @param preferred what the browser asks for, most wanted first: `['pt-PT', 'en']`
 * @param shown the page's language
 * @param offered the manual's languages
 * @returns undefined when that is the page's own, or the manual has none of the preferred ones
 */
export function wantedLanguage(preferred: readonly string[], shown: string, offered: string[]): string | undefined {
  const base = (language: string): string => language.toLowerCase().split('-')[0]!;
  const first = preferred.map((language) => offered.find((each) => base(each) === base(language))).find(Boolean);
  return first === shown ? undefined : first;
}
