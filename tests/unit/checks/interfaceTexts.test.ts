import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {describe, expect, test} from 'vitest';

import {recordFault, sidebarTexts, textFaults} from '../../../tools/checks/site/interfaceTexts';
import {configTexts} from '../../../tools/content/configTexts';
import {sourceTexts} from '../../../tools/content/sourceTexts';
import {readRecord, recordTexts} from '../../../tools/content/textRecord';
import {ownInterfaceTexts} from '../../interfaceTexts';

const GROUP = {
  type: 'category',
  label: 'Apps',
  key: 'apps',
  link: {type: 'generated-index', title: 'Apps', description: 'What they are.'},
  items: [
    {type: 'category', label: 'Keys', key: 'apps/keys', items: ['x']},
    {type: 'doc', id: 'y', label: 'Examples'},
  ],
};
const ENGLISH = sidebarTexts({main: ['index', GROUP]}, new Set());
const SIDEBAR = 'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current.json';
const NAVBAR = 'i18n/pt-BR/docusaurus-theme-classic/navbar.json';

const TEXTS: Record<string, {message: string}> = {
  'version.label': {message: 'v2'},
  'sidebar.main.category.apps': {message: 'Aplicativos'},
  'sidebar.main.category.apps.link.generated-index.title': {message: 'Aplicativos'},
  'sidebar.main.category.apps.link.generated-index.description': {message: 'O que são.'},
  'sidebar.main.category.apps/keys': {message: 'Chaves'},
  'sidebar.main.doc.Examples': {message: 'Exemplos'},
};
const faults = (file: string, texts: object | string, english?: Map<string, string>): string[] =>
  textFaults(
    {file, bytes: Buffer.from(typeof texts === 'string' ? texts : JSON.stringify(texts, null, 2))},
    english,
    (text) => text === 'v2',
  ).map(({line, rule, message}) => `${line} [${rule}] ${message}`);

test('the keys are those that Docusaurus asks for', () => {
  expect([...ENGLISH.keys()]).toEqual(Object.keys(TEXTS).slice(1));
});

test('complete translations have no finding', () => {
  expect(faults(SIDEBAR, TEXTS, ENGLISH)).toEqual([]);
  expect(faults(NAVBAR, {'item.label.v2': {message: 'v2'}, 'item.label.Notes': {message: 'Notas'}})).toEqual([]);
});

describe('a text of a sidebar', () => {
  const key = 'sidebar.main.category.apps/keys';
  test.each([
    ['missing', {[key]: undefined}, `1 [interface-texts] The text \`${key}\` is missing; add “Keys” in Portuguese.`],
    [
      'English',
      {[key]: {message: 'Keys'}},
      '14 [interface-texts] The text “Keys” is not translated; write it in Portuguese.',
    ],
    ['empty', {[key]: {message: ' '}}, `14 [interface-texts] The text \`${key}\` is empty; write it in Portuguese.`],
    [
      'under an unknown key',
      {'sidebar.main.category.nothing': {message: 'Nada'}},
      '20 [interface-texts] Nothing asks for the text `sidebar.main.category.nothing`; correct the key, or delete it.',
    ],
  ])('%s', (_what, change, expected) => {
    expect(faults(SIDEBAR, {...TEXTS, ...change}, ENGLISH)).toEqual([expected]);
  });
});

test('a text of the theme is translated', () => {
  const [key, english] = ['item.label.Release notes', 'Release notes'];
  expect(faults(NAVBAR, {[key]: {message: english}}, new Map([[key, english]]))).toEqual([
    '2 [interface-texts] The text “Release notes” is not translated; write it in Portuguese.',
  ]);
});

test('texts of the code are those that Docusaurus finds', async () => {
  const own = new Map(sourceTexts(process.cwd()).map(({id, text}) => [id, text]));
  expect(own).toEqual(await ownInterfaceTexts());
});

test('texts of the configuration are those that Docusaurus has', () => {
  const {navbar, footer, both} = configTexts(process.cwd());
  expect([...navbar.keys()]).toContain('item.label.Release notes');
  expect([...footer.keys()]).toContain('link.title.News and help');
  expect([...both.keys()]).toEqual(['tagline', 'announcement']);
});

test('an English text that changed since its translation is outdated', () => {
  const root = mkdtempSync(join(tmpdir(), 'aqueduto-texts-'));
  mkdirSync(join(root, 'i18n'));
  const texts = (en: string, pt: string) => ({'i18n/pt-BR/code.json': {'home.title': {en, pt}}});
  expect(recordTexts(root, texts('The manual', 'O manual'), () => false)).toBe(1);
  expect(recordTexts(root, texts('The new manual', 'O manual'), () => false)).toBe(0);
  expect(readRecord(root)).toEqual(texts('The manual', 'O manual'));
  expect(recordTexts(root, texts('The new manual', 'O novo manual'), () => false)).toBe(1);
  expect(recordTexts(root, texts('This manual', 'O novo manual'), () => true)).toBe(1);
  rmSync(root, {recursive: true});
});

test('a text that the record does not have as it is now is a finding: nobody would miss its translation later', () => {
  const place = {file: 'i18n/pt-BR/code.json', key: 'home.title'};
  const [old, now] = [
    {en: 'The manual', pt: 'O manual'},
    {en: 'The new manual', pt: 'O novo manual'},
  ];
  expect(recordFault(place, now, now)).toBeUndefined();
  expect(recordFault(place, undefined, {en: 'The manual', pt: ''})).toBeUndefined();
  for (const before of [undefined, old]) {
    expect(recordFault(place, before, now)).toMatch(/does not have what `home\.title` says now.* run `npm run finish`/);
  }
  expect(recordFault(place, old, {...now, pt: old.pt})).toMatch(/^The English text of `home\.title` was “The manual”/);
});

test('a file that is no JSON is said to be none, with its line', () => {
  expect(faults(NAVBAR, '{\n  "a": {"message": "b"},\n}')[0]).toMatch(/^3 \[interface-texts\] The file is not JSON \(/);
});

test('of a section without pages of its own Docusaurus shows the page alone, so that it has no text', () => {
  const lone = {
    type: 'category',
    label: 'Gateways',
    key: 'gateways',
    link: {type: 'doc', id: 'gateways/index'},
    items: [{type: 'autogenerated', dirName: 'gateways'}],
  };
  expect([...sidebarTexts({main: [lone]}, new Set()).keys()]).toEqual([]);
  expect([...sidebarTexts({main: [lone]}, new Set(['gateways'])).keys()]).toEqual(['sidebar.main.category.gateways']);
});
