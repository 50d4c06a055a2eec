import {load, type Cheerio} from 'cheerio';
import type {Element} from 'domhandler';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

/** Parts of a page that belong to the site, not to the text; the title has a place of its own. */
const FURNITURE =
  'h1, nav, aside, button, label, select, input, script, style, svg, template, [role=search], [hidden], .hash-link, ' +
  '.table-of-contents, .theme-doc-toc-mobile';
/** Where the text of a page is: of a document, else of any page between the bars of the site. */
const ARTICLE = '.theme-doc-markdown';
const MAIN = '.theme-layout-main';
/** Where the site's notes on a page are: between its title and the text of its source (src/plugins/light-pages). */
const NOTES = /<\/h1><\/header>([\s\S]*?)<div class=(?:"markdown"|markdown) data-article=/;

/** What a built page says. */
export interface BuiltText {
  title: string;
  description: string;
  body: string;
}

/**
 * The text of a built page whose source is no plain Markdown: lists, cards and other components as their HTML says them.
 *
 * @param addressOf the absolute address for one that begins at the host's root
 * @throws when the page has no text: the theme's markup has changed
 */
export function builtText(page: string, addressOf: (url: string) => string): BuiltText {
  const $ = load(page);
  const article = $(ARTICLE).length > 0 ? $(ARTICLE) : $(MAIN);
  const title = article.find('h1').first().text().trim();
  if (title === '') {
    throw new Error('A built page has no title in its text; adapt src/plugins/markdown-twins/htmlBody.ts.');
  }
  const description = ($('meta[name=description]').attr('content') ?? '').trim();
  return {title, description, body: asMarkdown(article.html() ?? '', addressOf)};
}

/** The notes that the site shows above the text of a page, such as that there is a newer generation. */
export function builtNotes(page: string, addressOf: (url: string) => string): string {
  const [, notes = ''] = NOTES.exec(page) ?? [];
  return notes === '' ? '' : asMarkdown(notes, addressOf);
}

/** A card is a link around a title and a description: the title becomes the link, the description follows. */
function leadWithTitle(card: Cheerio<Element>): void {
  const [title, ...others] = card.children().toArray();
  const texts = others.map((other) => card.find(other).text().trim());
  card.text(card.find(title).text().trim());
  card.after(texts.map((text) => `: ${text}`).join(''));
}

function asMarkdown(html: string, addressOf: (url: string) => string): string {
  const $ = load(html.replaceAll('\u200B', ''), null, false);
  $(FURNITURE).remove();
  $('*')
    .contents()
    .filter((_, {type}) => type === 'comment')
    .remove();
  $('a:has(> * + *)').each((_, card) => leadWithTitle($(card)));
  for (const name of ['href', 'src']) {
    $(`[${name}^="/"]`).each((_, element) => void $(element).attr(name, addressOf($(element).attr(name)!)));
  }
  const tree = toMdast(fromHtml($.html(), {fragment: true}));
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    emphasis: '_',
    listItemIndent: 'one',
  });
}
