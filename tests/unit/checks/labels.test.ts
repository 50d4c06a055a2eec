import {expect, test} from 'vitest';

import {labels} from '../../../tools/checks/model/labels';
import type {Label} from '../../../tools/model/modelData';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const label = (en: string, pt: string, ...console: ('v1' | 'v2')[]): Label => ({
  key: en,
  group: 'fields',
  en,
  'pt-BR': pt,
  console,
});

const MODEL = {
  labels: [
    label('Save', 'Salvar', 'v1', 'v2'),
    label('Cancel', 'Cancelar', 'v1', 'v2'),
    label('Settings', 'Configurações', 'v1'),
    label('Workspaces', 'Workspaces', 'v1', 'v2'),
    label('Admin', 'Admin', 'v2'),
    label('Name', 'Nome', 'v1', 'v2'),
    label('Expired', 'Expirada', 'v1', 'v2'),
    label('Expired', 'Expirado', 'v1', 'v2'),
  ],
};

const english = (markdown: string, docSet: 'v1' | 'v2' | 'release-notes' = 'v2') =>
  labels(subjectOf([pageOf(markdown, {docSet})], MODEL)).map(({message}) => message);
const portuguese = (markdown: string) =>
  labels(subjectOf([pageOf(markdown, {locale: 'pt-BR'})], MODEL)).map(({message}) => message);
const pair = (en: string, pt: string) =>
  labels(subjectOf([pageOf(en), pageOf(pt, {locale: 'pt-BR'})], MODEL)).map(({message}) => message);

test.each([
  'Click **Save**.',
  'Open **Admin** > **Workspaces**.',
  'Open the **Workspaces** list, then choose **Save** or **Cancel**.',
  'A **workspace** is a place of work.',
  'In **Name**, type `Horizonte`.',
])('accepts %s', (markdown) => {
  expect(english(markdown)).toEqual([]);
});

test.each([
  ['Click **Store**.', 'Store'],
  ['Select the **Storage**.', 'Storage'],
  ['Under **Admin** > **Workspace list**, look.', 'Workspace list'],
  ['Go to **Somewhere** > **Workspaces**.', 'Somewhere'],
  ['Choose **Save**, **Keep** or **Cancel**.', 'Keep'],
  ['| A |\n| --- |\n| Click **Store** |', 'Store'],
])('reports %s', (markdown, term) => {
  expect(english(markdown)).toEqual([expect.stringContaining(`“${term}” is no label of the v2 console`)]);
});

test.each(['Clique em **Salva**.', 'Abra o menu **Salva**.', 'Escolha **Salva**.', 'Abra **Admin** > **Salva**.'])(
  'reports %s',
  (markdown) => {
    expect(portuguese(markdown)).toEqual([expect.stringContaining('“Salva” is no label')]);
  },
);

test('names the label that differs in case only', () => {
  expect(english('Click **save**.')).toEqual(['“save” is no label of the v2 console; write “Save”.']);
});

test('takes the labels of the console that the page describes', () => {
  expect(english('Open **Settings** > **Workspaces**.', 'v1')).toEqual([]);
  expect(english('Open **Settings** > **Workspaces**.', 'release-notes')).toEqual([]);
  expect(english('Open **Settings** > **Workspaces**.')).toHaveLength(1);
});

test('accepts labels of the other console where the passage or the column names it', () => {
  expect(english('In v1, open **Settings** > **Workspaces**.')).toEqual([]);
  expect(english('| In v1 | In v2 |\n| --- | --- |\n| Open **Settings** | Open **Admin** |')).toEqual([]);
});

test('reports the line of the label', () => {
  const [finding] = labels(subjectOf([pageOf('One.\n\nClick **Store**.')], MODEL));
  expect(finding?.line).toBe(FIRST_LINE + 2);
});

test('wants the Portuguese label of the English one, in any order and gender', () => {
  expect(pair('**Save** or **Cancel** it.', '**Cancelar** ou **Salvar**.')).toEqual([]);
  expect(pair('It is **Expired**.', 'Ele está **Expirado**.')).toEqual([]);
  expect(pair('**Name** and **Save**.', '**Nome** e **Gravar**.')).toEqual([
    '“Gravar” stands for the label “Save”; write “Salvar”.',
  ]);
});

test('lets a page define a word that is a label elsewhere', () => {
  expect(pair('A **Name** is what people call it.', 'Uma **denominação** é como as pessoas o chamam.')).toEqual([]);
});

test('compares no places of pages whose structure differs', () => {
  expect(pair('**Save** it.\n\nMore.', '**Gravar**.')).toEqual([]);
});
