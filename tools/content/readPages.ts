import type {Root} from 'mdast';

import type {ReadingFault} from '../../src/plugins/catalog/pageText';
import {readSource, readSources, type ReadSource} from '../../src/plugins/catalog/readSources';
import {parseMarkdown} from './markdown';
import type {Finding, Page} from './types';

export interface Content {
  pages: Page[];
  /** Files that cannot be judged as pages, each with its `fault`: front matter that is not YAML, bytes that are no text. */
  unread: Page[];
}

/**
 * Reads every page of both languages.
 *
 * @param root the project's root folder
 */
export function readPages(root: string): Content {
  const all = readSources(root).map(pageOf);
  return {pages: all.filter(({fault}) => fault === undefined), unread: all.filter(({fault}) => fault !== undefined)};
}

/** Reads a page of its text; one that rules cannot judge says why in `fault`. */
export function readPage(file: Parameters<typeof readSource>[0]): Page {
  return pageOf(readSource(file));
}

function pageOf({unreadable, ...source}: ReadSource): Page {
  let tree: Root | undefined;
  return {
    ...source,
    frontMatterKeys: Object.keys(source.frontMatter),
    ...(unreadable === undefined ? {} : {fault: findingOf(source.file, unreadable)}),
    // When it is first asked for: a check of one page asks for few others.
    get tree() {
      return (tree ??= parseMarkdown(source.body, source.file.endsWith('.mdx')));
    },
  };
}

const findingOf = (file: string, fault: ReadingFault): Finding => ({file, rule: 'readable', ...fault});
