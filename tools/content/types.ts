import type {Root} from 'mdast';

export type Locale = 'en' | 'pt-BR';
export type DocSet = 'v1' | 'v2' | 'release-notes';

/** One Markdown page, parsed once; every check, tool and test works on a list of these. */
export interface Page {
  /** Path of the file from the project's root, with `/`. */
  file: string;
  locale: Locale;
  docSet: DocSet;
  /** Without locale, as pages.tsv writes it: `/workspace/`, `/v2/overview`. Equal in both languages. */
  path: string;
  /** The whole file. */
  source: string;
  frontMatter: Record<string, unknown>;
  /** Names of the front matter's keys, in the order of the file. */
  frontMatterKeys: string[];
  /** The Markdown below the front matter. */
  body: string;
  /** Line of the file on which the body's first line stands; tree positions count from the body. */
  bodyLine: number;
  readonly tree: Root;
}

export interface Finding {
  file: string;
  line: number;
  /** Name of the rule, as `npm run check` prints it and CONTRIBUTING.md explains it. */
  rule: string;
  /** One sentence: what is wrong and what to do. */
  message: string;
}
