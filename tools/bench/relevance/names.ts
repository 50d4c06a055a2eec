import {fold} from '../../../src/manual/fold';
import {withoutTrailingSlash} from '../../../src/manual/path';
import {isStopWord} from '../../../src/plugins/search/words/stopWords';
import {termsOf} from '../../../src/plugins/search/words/terms';
import type {Page} from '../../content/types';
import {readCli} from '../../facts/cli';
import {readSchemas} from '../../facts/jsonSchemas';
import {readModel} from '../../model/readModel';
import type {BuiltSearch} from './builtSearch';
import {measure, type Measure, type Question} from './measure';
import {draw, pick, randomNumbers} from './random';

/** Least shares, as measured when they were written. */
const PAGES = {3: 0.94};
const FIRST: Record<string, number> = {
  'error codes': 0.94,
  permissions: 0.96,
  events: 0.88,
  metrics: 0.95,
  commands: 0.83,
  fields: 0.91,
};

/** Where the model's names are documented, by kind. */
const DOCUMENTED_ON = {
  'error codes': '/v2/reference/errors',
  permissions: '/v2/reference/permissions',
  events: '/v2/admin/webhooks',
  metrics: '/v2/platform/metrics',
};

/**
 * Whether every page is found by its title and keywords, and every name of the model on the page that documents it.
 *
 * @param root the project's root folder
 * @param pages of all languages, with their sources
 */
export function measureNames(search: BuiltSearch, root: string, pages: Page[], most = Infinity): Measure[] {
  const random = randomNumbers(4);
  const ask = (what: string, questions: Question[], budgets: Record<number, number>): Measure[] =>
    measure(what, draw(questions, most, random), search.find, budgets);
  const own = pages.filter(({locale, frontMatter}) => locale === search.locale && frontMatter.unlisted !== true);
  const first = (what: string, questions: Question[]): Measure[] => ask(what, questions, {1: FIRST[what]!});
  return [
    ...(['v2', 'v1'] as const).flatMap((generation) =>
      pageQuestions(search, own, generation).flatMap(([what, questions]) => ask(what, questions, PAGES)),
    ),
    ...modelNames(root).flatMap(([what, names]) =>
      first(
        what,
        names.map((query) => ({query, paths: [DOCUMENTED_ON[what]]})),
      ),
    ),
    ...first('commands', commands(root, search)),
    ...first('fields', fields(root, own)),
  ];
}

/** Titles, as written and as typed, and keywords; pages that have all words of one in title or keywords fit as well. */
function pageQuestions(
  search: BuiltSearch,
  pages: Page[],
  generation: 'v1' | 'v2',
): [what: string, questions: Question[]][] {
  const random = randomNumbers(2);
  const suffix = generation === 'v1' ? ' v1' : '';
  const named = pages.map((page) => ({page, words: wordsOf(page, search)}));
  const ask = (page: Page, text: string, typed = text): Question => {
    const asked = telling(text, search);
    const fitting = named.filter(({page: other, words}) => other !== page && asked.every((word) => words.has(word)));
    return {
      query: typed + suffix,
      paths: [page, ...fitting.map((one) => one.page)].map(({path}) => withoutTrailingSlash(path)),
    };
  };
  const those = pages.filter(({docSet}) => docSet === generation);
  const title = ({frontMatter}: Page): string => String(frontMatter.title);
  const keywords = (page: Page): string[] => (page.frontMatter.keywords as string[] | undefined) ?? [];
  return [
    [`${generation} titles`, those.map((page) => ask(page, title(page)))],
    [`${generation} titles without accents`, those.map((page) => ask(page, title(page), fold(title(page))))],
    [
      `${generation} titles with a typo`,
      those
        .filter((page) => LONG.test(title(page)))
        .map((page) => ask(page, title(page), withTypo(title(page), random))),
    ],
    [`${generation} keywords`, those.flatMap((page) => keywords(page).map((keyword) => ask(page, keyword)))],
  ];
}

/** Terms of a page's title and keywords. */
function wordsOf({frontMatter}: Page, {locale}: BuiltSearch): Set<string> {
  const texts = [String(frontMatter.title), ...((frontMatter.keywords as string[] | undefined) ?? [])];
  return new Set(texts.flatMap((text) => termsOf(text, locale).map(({term}) => term)));
}

/** Terms of a text, those that say little left out, unless there are no others. */
function telling(text: string, {locale}: BuiltSearch): string[] {
  const words = termsOf(text, locale).filter(({kind}) => kind === 'word');
  const content = words.filter(({word}) => !isStopWord(word, locale));
  return (content.length > 0 ? content : words).map(({term}) => term);
}

/** A typo is forgiven in a word that has four letters with it. */
const LONG = /\p{L}{5}/u;

/** A text with one letter of its longest word left out, doubled, changed, or swapped with the next one. */
function withTypo(text: string, random: () => number): string {
  const [longest = ''] = [...text.matchAll(/\p{L}+/gu)].map(([word]) => word).sort((a, b) => b.length - a.length);
  const at = Math.floor(random() * (longest.length - 1));
  const [before, one, next, after] = [
    longest.slice(0, at),
    longest[at] ?? '',
    longest[at + 1] ?? '',
    longest.slice(at + 2),
  ];
  const typed = pick([next, one + one + next, `x${next}`, next + one], random);
  return text.replace(longest, before + typed + after);
}

function modelNames(root: string): [what: keyof typeof DOCUMENTED_ON, names: string[]][] {
  const {resources} = readModel(root, 'permissions');
  return [
    ['error codes', Object.keys(readModel(root, 'errors').errors)],
    [
      'permissions',
      Object.entries(resources).flatMap(([resource, actions]) => actions.map((action) => `${resource}:${action}`)),
    ],
    ['events', Object.keys(readModel(root, 'events').events)],
    ['metrics', Object.keys(readModel(root, 'metrics').metrics)],
  ];
}

/** Every command, with the pages of the tool that have it in a heading or a text. */
function commands(root: string, search: BuiltSearch): Question[] {
  const cli = search.pages.filter(({path}) => path.startsWith('/v2/aqueduto-cli'));
  return [...readCli(root).commands.keys()].map((name) => {
    const [first = '', ...rest] = name.split(' ');
    const isNamed = (heading: string): boolean =>
      heading.includes(`aqd ${first}`) && rest.every((word) => heading.includes(word));
    const documenting = [
      cli.filter(({sections}) => sections.some(({heading}) => isNamed(heading))),
      cli.filter(({sections}) => sections.some(({heading}) => heading.includes(`aqd ${first}`))),
      cli.filter(({sections}) => sections.some(({text}) => isNamed(text))),
    ].find(({length}) => length > 0);
    return {query: `aqd ${name}`, paths: documenting?.map(({path}) => path) ?? []};
  });
}

/**
 * Every field of the model and of the schemas whose name is no word, with the pages that have it in a table, by itself or
 * at the end of its path: `clientId`, `connection.clientId`.
 */
function fields(root: string, pages: Page[]): Question[] {
  const {common, entities} = readModel(root, 'entities');
  const names = new Set([
    ...Object.keys(common),
    ...Object.values(entities).flatMap((entity) => entity.fields.map(({name}) => name)),
    ...[...readSchemas(root).values()].flatMap(namesIn),
  ]);
  const documenting = new Map<string, Set<string>>();
  for (const {path, body} of pages) {
    for (const name of body
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap(namesInRow)) {
      documenting.set(name, (documenting.get(name) ?? new Set()).add(withoutTrailingSlash(path)));
    }
  }
  // `workspace` and `key` are words first of all: a page about the thing answers as well.
  const isName = (name: string): boolean => /[^a-z]/.test(name);
  return [...names]
    .filter((name) => isName(name) && documenting.has(name))
    .map((query) => ({query, paths: [...documenting.get(query)!]}));
}

/** Names of fields in code of a table's row: of a path the whole and each end of it. */
const namesInRow = (row: string): string[] =>
  [...row.matchAll(/`([\w.[\]]+)`/g)].flatMap(([, path = '']) => {
    const parts = path.split('.');
    return parts.map((_, from) => parts.slice(from).join('.'));
  });

/** Names of all fields that a schema has, at any depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) {
    return [];
  }
  const {properties} = schema as {properties?: object};
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(namesIn)];
}
