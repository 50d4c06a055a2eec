/** The framework's scripts in a page's head (Docusaurus 3.10), as the HTML minifier leaves them. */
const SCRIPT = /<script src="?([^">\s]+)"? defer(?:="")?><\/script>/g;
/** React asks for every picture at once, also for those of the other color mode and of the footer. */
const PICTURE = /<link rel="?preload"? as="?image"?[^>]*>/g;
/** Not that of readers without scripts. */
const STYLES = /(?<!<noscript>)<link rel="?stylesheet/;

export interface Shell {
  /** Address of the boot script. */
  boot: string;
  /** Addresses of the fonts of the first screen. */
  fonts: string[];
}

/**
 * A page as the framework has written it, with the boot script in place of the framework's, which it names, and the
 * fonts asked for before the style sheet that names them.
 *
 * @returns the page as it was when it has no scripts: one that only leads on
 */
export function lightHtml(html: string, {boot, fonts}: Shell): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, src]) => src);
  if (scripts.length === 0) {
    return html;
  }
  const preloads = fonts
    .map((font) => `<link rel=preload as=font type=font/woff2 href="${font}" crossorigin>`)
    .join('');
  return html
    .replace(PICTURE, '')
    .replace(SCRIPT, '')
    .replace('</head>', () => `<script src="${boot}" data-scripts="${scripts.join(' ')}" defer></script></head>`)
    .replace(STYLES, (link) => preloads + link);
}
