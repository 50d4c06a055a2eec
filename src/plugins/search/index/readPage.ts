import {load} from 'cheerio';

type Node = ReturnType<ReturnType<typeof load>['root']>[0]['children'][number];

/** What the index takes from a built page. */
export interface IndexedPage {
  /** With base URL: `/pt-BR/v2/overview`. */
  url: string;
  title: string;
  /** In the other language; empty where nobody gave one. */
  otherTitle: string;
  description: string;
  /** Of the front matter, separated by commas. */
  keywords: string;
  /** Labels of the sidebar above the page. */
  breadcrumb: string[];
  /** The introduction first, without heading and hash. */
  sections: IndexedSection[];
}

interface IndexedSection {
  title: string;
  /** With `#`; empty for the introduction. */
  hash: string;
  /** Every word of the section: prose, code, tables, captions, labels, alternative texts of pictures. */
  text: string;
  /**
   * Code in the first column of the section's tables: fields, flags, codes, functions. In the other columns, permissions
   * that have a cell to themselves.
   */
  names: string[];
}

/** Elements whose text is none of the page: its title has a place of its own, and buttons say what they do. */
const SKIPPED = new Set(['h1', 'script', 'style', 'svg', 'button', 'nav', 'template']);
const HEADINGS = new Set(['h2', 'h3', 'h4']);
/** A permission. */
const PERMISSION = /^[a-z-]+:[a-z-]+$/;
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'kbd', 'span', 'strong', 'sub', 'sup', 'mark']);

/**
 * @param html a built page
 * @param otherTitle the page's title in the other language
 * @returns undefined for a page that search engines and readers of the index are to leave out, or one without title
 */
export function readPage(html: string, url: string, otherTitle = ''): IndexedPage | undefined {
  const $ = load(html);
  const title = $('main h1').first().text().trim();
  if (title === '' || $('meta[name=robots]').attr('content')?.includes('noindex')) {
    return undefined;
  }
  const content = $('main .markdown').get(0);
  const crumbs = $('.breadcrumbs__item:not(.breadcrumbs__item--active)').toArray();
  return {
    url,
    title,
    otherTitle,
    description: ($('meta[name=description]').attr('content') ?? '').trim(),
    keywords: $('meta[name=keywords]').attr('content') ?? '',
    breadcrumb: crumbs.map((crumb) => $(crumb).text().trim()).filter(Boolean),
    sections: content === undefined ? [] : sectionsOf(content.children),
  };
}

function sectionsOf(nodes: Node[]): IndexedSection[] {
  const sections: IndexedSection[] = [{title: '', hash: '', text: '', names: []}];
  const walk = (node: Node): void => {
    const section = sections.at(-1)!;
    if (node.type === 'text') {
      section.text += node.data;
    } else if (node.type === 'tag' && !isSkipped(node.name, node.attribs.class)) {
      if (HEADINGS.has(node.name) && node.attribs.id) {
        sections.push({title: plainText(node.children), hash: `#${node.attribs.id}`, text: '', names: []});
        return;
      }
      if (node.name === 'tr') {
        const [first, ...others] = node.children.filter((cell) => cell.type === 'tag');
        section.names.push(...codeIn(first), ...others.flatMap(permissionIn));
      }
      section.text += node.name === 'img' ? ` ${node.attribs.alt ?? ''} ` : '';
      node.children.forEach(walk);
      if (!INLINE.has(node.name)) {
        sections.at(-1)!.text += ' ';
      }
    }
  };
  nodes.forEach(walk);
  return sections.map((section) => ({...section, text: section.text.replace(/[\s\u200B]+/g, ' ').trim()}));
}

function isSkipped(name: string, classes = ''): boolean {
  return SKIPPED.has(name) || /(?:^| )hash-link/.test(classes);
}

function plainText(nodes: Node[]): string {
  const text = (node: Node): string => {
    if (node.type === 'text') {
      return node.data;
    }
    return node.type === 'tag' && !isSkipped(node.name, node.attribs.class) ? node.children.map(text).join('') : '';
  };
  return nodes.map(text).join('').trim();
}

/** The permission that a cell consists of, such as `secret:read`; none, if it says more. */
function permissionIn(cell: Node): string[] {
  const codes = codeIn(cell);
  return codes.length === 1 &&
    PERMISSION.test(codes[0]!) &&
    cell.type === 'tag' &&
    plainText(cell.children) === codes[0]
    ? codes
    : [];
}

/** The code of a cell, `code` by `code`. */
function codeIn(cell: Node | undefined): string[] {
  if (cell?.type !== 'tag') {
    return [];
  }
  return cell.children.flatMap((node) =>
    node.type === 'tag' && node.name === 'code' ? [plainText(node.children)] : codeIn(node),
  );
}
