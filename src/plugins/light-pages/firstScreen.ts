/** React asks for every picture of a page at once, also for those of the other color mode and of the footer. */
const PICTURE = /<link rel="?preload"? as="?image"?[^>]*>/g;
/** Not that of readers without scripts. */
const STYLES = /(?<!<noscript>)<link rel="?stylesheet/;

/**
 * A page as the framework has written it (Docusaurus 3.10, React 19), which asks for what its first screen shows and for
 * nothing else ahead: for the fonts before the style sheet that names them, so that no line moves when they come.
 *
 * @param fonts their addresses
 * @returns the page as it was when it has no style sheet: one that only leads on
 */
export function firstScreen(html: string, fonts: string[]): string {
  const preload = (font: string): string => `<link rel=preload as=font type=font/woff2 href="${font}" crossorigin>`;
  return html.replace(PICTURE, '').replace(STYLES, (link) => fonts.map(preload).join('') + link);
}
