import type {Root} from 'mdast';

import {readFrontMatter, type ReadingFault} from '../../src/plugins/catalog/pageText';
import {readSource, readSources, type ReadSource} from '../../src/plugins/catalog/readSources';
import {filesHash} from './filesHash';
import {once} from './lazy';
import {parseMarkdown} from './markdown';
import {remembered} from './remembered';
import type {Finding, Page} from './types';

/** What makes a front matter of its lines. */
const PARSER = 'src/plugins/catalog/pageText.ts';

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
  const all = readSources(root, rememberedFrontMatter()).map(pageOf);
  return {pages: all.filter(({fault}) => fault === undefined), unread: all.filter(({fault}) => fault !== undefined)};
}

/** Parsing all front matters takes a third of a second, and they seldom change. */
const rememberedFrontMatter = once(() =>
  remembered('front-matter', filesHash(process.cwd(), [PARSER, 'package-lock.json']), readFrontMatter),
);

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
