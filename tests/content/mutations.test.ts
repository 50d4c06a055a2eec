import {describe, expect, test} from 'vitest';

import {sourceHash} from '../../src/plugins/catalog/sectionHashes';
import {findingsIn} from './findingsIn';
import {readable} from '../../tools/checks/form/readable';
import {readSubject} from '../../tools/checks/subject';
import {key, narrowed} from '../../tools/checks/types';
import {readDictionaries} from '../../tools/content/dictionaries';
import {readPage} from '../../tools/content/readPages';
import type {Finding, Page} from '../../tools/content/types';
import {ENGINES} from '../../tools/examples';
import {runExamples} from '../../tools/examples/run';
import {MUTATIONS, type Mutation, UNCAUGHT} from './mutations';
import {PLANTED_FILES} from './plantedFiles';

// That the content itself holds every rule, `npm test` has seen before: it runs `npm run check` first.
const subject = readSubject(process.cwd());
const dictionaries = readDictionaries();

/** The findings for the content with a fault planted in it. */
async function findingsWith(mutation: Mutation): Promise<Finding[]> {
  const changed = new Map<Page, Page>();
  const english = find('en', mutation.page);
  const newEnglish = change(english, mutation.en);
  changed.set(english, newEnglish);
  const portuguese = find('pt-BR', mutation.page);
  const hash = mutation.stale ? String(portuguese.frontMatter.source_hash) : sourceHash(newEnglish.source);
  changed.set(portuguese, change(portuguese, mutation.pt, hash));
  const pages = subject.pages.map((page) => changed.get(page) ?? page);
  const examples = await runExamples(process.cwd(), readable([...changed.values()]).pages, ENGINES);
  // Its page is judged, as `npm run check -- FILE` does: what a fault breaks elsewhere is another fault.
  const judged = narrowed({...subject, site: pages}, (file) => file === english.file);
  return [...findingsIn(process.cwd(), judged, await dictionaries), ...examples];
}

/** Where a finding has to be: at the text that the table names, else where the page was changed. */
function placeOf({page, en, pt, at}: Mutation): {file: string; line: number} {
  const locale = at?.locale ?? (en === undefined ? 'pt-BR' : 'en');
  const original = find(locale, page);
  const edit = locale === 'en' ? en : pt;
  const source = change(original, edit).source;
  const index = at === undefined ? firstDifference(original.source, source) : source.indexOf(at.line);
  return {file: original.file, line: source.slice(0, index).split('\n').length};
}

const firstDifference = (before: string, after: string): number => {
  const index = [...after].findIndex((character, i) => character !== before[i]);
  return index === -1 ? after.length : index;
};

function find(locale: string, name: string): Page {
  const page = subject.pages.find((candidate) => candidate.locale === locale && key(candidate) === key(byName(name)));
  if (page === undefined) {
    throw new Error(`${name} is no page.`);
  }
  return page;
}

function byName(name: string): Page {
  return subject.pages.find(({file}) => [`docs/${name}.md`, `${name}.md`].includes(file))!;
}

function change(page: Page, edit?: [from: string, to: string], hash?: string): Page {
  if (edit !== undefined && !page.source.includes(edit[0])) {
    throw new Error(`${page.file} does not contain “${edit[0]}”; adapt the mutation to the page.`);
  }
  const edited = edit === undefined ? page.source : page.source.replace(edit[0], () => edit[1]);
  const source = hash === undefined ? edited : edited.replace(/\nsource_hash: .*/, `\nsource_hash: ${hash}`);
  const name = page.file.replace(/^(docs\/v[12]|release-notes|i18n\/.*\/current)\//, '');
  return readPage({file: page.file, source, docSet: page.docSet, locale: page.locale, name});
}

describe('a planted fault', () => {
  test.each(MUTATIONS)('$fault is caught by $rule, and by nothing else', async (mutation) => {
    const findings = await findingsWith(mutation);
    const rules = new Set(findings.map(({rule}) => rule));
    expect([...rules].sort()).toEqual([mutation.rule, ...(mutation.also ?? [])].sort());
    const {file, line} = placeOf(mutation);
    expect(findings.map((each) => `${each.file}:${each.line}`)).toContain(`${file}:${line}`);
    expect(findings.map(({message}) => message).join('\n')).toContain(mutation.says);
  });
});

describe('a fault that no rule can catch', () => {
  test.each(UNCAUGHT)('$fault: $because', async (fault) => {
    expect(await findingsWith({...fault, rule: '', says: ''})).toEqual([]);
  });
});

test('more than 150 faults are planted', () => {
  expect(MUTATIONS.length + PLANTED_FILES.length).toBeGreaterThan(150);
});
