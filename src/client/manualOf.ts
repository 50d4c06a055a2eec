/** The manuals whose addresses start with their names; v1 has the site's root. */
const NAMED = ['v2', 'release-notes'];

/**
 * The manual that a page belongs to: each has a sidebar of its own to load.
 *
 * @param path with base URL: `/pt-BR/v2/overview`
 * @param baseUrl of the language: `/pt-BR/`
 * @returns undefined for the home page, which belongs to none
 */
export function manualOf(path: string, baseUrl: string): string | undefined {
  const [first = ''] = path.slice(baseUrl.length).split('/');
  if (first === '') {
    return undefined;
  }
  return NAMED.find((name) => name === first) ?? 'v1';
}
