import {existsSync} from 'node:fs';

import {expect, test} from 'vitest';

import {CONTENT_FOLDERS} from '../../src/manual/file';
import {makeCatalog, sinceOf} from '../../src/plugins/catalog/catalog';
import {draw, pick, randomNumbers} from '../../tools/bench/relevance/random';
import {findingsIn} from './findingsIn';
import {readSubject} from '../../tools/checks/subject';
import {key, narrowed, type Subject} from '../../tools/checks/types';
import {withValues} from '../../tools/content/lazy';
import {type Dictionaries, readDictionaries} from '../../tools/content/dictionaries';
import {readPage} from '../../tools/content/readPages';
import {SECTIONS} from '../../tools/content/sidebars';
import type {Page} from '../../tools/content/types';
import {readModel} from '../../tools/model/readModel';

const SEED = 20261123;
/** How many pages are mutated; more of them, with `MUTATED_PAGES=20000`, where somebody waits for it. */
const PAGES = Number(process.env.MUTATED_PAGES ?? 500);
/** So many pages, each with its translation, are judged at once: rules look at the whole site in each run. */
const BATCH = 10;
/** Of processor time, for one page, and so for several. What words somebody may have meant is not asked here. */
const LIMIT_MS = 2000;

/** What Markdown, front matter and YAML give a meaning to, and what editors and other programs leave behind. */
const PIECES = [
  ...'[ ]( ![ [[ ]] < </ <!-- --> ` ``` ~~~ * ** _ | \\ & { } {# {{ # ## ###### > ::: :::note ::::tip : , " \''.split(
    ' ',
  ),
  ...'&a *a !! [^1] [a]: $ https:// % %zz é à́ 👩‍👩‍👧 <details> <code> word Word'.split(' '),
  ...[
    '\n',
    '\n\n',
    ' ',
    '    ',
    '\t',
    '- ',
    '1. ',
    '\n|---|',
    '\n---\n',
    ': ',
    '\r',
    '\0',
    '\uFEFF',
    '\u202E',
    '\uD800',
  ],
  '-----BEGIN CERTIFICATE-----',
];
const TIMES = [1, 1, 1, 1, 2, 20, 400, 3000];

/** What slips, bad merges and hostile authors make of a part of a text. */
const DEEDS: ((part: string, piece: string) => string)[] = [
  (part, piece) => piece + part,
  (_, piece) => piece,
  () => '',
  (part) => part.repeat(2),
  (part) => part.repeat(30),
  (part) => [...part].reverse().join(''),
];

/** A page to which one to four things are done. */
function mutated(page: Page, random: () => number): Page {
  let {source} = page;
  for (let left = 1 + Math.floor(random() * 4); left > 0; left -= 1) {
    const from = Math.floor(random() * source.length);
    const to = from + Math.floor(random() ** 3 * 400);
    const piece = pick(PIECES, random).repeat(pick(TIMES, random));
    source = source.slice(0, from) + pick(DEEDS, random)(source.slice(from, to), piece) + source.slice(to);
  }
  const {folder} = CONTENT_FOLDERS.find((each) => page.file.startsWith(`${each.folder}/`))!;
  return readPage({...page, name: page.file.slice(folder.length + 1), source});
}

/** Judges the site with these pages in place of its own: how long it takes, and what is wrong with what it says. */
function judge(pages: Page[], whole: Subject, dictionaries: Dictionaries): {ms: number; faults: string[]} {
  const other = new Map(pages.map((page) => [page.file, page]));
  const site = whole.site.map((page) => other.get(page.file) ?? page);
  const since = sinceOf(readModel(process.cwd(), 'components'));
  const start = process.cpuUsage(); // what a busy machine takes away is no fault
  try {
    const subject = withValues(whole, {site, pages: site, catalog: makeCatalog(site, SECTIONS, {since})});
    const findings = findingsIn(
      process.cwd(),
      narrowed(subject, (file) => other.has(file)),
      dictionaries,
    );
    const {user, system} = process.cpuUsage(start);
    const bad = findings.filter(({file, message}) => !existsSync(file) || message.includes('\n'));
    return {ms: Math.round((user + system) / 1000), faults: bad.map(({file, message}) => `${file}: ${message}`)};
  } catch (error) {
    return {ms: 0, faults: [String((error as Error).stack)]};
  }
}

/** The faults of pages, each by itself where that is possible. */
function faultsOf(pages: Page[], ask: (pages: Page[]) => {ms: number; faults: string[]}): string[] {
  const {ms, faults} = ask(pages);
  const isSlow = ms > LIMIT_MS;
  if (faults.length === 0 && !isSlow) {
    return [];
  }
  const files = pages.map(({file}) => file).join(' ');
  if (pages.length === 1) {
    return [...faults, ...(isSlow ? [`${ms} ms`] : [])].map((fault) => `${files}: ${fault}`);
  }
  const half = pages.length / 2;
  const found = [pages.slice(0, half), pages.slice(half)].flatMap((part) => faultsOf(part, ask));
  return found.length > 0 ? found : faults.map((fault) => `${files}: ${fault}`);
}

test(`${PAGES} mutated pages: each is judged within 2 s, and every finding is a sentence that names a file`, async () => {
  const whole = readSubject(process.cwd());
  const {en, 'pt-BR': portuguese} = await readDictionaries();
  const suggest = (): string[] => [];
  const dictionaries = {en: {...en, suggest}, 'pt-BR': {...portuguese, suggest}};
  const random = randomNumbers(SEED);
  const names = [...new Set(whole.site.map(key))];
  const found: string[] = [];
  for (let done = 0; done < PAGES; done += 2 * BATCH) {
    const drawn = new Set(draw(names, BATCH, random));
    const pages = whole.site.filter((page) => drawn.has(key(page))).map((page) => mutated(page, random));
    found.push(...faultsOf(pages, (some) => judge(some, whole, dictionaries)));
  }
  expect(found).toEqual([]);
});
