/** What ends an entry of the registry (Docusaurus 3.10): the file's name, and what only its server wants to know of it. */
const NAMED = /, ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(\1\)\]/g;

/**
 * A loader of Rspack for `registry.js`, which says how each part of a page is loaded: without the names of their files,
 * which browsers need not know.
 *
 * @param {string} source
 * @returns {string}
 */
export default function registryLoader(source) {
  return source.replace(NAMED, ', "", 0]');
}
