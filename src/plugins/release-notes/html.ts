import {load} from 'cheerio';

/** Parts of a page that belong to the site, not to the text: anchors of headings, buttons, scripts. */
const FURNITURE = 'header, .hash-link, button, script, style, svg, [hidden]';

/**
 * The text of a built page, for readers outside the site.
 *
 * @param page the HTML of the page
 * @param origin what links that start with `/` are completed with: `https://docs.aqueduto.example`
 * @param address of the page, for links within it
 * @returns HTML without classes, with absolute addresses
 * @throws when the page has no article: the theme's markup has changed
 */
export function articleOf(page: string, origin: string, address: string): string {
  const $ = load(page);
  const article = $('.theme-doc-markdown');
  if (article.length !== 1) {
    throw new Error('The built release note has no .theme-doc-markdown; adapt src/plugins/release-notes/html.ts.');
  }
  article.find(FURNITURE).remove();
  article.find('*').removeAttr('class').removeAttr('style').removeAttr('id');
  for (const name of ['href', 'src']) {
    article.find(`[${name}^="/"]`).attr(name, (_, path) => origin + path);
  }
  article.find('[href^="#"]').attr('href', (_, hash) => address + hash);
  return (article.html() ?? '').trim();
}
