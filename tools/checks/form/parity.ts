import {OTHER} from '../../../src/manual/locale';
import {pictureIn} from '../../../src/manual/picture';
import {
  admonitions,
  fences,
  firstColumnCode,
  headings,
  images,
  lineOf,
  links,
  nodes,
  tables,
} from '../../content/markdown';
import type {List} from 'mdast';
import {withoutComments} from './comments';
import {at, atTop, inStep, key, type PageCheck, type PageSubject} from '../types';
import type {Finding, Page} from '../../content/types';

const RULE = 'parity';
const NEUTRAL_KEYS = ['kind', 'sidebar_position', 'v2', 'unlisted', 'date', 'slug'];

/** The same pages in both languages, and on each pair the same structure, code, links and pictures. */
export const parity: PageCheck = (subject) => [
  ...missing(subject),
  ...inStep(subject).flatMap(({en, pt}) => pairFaults(en, pt)),
];

/** What a translation lacks, or has besides. */
export const pairFaults = (en: Page, pt: Page): Finding[] => [
  ...frontMatterFaults(en, pt),
  ...ASPECTS.flatMap((aspect) => compare(en, pt, aspect)),
];

function missing({pages, model}: PageSubject): Finding[] {
  return pages.flatMap((page) => {
    const other = OTHER[page.locale];
    const exists = pages.some((candidate) => candidate.locale === other && key(candidate) === key(page));
    if (exists || (page.locale === 'en' && page.path in model.translations.waiting)) {
      return [];
    }
    const instead =
      page.locale === 'en' ? `let it wait: \`npm run i18n:status -- --later ${page.file}\`` : 'delete this file';
    return [atTop(page, RULE, `The page has no ${other} version; write it, or ${instead}.`)];
  });
}

function frontMatterFaults(en: Page, pt: Page): Finding[] {
  const label = 'sidebar_label';
  const lonely = label in en.frontMatter === label in pt.frontMatter ? [] : [label];
  const labels = lonely.map(() =>
    atTop(pt, RULE, `\`${label}\` stands in one language only; write it in both, or in neither.`, label),
  );
  const neutral = NEUTRAL_KEYS.filter((name) => String(en.frontMatter[name]) !== String(pt.frontMatter[name])).map(
    (name) =>
      atTop(
        pt,
        RULE,
        `\`${name}\` is “${String(pt.frontMatter[name])}”; the English page says “${String(en.frontMatter[name])}”: make them equal.`,
        name,
      ),
  );
  return [...labels, ...neutral];
}

interface Item {
  line: number;
  /** What must be equal in both languages. */
  value: string;
}

interface Aspect {
  name: string;
  items: (page: Page) => Item[];
}

const ASPECTS: Aspect[] = [
  {
    name: 'heading',
    items: ({tree}) =>
      headings(tree).map(({depth, id, line}) => ({line, value: `${'#'.repeat(depth)} {#${id ?? ''}}`})),
  },
  {
    name: 'list',
    items: ({tree}) =>
      nodes<List>(tree, 'list').map((node) => ({
        line: lineOf(node),
        value: `${node.ordered ? 'steps' : 'bullets'} × ${node.children.length}`,
      })),
  },
  {
    name: 'table',
    items: ({tree}) =>
      tables(tree).map((node) => ({
        line: lineOf(node),
        value: `${node.children[0]?.children.length} columns × ${node.children.length - 1} rows, first column ${firstColumnCode(node).join(', ')}`,
      })),
  },
  {
    name: 'code block',
    items: ({tree}) =>
      fences(tree).map((node) => ({
        line: lineOf(node),
        value: `${node.lang ?? ''} ${node.meta ?? ''}\n${withoutComments(node.lang ?? '', node.value)}`,
      })),
  },
  {
    name: 'image',
    items: ({tree}) => images(tree).map((node) => ({line: lineOf(node), value: pictureIn('en', node.url)})),
  },
  {name: 'link', items: ({tree}) => links(tree).map((node) => ({line: lineOf(node), value: node.url}))},
  {name: 'admonition', items: ({tree}) => admonitions(tree).map(({kind, line}) => ({line, value: kind}))},
];

/** Reports the first difference only: those after it mostly follow from it. */
function compare(en: Page, pt: Page, {name, items}: Aspect): Finding[] {
  const english = items(en);
  const portuguese = items(pt);
  // Word order may differ between the languages, so links of a paragraph are compared as a set.
  const unordered = name === 'link';
  const values = (list: Item[]) => (unordered ? list.map(({value}) => value).sort() : list.map(({value}) => value));
  const [left, right] = [values(english), values(portuguese)];
  const index = left.findIndex((value, i) => value !== right[i]);
  if (index === -1 && left.length === right.length) {
    return [];
  }
  const i = index === -1 ? left.length : index;
  const line =
    (unordered ? portuguese.find(({value}) => value === right[i]) : portuguese[i])?.line ??
    portuguese.at(-1)?.line ??
    1;
  const [own, other] = [right[i], left[i]];
  return [
    own !== undefined && other !== undefined && own.includes('\n')
      ? differingLine(pt, line, `The ${name} ${i + 1}`, own.split('\n'), other.split('\n'))
      : at(
          pt,
          line,
          RULE,
          `The ${name} ${i + 1} is ${show(own)}; the English page has ${show(other)}: make them equal.`,
        ),
  ];
}

/** The first line in which two code blocks differ; the first of each is what stands after the backticks. */
function differingLine(pt: Page, line: number, what: string, own: string[], other: string[]): Finding {
  const i = own.findIndex((text, index) => text !== other[index]);
  const index = i === -1 ? own.length : i;
  // Lines are counted without comments, so the place is looked up by its text.
  const lines = pt.body.split('\n');
  const place = own[index] === undefined ? -1 : lines.findIndex((text, at) => at >= line && text.includes(own[index]!));
  return at(
    pt,
    index === 0 || place === -1 ? line : place + 1,
    RULE,
    `${what} has ${show(own[index])} where the English page has ${show(other[index])}: make them equal but for comments.`,
  );
}

const show = (value: string | undefined): string =>
  value === undefined ? 'nothing' : `“${value.trim().slice(0, 160)}”`;
