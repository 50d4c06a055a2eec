import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {cleanPages} from '../../../tools/checks/cleanPages';
import type {Finding} from '../../../tools/content/types';
import {pageOf} from './page';

const CLEAN = [pageOf('Clean.'), pageOf('Limpa.', {locale: 'pt-BR'})];
const FAULTY = [pageOf('Faulty.', {name: 'b.md'}), pageOf('Com falha.', {name: 'b.md', locale: 'pt-BR'})];
const SITE = [...CLEAN, ...FAULTY];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clean-pages-'));
  mkdirSync(join(root, 'model'));
  writeFileSync(join(root, 'model/labels.yaml'), 'buttons: {}');
});
afterEach(() => rmSync(root, {recursive: true}));

const findingIn = (file: string): Finding => ({file, line: 1, rule: 'a-rule', message: 'Something is wrong.'});
/** A run that judges all pages, and finds this. */
const run = (...findings: Finding[]): void => cleanPages(root, SITE).add([CLEAN, FAULTY], findings);
const isClean = (pair = CLEAN, site = SITE): boolean => cleanPages(root, site).has(pair);

test('a page without a finding need not be judged again, one with a finding in either language has to be', () => {
  expect(isClean()).toBe(false);
  run(findingIn(FAULTY[1]!.file));
  expect(isClean()).toBe(true);
  expect(isClean(FAULTY)).toBe(false);
});

test('what changes a judgement makes the page new: its text, its other language, the model, a title that is a name', () => {
  run();
  expect(isClean([CLEAN[0]!, pageOf('Outra.', {locale: 'pt-BR'})])).toBe(false);
  expect(isClean([CLEAN[0]!])).toBe(false);
  const kafka = pageOf('Text.', {name: 'kafka.md'});
  kafka.frontMatter.kind = 'component';
  expect(isClean(CLEAN, [...SITE, kafka])).toBe(false);
  expect(isClean()).toBe(true);
  writeFileSync(join(root, 'model/labels.yaml'), 'buttons: {save: Save}');
  expect(isClean()).toBe(false);
});

test('where rules could not read what they judge by, no page counts as judged', () => {
  run(findingIn('model/labels.yaml'));
  expect(isClean()).toBe(false);
});

test('a damaged memory is an empty one', () => {
  run();
  writeFileSync(join(root, '.cache/clean-pages.json'), '{"basis"');
  expect(isClean()).toBe(false);
});
