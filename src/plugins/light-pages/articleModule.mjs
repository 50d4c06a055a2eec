// What is made of a compiled page (`.md` after Docusaurus' MDX loader, 3.10) for the server and for the browser.

const BODY = /^function _createMdxContent\(props\) \{$/m;
const COMPONENT = /^export default function MDXContent\(/m;
const METADATA = /^export \{default as metadata\} from (['"].+['"]);?$/m;
/** Pictures and files of a page: the browser's build is what writes them into `assets`. */
const FILE = /\brequire\((".+?")\)/g;

/**
 * Whether a compiled module is a page of a docs instance: only those have metadata, and so an address.
 *
 * @param {string} source
 */
export function isArticle(source) {
  return METADATA.test(source) && BODY.test(source) && COMPONENT.test(source);
}

/**
 * For the server: the page as it is, in an element that the browser can find.
 *
 * @param {string} source the compiled page
 * @returns {string}
 */
export function serverArticle(source) {
  return `${source.replace(COMPONENT, 'function MDXContent(')}
import {createElement as _element} from 'react';
import _metadata from ${metadataOf(source)};
export default function Article(props) {
  return _element('div', {className: 'markdown', 'data-article': _metadata.permalink}, _element(MDXContent, props));
}
`;
}

/**
 * For the browser: what is said of the page (title, table of contents), without its body. The body is HTML, of the
 * document that is there or of the page's own.
 *
 * @param {string} source the compiled page
 * @returns {string}
 */
export function browserArticle(source) {
  const start = source.search(BODY);
  const files = [...source.slice(start).matchAll(FILE)].map(([, file]) => `require(${file});`);
  return `${source.slice(0, start).replace(/^import .*$/gm, '')}
import _metadata from ${metadataOf(source)};
import {pageBody as _pageBody} from '@site/src/plugins/light-pages/client/pageBody';
${[...new Set(files)].join('\n')}
export default await _pageBody(_metadata.permalink);
`;
}

/** @param {string} source */
function metadataOf(source) {
  const [, file] = METADATA.exec(source) ?? [];
  if (file === undefined) {
    throw new Error('The MDX loader writes a page’s metadata in another way: see src/plugins/light-pages/README.md.');
  }
  return file;
}
