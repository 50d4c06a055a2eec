import type {Root} from 'mdast';

import type {ReadSource} from '../../src/plugins/catalog/readSources';

export type {DocSet} from '../../src/manual/docSet';
export type {Locale} from '../../src/manual/locale';

/** One Markdown page, parsed once; every check, tool and test works on a list of these. */
export interface Page extends Omit<ReadSource, 'unreadable'> {
  /** Names of the front matter's keys, in the order of the file. */
  frontMatterKeys: string[];
  readonly tree: Root;
  /** Why rules cannot judge the page, if they cannot. */
  fault?: Finding;
}

export interface Finding {
  file: string;
  line: number;
  /** Name of the rule, as `npm run check` prints it and CONTRIBUTING.md explains it. */
  rule: string;
  /** One sentence: what is wrong and what to do. */
  message: string;
}
