import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {describe, expect, test} from 'vitest';

import {readable} from '../../../tools/checks/form/readable';
import {decode, normalized} from '../../../src/plugins/catalog/pageText';
import {readPage} from '../../../tools/content/readPages';
import {readJson} from '../../../tools/content/unreadable';
import type {Page} from '../../../tools/content/types';

const TOP = '---\ntitle: A\n---\n\n';
const page = (source: string, locale: 'en' | 'pt-BR' = 'en'): Page =>
  readPage({file: `${locale}/a.md`, source, docSet: 'v2', locale, name: 'a.md'});
const findings = (source: string): string[] =>
  readable([page(source)]).findings.map(({line, rule, message}) => `${line} [${rule}] ${message}`);

describe('a file that is no page is said to be none, at its line', () => {
  test.each([
    ['empty', '', '1 [readable] The file is empty'],
    ['of spaces', ' \n\n', '1 [readable] The file is empty'],
    [
      'with a byte order mark',
      `\uFEFF${TOP}Text.\n`,
      '1 [readable] The file starts with a byte order mark; run `npm run',
    ],
    ['with line ends of Windows', TOP.replaceAll('\n', '\r\n'), '1 [readable] Lines end in CR LF'],
    ['with one line end of Windows', `${TOP}One.\r\n`, '5 [readable] Lines end in CR LF'],
    ['with a null byte', `${TOP}One.\nT\0wo.\n`, '6 [readable] The file holds a null byte'],
    ['without front matter', '# A title\n', '1 [readable] The file does not start with front matter'],
    ['with front matter that does not end', '---\ntitle: A\n\nText.\n', '1 [readable] The front matter does not end'],
    [
      'with a colon in a title',
      '---\nkind: a\ntitle: A: b\n---\n',
      '3 [readable] The front matter is not YAML: Nested',
    ],
    ['with a key twice', '---\nkind: a\nkind: b\n---\n', '3 [readable] The front matter is not YAML: Map keys must be'],
    ['with a list for front matter', '---\n- a\n---\n', '2 [readable] The front matter has no keys'],
    ['with an alias', '---\na: &x 1\nb: *x\n---\n', '3 [readable] Front matter has no aliases'],
    ['with keys inside of a key', '---\na: 1\nb: {toString: 1}\n---\n', '3 [readable] Front matter has no keys inside'],
    ['with keys inside of a list', '---\na:\n  - b: 1\n---\n', '3 [readable] Front matter has no keys inside'],
    ['with an unknown alias', '---\na: 1\nb: *x\n---\n', '3 [readable] Front matter'],
  ])('%s', (_what, source, expected) => {
    const [first, ...others] = findings(source);
    expect(first).toContain(expected);
    expect(others).toEqual([]);
  });

  test('bytes that are not UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from(`${TOP}One.\nTwo `), Buffer.from([0xe9]), Buffer.from('.\n')]);
    expect(decode(bytes).fault).toEqual({line: 6, message: 'The file is not UTF-8; save it with this encoding.'});
    expect(decode(Buffer.from('é')).fault).toBeUndefined();
  });
});

describe('what would take minutes to parse is refused before', () => {
  test.each([
    ['a line of 200,000 spaces', `a${' '.repeat(199_000)}b`, '5 [readable] The line has 199002 characters'],
    ['30,000 nested brackets', '[\n'.repeat(30_000), '1005 [readable] A block has more than 1000 brackets'],
    ['20,000 starts of links', '[a](\n'.repeat(20_000), '1005 [readable] A block has more than 1000 brackets'],
    ['3,000 quotations', '>'.repeat(3_000), '5 [readable] The line lies in more than 12 quotations'],
    [
      '200 levels of lists',
      Array.from({length: 200}, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
      'more than 100 spaces',
    ],
    ['lists in lists on one line', '- '.repeat(700), '5 [readable] The line lies in more than 12 quotations'],
    ['a block without end', 'word\n'.repeat(10_000), 'A block of more than 25000 characters'],
    ['a large file', 'word\n\n'.repeat(40_000), '1 [readable] The page has 240018 characters'],
  ])('%s', (_what, body, expected) => {
    const found = findings(TOP + body);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });
});

describe('blocks end', () => {
  test.each([
    [
      'an admonition that does not',
      'One.\n\n:::note\n\nTwo.\n\n## Three {#three}\n',
      '7 [readable] The admonition that starts',
    ],
    ['a code block that does not', '```yaml\na: 1\n\n## Three {#three}\n', '5 [readable] The code block that starts'],
    ['an end without a start', 'One.\n\n:::\n', '7 [readable] This line ends an admonition, but none is open'],
    ['a shorter end', '::::note\n\nOne.\n\n:::\n', '5 [readable] The admonition that starts'],
    ['a code block in a list', '1. a\n\n   ```js\n   b\n\n2. c\n', '7 [readable] The code block that starts'],
  ])('%s', (_what, body, expected) => {
    expect(findings(TOP + body)[0]).toContain(expected);
  });

  test.each([
    [':::note\n\nOne.\n\n:::'],
    ['::::note\n\n:::tip\n\nOne.\n\n:::\n\n::::'],
    ['````md\n```\n:::note\n````'],
    ['- a\n\n  :::note\n\n  b\n\n  :::\n\n- c'],
    ['1. a\n\n   ```js\n   b\n   ```\n'],
  ])('%j', (body) => {
    expect(findings(`${TOP}${body}\n`)).toEqual([]);
  });
});

test('the translation of a page that is broken is not blamed for it', () => {
  const [en, pt] = [page('', 'en'), page(`${TOP}Texto.\n`, 'pt-BR')];
  expect(readable([en, pt]).pages).toEqual([]);
  expect(readable([en, pt]).findings.map(({file}) => file)).toEqual(['en/a.md']);
});

test('what comes from Windows becomes what the project has', () => {
  expect(normalized('\uFEFF---\r\ntitle: A\r\n---\r\nText.\r')).toBe('---\ntitle: A\n---\nText.\n');
});

test('a file that is no JSON is named with the line of its fault', () => {
  const root = mkdtempSync(join(tmpdir(), 'aqueduto-json-'));
  writeFileSync(join(root, 'a.json'), '{\n  "a": 1,\n  "b": ]\n}\n');
  expect(() => readJson(root, 'a.json')).toThrow(/^a\.json:3 The file is not JSON \(/);
  expect(() => readJson(root, 'b.json')).toThrow(/^b\.json:1 The file cannot be read \(/);
  rmSync(root, {recursive: true});
});
