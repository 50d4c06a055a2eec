import {frontMatterFaults, type KeyFault} from '../../../src/plugins/catalog/frontMatter';
import {counterpartFaults} from '../../../src/plugins/catalog/faults';
import {meant} from '../../../src/plugins/catalog/nearest';
import {folderOf, isSectionPage, locate} from '../../../src/manual/file';
import {byPage} from '../../content/byPage';
import type {Page} from '../../content/types';
import {atTop, type Check} from '../types';

const RULE = 'front-matter';

/**
 * Front matter keeps to its schema and names a kind that exists, v1 pages a v2 page that exists; the page of a section is of a kind for that, and
 * no two pages of a folder have one title.
 */
export const frontMatter: Check = ({pages, site, catalog, model: {kinds}}) => {
  const titles = titlesOf(site);
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const counterparts = counterpartFaults(pages, [], catalog);
  return [
    ...pages.flatMap((page) =>
      [...schemaFaults(page), ...kindFaults(page, Object.keys(kinds)), ...titleFaults(page, titles)].map(
        ({key, message}) => atTop(page, RULE, message, key),
      ),
    ),
    ...counterparts.flatMap(({file, message}) => {
      const page = byFile.get(file);
      return page === undefined ? [] : [atTop(page, RULE, sentence(message), 'v2')];
    }),
  ];
};

const schemaFaults = byPage((page) => frontMatterFaults(page.frontMatter));

function kindFaults({path, docSet, frontMatter: {kind}}: Page, kinds: string[]): KeyFault[] {
  const at = (message: string): KeyFault[] => [{key: 'kind', message}];
  if (typeof kind === 'string' && !kinds.includes(kind)) {
    return at(`\`kind: ${kind}\` is no kind of model/kinds.yaml; ${meant(kind, kinds, `use ${kinds.join(', ')}`)}.`);
  }
  return docSet === 'v1' && kind === 'section' && !isSectionPage(locate(path).name)
    ? at('`kind: section` is for the page that its sidebar section links to; write the kind of what the page tells.')
    : [];
}

/** Files by language, folder and title. */
function titlesOf(site: Page[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  site.forEach((page) => files.set(placeOf(page), [...(files.get(placeOf(page)) ?? []), page.file]));
  return files;
}

function titleFaults(page: Page, titles: Map<string, string[]>): KeyFault[] {
  const other = titles.get(placeOf(page))?.find((file) => file !== page.file);
  return other === undefined
    ? []
    : [{key: 'title', message: `${other} has the same title; say what tells the two pages apart.`}];
}

const placeOf = ({locale, docSet, path, frontMatter: {title}}: Page): string =>
  [locale, docSet, folderOf(locate(path).name), String(title)].join(' ');

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
