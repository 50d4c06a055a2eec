import {expect, test} from 'vitest';

import {roles} from '../../../tools/checks/model/roles';
import {rolesWith} from '../../../tools/model/grants';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const RESOURCES = {api: ['read', 'create'], license: ['read']};
const MODEL = {
  resources: new Map(Object.entries(RESOURCES)),
  roles: new Map([
    ['owner', {en: 'Owner', 'pt-BR': 'Proprietário'}],
    ['admin', {en: 'Organization admin', 'pt-BR': 'Administrador da organização'}],
    ['viewer', {en: 'Viewer', 'pt-BR': 'Leitor'}],
  ]),
  holders: rolesWith(RESOURCES, {
    owner: {scope: 'product-account', grants: ['*:*']},
    admin: {scope: 'organization', grants: ['*:*', '!license:*']},
    viewer: {scope: 'workspace', grants: ['*:read', '!license:read']},
  }),
};
const tasks = (permission: string, names: string) =>
  roles(
    subjectOf([pageOf(`| Task | Permission | Roles |\n| --- | --- | --- |\n| Do | ${permission} | ${names} |`)], MODEL),
  );

test.each([
  ['`api:create`', 'Owner, Organization admin'],
  ['`api:create`', 'Owner; Organization admin, in the own organization'],
  ['`api:read`', 'All'],
  ['`api:read`, `license:read`', 'Owner'],
  ['none', 'Viewer'],
])('accepts %s: %s', (permission, names) => {
  expect(tasks(permission, names)).toEqual([]);
});

test.each([
  ['`api:create`', 'Owner', 'add Organization admin'],
  ['`api:create`', 'Owner, Organization admin, Viewer', 'remove Viewer'],
  ['`license:read`', 'All', 'remove Organization admin, Viewer'],
  ['`license:read`', 'Viewer', 'add Owner; remove Viewer'],
])('reports %s: %s', (permission, names, change) => {
  expect(tasks(permission, names)).toMatchObject([
    {line: FIRST_LINE + 2, message: expect.stringMatching(new RegExp(`${change}\\.$`))},
  ]);
});

test('knows the names of both languages', () => {
  const table = '| Tarefa | Permissão | Papéis |\n| --- | --- | --- |\n| Criar | `api:create` | Proprietário |';
  expect(roles(subjectOf([pageOf(table, {locale: 'pt-BR'})], MODEL))).toMatchObject([
    {message: 'The roles with api:create differ from the model: add Administrador da organização.'},
  ]);
});

test('compares every cell of a matrix', () => {
  const matrix = (cell: string) =>
    `| Resource | Owner | Viewer |\n| --- | --- | --- |\n| \`api\` | all | ${cell} |\n| \`license\` | all | - |`;
  expect(roles(subjectOf([pageOf(matrix('`read`'))], MODEL))).toEqual([]);
  expect(roles(subjectOf([pageOf(matrix('all'))], MODEL))).toMatchObject([
    {message: 'The actions of Viewer on api differ from the model: remove create.'},
  ]);
  expect(roles(subjectOf([pageOf(matrix('-'))], MODEL))).toMatchObject([
    {message: 'The actions of Viewer on api differ from the model: add read.'},
  ]);
});
