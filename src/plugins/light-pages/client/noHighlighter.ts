/** In the browser, in place of prism-react-renderer: code is coloured when the site is built. */
export const Prism = {languages: {}};
export const themes = {palenight: {plain: {}, styles: []}};

/** @throws always: a page with components would have to ship the highlighter */
export function Highlight(): never {
  throw new Error('Code blocks are highlighted at build time: write the page as .md, not as .mdx.');
}
