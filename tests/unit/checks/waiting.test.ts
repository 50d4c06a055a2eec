import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {sourceHash} from '../../../src/plugins/catalog/sectionHashes';
import {parity} from '../../../tools/checks/form/parity';
import {translationHash} from '../../../tools/checks/form/translationHash';
import {waiting} from '../../../tools/checks/form/waiting';
import {readPage} from '../../../tools/content/readPages';
import type {Page} from '../../../tools/content/types';
import {waitingByArea} from '../../../tools/translations/waiting';
import {pageOf, subjectOf} from './page';

const NOW = '2025-08-20';
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'aqueduto-docs-waiting-'));
  mkdirSync(join(root, 'model'));
});
afterAll(() => rmSync(root, {recursive: true}));

/** What the rules on translations find when some pages wait, at most two, for at most 14 days. */
function findings(since: Record<string, string>, pages: Page[]): string[] {
  const lines = Object.entries(since).map(([path, day]) => `  ${path}: ${day}\n`);
  writeFileSync(join(root, 'model/translations.yaml'), `pages: 2\ndays: 14\nwaiting:\n${lines.join('')}`);
  const subject = subjectOf(pages, {translations: {pages: 2, days: 14, waiting: since}});
  return [parity, translationHash, waiting(root, NOW)].flatMap((rule) =>
    rule(subject).map(({file, line, message}) => `${file}:${line} ${message}`),
  );
}
const english = (name: string, text = 'Text.'): Page => pageOf(text, {name: `${name}.md`});

describe('a page in English waits for its Portuguese', () => {
  test('not unless somebody said so', () => {
    expect(findings({}, [english('a')])).toEqual([
      'en/v2/a.md:1 The page has no pt-BR version; write it, or let it wait: `npm run i18n:status -- --later en/v2/a.md`.',
    ]);
  });

  test('without a translation, and with one that says something else', () => {
    const outdated = pageOf('## Antes {#before}', {locale: 'pt-BR', name: 'b.md'});
    const pages = [english('a'), english('b', '## After {#after}'), outdated];
    expect(findings({'/v2/a': '2025-08-10', '/v2/b': '2025-08-06'}, pages)).toEqual([]);
  });

  test('not for long, not many at a time, and not from a day to come', () => {
    const pages = ['a', 'b', 'c', 'd'].map((name) => english(name));
    expect(
      findings({'/v2/a': '2025-08-10', '/v2/b': '2025-08-05', '/v2/c': '2025-08-12', '/v2/d': '2025-08-21'}, pages),
    ).toEqual([
      'model/translations.yaml:5 /v2/b has waited 15 days for its Portuguese, and 14 are allowed; translate it, then run `npm run i18n:status -- --update FILE`.',
      'model/translations.yaml:6 /v2/c waits for its Portuguese as number 3, and 2 pages may wait; translate one of them first, such as /v2/b, then run `npm run i18n:status -- --update FILE`.',
      'model/translations.yaml:7 /v2/d waits from 2025-08-21 on, which is yet to come; write the day of its change.',
    ]);
  });

  test('no more when it is translated', () => {
    const page = english('a');
    const source = `---\ntitle: Um título\nsource_hash: ${sourceHash(page.source)}\n---\nTexto.\n`;
    const translation = readPage({file: 'pt.md', source, docSet: 'v2', locale: 'pt-BR', name: 'a.md'});
    expect(findings({'/v2/a': '2025-08-10'}, [page, translation])).toEqual([
      'model/translations.yaml:4 /v2/a is translated; run `npm run check -- --fix`, which takes the line out.',
    ]);
  });
});

test('what waits is reported by area and age', () => {
  const [a, b, c] = ['docs/v2/admin/a.md', 'docs/v2/admin/b.md', 'docs/v1/planos/c.md'].map((file) => ({
    ...english(file.replace(/^.*\/|\.md$/g, '')),
    file,
  })) as [Page, Page, Page];
  const outdated = [{en: b, pt: {...b, file: 'i18n/b.md'}, changed: ['introduction']}];
  const since = {'/v2/a': '2025-08-18', '/v2/b': '2025-08-19', '/v2/c': '2025-08-10'};
  expect(waitingByArea(root, {outdated, missing: [a, c]}, since, NOW)).toEqual([
    'docs/v1/planos: 1, for up to 10 days',
    '  - missing docs/v1/planos/c.md, since 2025-08-10',
    'docs/v2/admin: 2, for up to 2 days',
    '  - missing docs/v2/admin/a.md, since 2025-08-18',
    '  - outdated i18n/b.md, since 2025-08-19',
  ]);
});
