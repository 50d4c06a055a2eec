import {browserArticle, isArticle, serverArticle} from './articleModule.mjs';

/**
 * A loader of Rspack, after the MDX loader: makes a `.md` page HTML for the browser. Pages with components (`.mdx`) and
 * pages outside the docs instances stay as they are.
 *
 * @this {{getOptions(): {isServer: boolean}}}
 * @param {string} source the compiled page
 * @returns {string}
 */
export default function articleLoader(source) {
  if (!isArticle(source)) {
    return source;
  }
  return this.getOptions().isServer ? serverArticle(source) : browserArticle(source);
}
