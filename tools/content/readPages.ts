import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Root} from 'mdast';
import {globSync} from 'tinyglobby';
import {YAMLParseError, parseDocument} from 'yaml';

import {parseMarkdown} from './markdown';
import type {DocSet, Finding, Locale, Page} from './types';

/** Where each doc set lies in each language, from the project's root. */
export const CONTENT_ROOTS: Record<DocSet, Record<Locale, string>> = {
  v1: {en: 'docs/v1', 'pt-BR': 'i18n/pt-BR/docusaurus-plugin-content-docs-v1/current'},
  v2: {en: 'docs/v2', 'pt-BR': 'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current'},
  'release-notes': {en: 'release-notes', 'pt-BR': 'i18n/pt-BR/docusaurus-plugin-content-docs-release-notes/current'},
};

export interface Content {
  pages: Page[];
  /** Files that cannot be read as pages: no front matter, or front matter that is not YAML. */
  findings: Finding[];
}

/**
 * Reads and parses every page of both languages.
 *
 * @param root the project's root folder
 */
export function readPages(root: string): Content {
  const content: Content = {pages: [], findings: []};
  for (const [docSet, locales] of Object.entries(CONTENT_ROOTS)) {
    for (const [locale, folder] of Object.entries(locales)) {
      for (const name of globSync('**/*.{md,mdx}', {cwd: join(root, folder)}).sort()) {
        const file = `${folder}/${name}`;
        const source = readFileSync(join(root, file), 'utf8');
        const read = readPage({file, source, docSet: docSet as DocSet, locale: locale as Locale, name});
        if ('rule' in read) {
          content.findings.push(read);
        } else {
          content.pages.push(read);
        }
      }
    }
  }
  return content;
}

interface SourceFile {
  file: string;
  source: string;
  docSet: DocSet;
  locale: Locale;
  /** Path from the doc set's folder: `workspace/index.md`. */
  name: string;
}

/** @returns the page, or the finding that says why the file is none */
export function readPage({file, source, docSet, locale, name}: SourceFile): Page | Finding {
  const rule = 'front-matter';
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source);
  if (match === null) {
    return {
      file,
      line: 1,
      rule,
      message: 'The file does not start with front matter; put it between two lines of `---`.',
    };
  }
  const document = parseDocument(match[1]!);
  const fault = document.errors[0];
  if (fault instanceof YAMLParseError) {
    const line = 1 + (fault.linePos?.[0].line ?? 1);
    return {
      file,
      line,
      rule,
      message: `The front matter is not YAML: ${fault.message.split('\n')[0]}; quote values that hold a colon.`,
    };
  }
  const frontMatter = (document.toJS() ?? {}) as Record<string, unknown>;
  const body = source.slice(match[0].length);
  let tree: Root | undefined;
  return {
    file,
    locale,
    docSet,
    path: pathOf(docSet, name),
    source,
    frontMatter,
    frontMatterKeys: Object.keys(frontMatter),
    body,
    bodyLine: match[0].split('\n').length,
    // When it is first asked for: a check of one page asks for few others.
    get tree() {
      return (tree ??= parseMarkdown(body, name.endsWith('.mdx')));
    },
  };
}

/** `v1`, `workspace/index.md` → `/workspace/`; `v2`, `overview.md` → `/v2/overview`; v2's own index is `/v2`. */
export function pathOf(docSet: DocSet, name: string): string {
  const base = docSet === 'v1' ? '' : `/${docSet}`;
  const path = `${base}/${name.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
  return path === '/v2/' ? '/v2' : path;
}
