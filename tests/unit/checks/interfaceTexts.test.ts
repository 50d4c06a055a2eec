import {describe, expect, test} from 'vitest';

import {sidebarTexts, textFaults} from '../../../tools/checks/interfaceTexts';

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
const ENGLISH = sidebarTexts({main: ['index', GROUP]});
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
    {file, text: typeof texts === 'string' ? texts : JSON.stringify(texts, null, 2)},
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
      '20 [interface-texts] No sidebar asks for the text `sidebar.main.category.nothing`; correct the key, or delete it.',
    ],
  ])('%s', (_what, change, expected) => {
    expect(faults(SIDEBAR, {...TEXTS, ...change}, ENGLISH)).toEqual([expected]);
  });
});

test.each(['item.label.Release notes', 'link.title.Release notes', 'link.item.label.Release notes'])(
  '%s of the theme is translated',
  (key) => {
    expect(faults(NAVBAR, {[key]: {message: 'Release notes'}})).toEqual([
      '2 [interface-texts] The text “Release notes” is not translated; write it in Portuguese.',
    ]);
  },
);

test('a file that is no JSON is said to be none, with its line', () => {
  expect(faults(NAVBAR, '{\n  "a": {"message": "b"},\n}')[0]).toMatch(/^3 \[interface-texts\] The file is not JSON \(/);
});
