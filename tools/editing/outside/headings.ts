import type {Heading, Link, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {fold, slugOf} from '../../../src/manual/fold';
import type {KindSection} from '../../../src/model/files';
import type {Locale} from '../../content/types';

const NUMBER = /^(?:\d+\.)*\d+[.)]?\s+(?=\p{Lu})/u;
const WRITTEN_ID = /\s*\{#([^\s}]+)[^}]*\}\s*$/;
const VALID_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Brings the headings into the order of the manual: the first of all is the title of the page and leaves the text, the
 * others start at `##`, skip no level, have no numbers and each an id; links to them follow.
 *
 * @param sections of the kind of page: a heading that has the title of one has its id, too
 * @param idsBefore of the other language, which this one shares when it has as many headings
 * @returns the title, if there is one
 */
export function tidyHeadings(
  tree: Root,
  locale: Locale,
  sections: KindSection[],
  idsBefore: string[] = [],
): string | undefined {
  const title = takeTitle(tree);
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  const shared = idsBefore.length === headings.length ? idsBefore : [];
  const above: number[] = [];
  const ids = new Map<string, string>();
  headings.forEach((heading, i) => {
    const [text, written, whole] = plain(heading);
    const own = sections.find((section) => fold(section[locale]) === fold(text))?.id;
    if (own !== undefined) {
      above.length = 0; // such a section is never part of another
    }
    while (above.length > 0 && above.at(-1)! >= heading.depth) {
      above.pop();
    }
    above.push(heading.depth);
    heading.depth = Math.min(above.length + 1, 6) as Heading['depth'];
    const id = unique(
      shared[i] ?? own ?? (written !== undefined && VALID_ID.test(written) ? written : slugOf(text)),
      ids,
    );
    [id, written, slugOf(whole)].forEach((old) => old && !ids.has(old) && ids.set(old, id));
    heading.children = [
      {type: 'text', value: text},
      {type: 'html', value: ` {#${id}}`},
    ] as PhrasingContent[];
  });
  visit(tree, 'link', (link: Link) => {
    const target = link.url.startsWith('#') ? decodeURIComponent(link.url.slice(1)) : '';
    const id = ids.get(target) ?? ids.get(slugOf(target));
    link.url = id === undefined ? link.url : `#${id}`;
  });
  return title;
}

/** The id of a heading that is tidy. */
export function idOf({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'html' ? last.value.slice(3, -1) : undefined;
}

/** Those of a page, in their order. */
export const idsOf = (tree: Root): string[] =>
  tree.children.flatMap((node) => (node.type === 'heading' ? [idOf(node) ?? []].flat() : []));

function takeTitle(tree: Root): string | undefined {
  const [first, ...rest] = tree.children;
  const isAbove = (depth: number): boolean => rest.every((node) => node.type !== 'heading' || node.depth > depth);
  if (first?.type !== 'heading' || (first.depth > 1 && !isAbove(first.depth))) {
    return undefined;
  }
  tree.children.shift();
  return plain(first)[0];
}

/** The words of a heading without number and end, the id that it has in its text, and all but the id. */
function plain(heading: Heading): [text: string, id: string | undefined, whole: string] {
  const written = toString(heading).replace(/\s+/g, ' ').trim();
  const whole = written.replace(WRITTEN_ID, '');
  return [
    whole
      .replace(NUMBER, '')
      .replace(/[.,;:!]+$/, '')
      .trim(),
    WRITTEN_ID.exec(written)?.[1],
    whole,
  ];
}

function unique(id: string, taken: ReadonlyMap<string, string>): string {
  const wanted = id || 'section';
  const used = new Set(taken.values());
  let free = wanted;
  for (let i = 2; used.has(free); i++) {
    free = `${wanted}-${i}`;
  }
  return free;
}
