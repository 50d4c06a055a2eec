import {describe, expect, test} from 'vitest';

import {planPictures} from '../../../tools/pictures/plan';
import {CURRENT} from '../../../tools/pictures/screens/fields';
import type {Form, ScreenInput} from '../../../tools/pictures/screens/types';
import {pageOf} from '../checks/page';
import {EMPTY_SOURCES, labels, sourceFile} from './sources';

const SOURCES = {
  ...EMPTY_SOURCES,
  labels: [
    ...labels('menu', {settings: ['Settings', 'Configurações'], workspaces: ['Workspaces', 'Workspaces']}),
    ...labels('buttons', {
      'new-workspace': ['New workspace', 'Novo workspace'],
      save: ['Save', 'Salvar'],
      cancel: ['Cancel', 'Cancelar'],
      search: ['Search', 'Buscar'],
      filter: ['Filter', 'Filtrar'],
    }),
  ],
  files: new Map([['menus', sourceFile('pictures/menus.yaml', {v1: {settings: ['workspaces']}})]]),
};

const ENGLISH = `
## Steps {#steps}

1. Open **Settings** > **Workspaces**.
2. Click **New workspace**.
3. In **Name**, type \`Big Store\`.
4. Turn on **Approval**.
5. Click **Save**.

## Fields {#fields}

| Field | Required | Type | Limit | Default |
| --- | --- | --- | --- | --- |
| **Name** | yes | text | - | - |
| **Slug** | yes | text | - | Suggested from the name |
| **Kind** | no | choice | - | **Small** |
| **Approval** | no | switch | - | off |
| **Period** (filter) | no | date | - | - |

![The form.](/img/en/screens/a.svg)
`;
const PORTUGUESE = ENGLISH.replace('Settings', 'Configurações')
  .replace('New workspace', 'Novo workspace')
  .replace('**Save**', '**Salvar**')
  .replaceAll('**Name**', '**Nome**')
  .replace('| Field | Required | Type | Limit | Default |', '| Campo | Obrigatório | Tipo | Limite | Padrão |')
  .replace('yes | text', 'sim | texto')
  .replace('/img/en/', '/img/pt-BR/');

function screenOf(english: string, portuguese?: string): ScreenInput {
  const pages = [
    pageOf(english, {docSet: 'v1'}),
    ...(portuguese === undefined ? [] : [pageOf(portuguese, {docSet: 'v1', locale: 'pt-BR'})]),
  ];
  const {pictures, findings} = planPictures(pages, pages, SOURCES);
  expect(findings).toEqual([]);
  return pictures.at(-1)!.input as ScreenInput;
}

describe('the form of a page', () => {
  test('has the fields of its table, with the values of its steps, defaults and buttons', () => {
    const {content, heading, crumbs} = screenOf(ENGLISH);
    expect({heading, crumbs}).toEqual({heading: 'New workspace', crumbs: ['Settings', 'Workspaces']});
    expect(content).toEqual({
      type: 'form',
      fields: [
        {label: 'Name', required: true, control: 'text', value: 'Big Store'},
        {label: 'Slug', required: true, control: 'text', value: 'big-store'},
        {label: 'Kind', required: false, control: 'choice', value: 'Small'},
        {label: 'Approval', required: false, control: 'switch', value: 'on'},
      ],
      buttons: ['Save', 'Cancel'],
    });
  });

  test('takes kinds of fields from the English page', () => {
    const {content} = screenOf(ENGLISH, PORTUGUESE);
    expect(content).toMatchObject({
      fields: [{label: 'Nome', required: true, control: 'text'}, {}, {control: 'choice'}, {control: 'switch'}],
      buttons: ['Salvar', 'Cancelar'],
    });
  });

  test('has room for what one pastes, and for what a list held before', () => {
    const english = ENGLISH.replace('4. Turn', '4. In **Chain**, paste `chain.pem`.\n5. In **Hosts**, add `b`.\n6. Turn').replace(
      '| **Period**',
      '| **Chain** | no | PEM | - | - |\n| **Hosts** | no | list | - | Current value |\n| **Period**',
    );
    expect((screenOf(english).content as Form).fields.slice(-2)).toEqual([
      {label: 'Chain', required: false, control: 'area', value: CURRENT},
      {label: 'Hosts', required: false, control: 'list', value: 'b', added: true},
    ]);
  });

  test('only shows values, but those that one chooses', () => {
    const table = '| Field | Content |\n| --- | --- |\n| **Version** | - |\n| **Owner** | - |\n\n![The page.](/img/en/screens/b.svg)';
    expect(screenOf(`1. Open **Settings** > **Workspaces**.\n2. In **Version**, choose \`2\`.\n\n${table}`).content).toEqual({
      type: 'form',
      fields: [
        {label: 'Version', required: false, control: 'choice', value: '2'},
        {label: 'Owner', required: false, control: 'shown', value: ''},
      ],
      buttons: [],
    });
  });

  test('opens the group of the menu', () => {
    expect(screenOf(ENGLISH).menu).toEqual([
      {label: 'Settings', active: false, items: [{label: 'Workspaces', active: true}]},
    ]);
  });
});

test('what says which field is meant is not its value', () => {
  const {content} = screenOf(ENGLISH.replace('In **Name**, type', 'In **Name** of `production`, type'));
  expect(content).toMatchObject({fields: [{label: 'Name', value: 'Big Store'}, {}, {}, {}]});
});

test('a table of columns is a list, with bars where there is no sample', () => {
  const {content} = screenOf(`
1. Open **Settings** > **Workspaces**.

| Column | Content | Sortable |
| --- | --- | --- |
| **Name** | - | yes |
| **Status** | - | no |

![The list.](/img/en/screens/list.svg)
`);
  expect(content).toMatchObject({
    type: 'list',
    columns: [
      {label: 'Name', sortable: true},
      {label: 'Status', sortable: false},
    ],
    states: [1],
  });
  expect(content.type === 'list' && content.rows[0]).toEqual([null, null]);
});

test('a picture without a table says what to do', () => {
  const page = pageOf('![A form.](/img/en/screens/a.svg)', {docSet: 'v1'});
  expect(planPictures([page], [page], SOURCES).findings[0]?.message).toMatch(/has no table of fields/);
});

test('a panel is drawn from the schema and the file of its page', () => {
  const page = pageOf(
    `## On the canvas {#canvas}

The steps draw \`carts\`.

![The panel.](/img/en/screens/v2/ipaas/components/tech/store.svg)

\`\`\`yaml
kind: Integration
metadata: {name: carts}
spec:
  trigger: {type: trigger.timer, config: {}}
  steps:
    - {name: clean, type: tech.store, config: {sql: DELETE, connection: {tls: true, hosts: [a, b]}, mode: write}}
\`\`\`
`,
    {name: 'ipaas/components/tech/store.md'},
  );
  const field = (title: string, more: object) => ({title, ...more});
  const schema = {
    properties: {
      mode: field('Mode', {enum: ['read', 'write']}),
      connection: field('Connection', {
        type: 'object',
        properties: {hosts: field('Hosts', {type: 'array'}), tls: field('TLS', {type: 'boolean'})},
      }),
      sql: field('SQL', {type: 'string'}),
    },
    required: ['sql'],
  };
  const sources = {
    ...EMPTY_SOURCES,
    schemas: new Map([['tech.store', schema]]),
    components: new Map([['tech.store', {en: 'Store', 'pt-BR': 'Store'}]]),
  };
  const [picture] = planPictures([page], [page], sources).pictures;
  expect(picture?.input).toMatchObject({
    heading: 'clean · Store',
    content: {
      type: 'panel',
      fields: [
        {label: 'Mode', control: 'choice', value: 'write', required: false, depth: 0},
        {label: 'Connection', control: 'group', value: ''},
        {label: 'Hosts', control: 'list', value: 'a, b', depth: 1},
        {label: 'TLS', control: 'switch', value: 'on'},
        {label: 'SQL', control: 'text', value: 'DELETE', required: true},
      ],
    },
  });
});
