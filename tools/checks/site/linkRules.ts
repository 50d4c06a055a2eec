import {DEFAULT_LOCALE} from '../../../src/manual/locale';
import {splitUrl} from '../../../src/manual/path';
import {pictureIn} from '../../../src/manual/picture';
import {meant} from '../../../src/plugins/catalog/nearest';
import {nearestPages} from '../../../src/plugins/catalog/nearestPages';
import {byPage} from '../../content/byPage';
import {idsIn, images, lineOf, links} from '../../content/markdown';
import {isPicture} from '../../pictures/wanted';
import {at, atTop, type Check, type Subject} from '../types';
import type {Finding, Locale, Page} from '../../content/types';

const RULE = 'links';

/** Links lead to pages and headings that exist; pictures exist, in the page's language, and say what they show. */
export const linkRules: Check = (subject) => {
  const anchors = anchorsByPath(subject.site);
  return subject.pages.flatMap((page) => [
    ...links(page.tree).flatMap((node) => report(page, lineOf(node), linkFault(page, node.url, anchors, subject))),
    ...images(page.tree).flatMap((node) =>
      report(page, lineOf(node), imageFault(page, node.url, node.alt ?? '', subject)),
    ),
  ]);
};

/** Every page is linked from another one. */
export const orphans: Check = ({pages, site}) => {
  const linked = linkedPaths(site);
  return pages.flatMap((page) => orphan(page, linked));
};

/** Pages that readers reach without a link in a text: the start pages of the top bar, notes, and what is unlisted. */
const REACHED = ['landing', 'release-note'];

function orphan(page: Page, linked: Set<string>): Finding[] {
  const {kind, unlisted} = page.frontMatter;
  return linked.has(`${page.locale} ${page.path}`) || REACHED.includes(String(kind)) || unlisted === true
    ? []
    : [
        atTop(
          page,
          RULE,
          `No page links to ${page.path}; add it to the list of its section, or where a reader needs it next.`,
        ),
      ];
}

/** What the pages of each language link to, without parsing them. */
function linkedPaths(site: Page[]): Set<string> {
  return new Set(
    site.flatMap(({locale, path, body}) =>
      [...body.matchAll(/\]\((\/[^)#\s]*)/g)]
        .map(([, to]) => to)
        .filter((to) => to !== path)
        .map((to) => `${locale} ${to}`),
    ),
  );
}

function report(page: Page, line: number, fault: string | undefined): Finding[] {
  return fault === undefined ? [] : [at(page, line, RULE, fault)];
}

type Anchors = (locale: Locale, path: string) => Set<string> | undefined;

/** Heading ids of the page at a path, of the English page where it is not translated; undefined where there is none. */
function anchorsByPath(site: Page[]): Anchors {
  const pages = new Map(site.map((page) => [`${page.locale} ${page.path}`, page]));
  return (locale, path) => {
    const page = pages.get(`${locale} ${path}`) ?? pages.get(`${DEFAULT_LOCALE} ${path}`);
    return page === undefined ? undefined : headingIds(page);
  };
}

const headingIds = byPage(({body}) => new Set(idsIn(body)));

function linkFault(page: Page, url: string, anchors: Anchors, subject: Subject): string | undefined {
  if (/^(https:|mailto:)/.test(url)) {
    return undefined;
  }
  if (url.startsWith('http:')) {
    return `The link “${url}” is not encrypted; write it with https.`;
  }
  if (url.startsWith('pathname://')) {
    const file = url.slice('pathname://'.length);
    return subject.staticFiles.has(file)
      ? undefined
      : `static${file} does not exist; ${meant(file, subject.staticFiles, 'add the file or correct the link')}.`;
  }
  const [path = '', anchor] = url.split('#');
  if (path !== '' && !path.startsWith('/')) {
    return `The link “${url}” is relative; write the site path, such as /v2/overview.`;
  }
  if (splitUrl(path).locale !== DEFAULT_LOCALE) {
    return `The link “${url}” names a language; write it without: the site adds the reader's.`;
  }
  const target = path === '' ? page.path : path;
  const ids = anchors(page.locale, target);
  if (ids === undefined) {
    return subject.otherPaths.has(target) && anchor === undefined
      ? undefined
      : `No page is at “${target}”; write ${nearestPath(target, subject)}.`;
  }
  return anchor === undefined || ids.has(anchor)
    ? undefined
    : `“${target}” has no heading with the id “${anchor}”; ${meant(anchor, ids, `use ${shown([...ids])}`)}.`;
}

/** The page that somebody may have meant: a path that moved in another way than by a rename, or has a slip. */
function nearestPath(path: string, {site, otherPaths}: Subject): string {
  const paths = [...site.map((page) => page.path), ...otherPaths];
  const [near] = nearestPages(
    path,
    paths.map((each) => ({path: each, title: ''})),
    1,
  );
  return `the path of a page that exists, such as “${near?.path ?? '/v2/overview'}”`;
}

/** The first ids of a page: enough to see how it names its sections. */
const shown = (ids: string[]): string => (ids.length === 0 ? 'the page without an id' : ids.slice(0, 8).join(', '));

function imageFault(page: Page, url: string, alt: string, {staticFiles}: Subject): string | undefined {
  if (alt.trim() === '') {
    return `The image ${url} has no alternative text; say in a sentence what it shows.`;
  }
  if (alt.length > 160) {
    return `The alternative text of ${url} has ${alt.length} characters; at most 160: the rest belongs in the text.`;
  }
  if (!staticFiles.has(url)) {
    const fix = isPicture(url)
      ? 'run `npm run pictures`, which draws it, or correct the path'
      : meant(url, staticFiles, 'add the file or correct the path');
    return `The image static${url} does not exist; ${fix}.`;
  }
  const own = pictureIn(page.locale, url);
  return own === url ? undefined : `The image ${url} is of the other language; use ${own}.`;
}
