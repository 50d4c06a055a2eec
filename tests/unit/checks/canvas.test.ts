import {expect, test} from 'vitest';

import {canvas, fieldTitles} from '../../../tools/checks/model/canvas';
import {canvasDraft} from '../../../tools/editing/canvasDraft';
import {integrationsOf} from '../../../tools/examples/integrations/canvasSection';
import type {JsonSchema} from '../../../src/documents/jsonSchema';
import type {Label} from '../../../tools/model/modelData';
import {labels} from '../pictures/sources';
import {pageOf, subjectOf} from './page';

const field = (title: string, more: JsonSchema = {}): JsonSchema => ({title, type: 'string', ...more});
const SCHEMAS = new Map<string, JsonSchema>([
  ['trigger.timer', {properties: {cron: field('Cron expression')}, required: ['cron']}],
  [
    'tech.store',
    {
      properties: {
        mode: field('Mode', {enum: ['read', 'write']}),
        connection: {title: 'Connection', type: 'object', properties: {host: field('Host')}},
        sql: field('SQL'),
        level: field('Level', {enum: ['low', 'high'], default: 'low'}),
      },
    },
  ],
]);
const fieldLabels = Object.fromEntries(
  ['Cron expression', 'Mode', 'Connection', 'Host', 'SQL', 'Level'].map((title) => [
    title,
    [title, title] as [string, string],
  ]),
);
const LABELS: Label[] = [
  ...labels('component-fields', {...fieldLabels, Host: ['Host', 'Servidor']}),
  ...labels('buttons', {
    save: ['Save', 'Salvar'],
    validate: ['Validate', 'Validar'],
    'run-test': ['Run test', 'Executar teste'],
  }),
  ...labels('fields', {name: ['Name', 'Nome']}),
];

const FILE = `
\`\`\`yaml
kind: Integration
metadata: {name: old-carts}
spec:
  trigger: {type: trigger.timer, config: {cron: "@daily"}}
  steps:
    - name: clean
      type: tech.store
      config: {mode: write, connection: {host: db.example}, sql: "DELETE   FROM carts"}
\`\`\`
`;

const SECTION = `
## On the canvas {#canvas}

The steps draw \`old-carts\`.

1. In **Name**, type \`Old carts\`, and choose \`Timer\`.
2. Fill in **Cron expression**: \`@daily\`
3. Choose \`Store\`, name it \`clean\`, and fill in:
   - **Mode**: \`write\`
   - **Connection**, **Host**: \`db.example\`
   - **SQL**: \`DELETE FROM carts\`
4. Click **Save**, **Validate** and **Run test**. The value \`x\` of a new sentence is free.

![The panel.](/img/en/screens/v2/ipaas/components/tech/store.svg)

\`\`\`json title="input"
{}
\`\`\`

\`\`\`json title="output"
{}
\`\`\`

[Release](/v2/ipaas/releases#console) it and [deploy](/v2/ipaas/deploy) it.
`;

const COMPONENTS = new Map(
  Object.entries({'trigger.timer': 'Timer', 'tech.store': 'Store'}).map(([type, name]) => [
    type,
    {en: name, 'pt-BR': name},
  ]),
);

function findings(section: string, locale: 'en' | 'pt-BR' = 'en'): string[] {
  const page = pageOf(section + FILE, {name: 'ipaas/components/tech/store.md', locale});
  const subject = {
    ...subjectOf([page], {labels: LABELS, components: COMPONENTS}),
    schemas: SCHEMAS,
  };
  return canvas(subject).map(({message}) => message);
}

test('a section that can be followed has no finding, nor has a page without one: model/kinds.yaml requires it', () => {
  expect(findings(SECTION)).toEqual([]);
  expect(findings('Text.')).toEqual([]);
});

test.each([
  ['a label that the schema does not give', '**SQL**', '**Statement**', '“Statement” is neither a field'],
  ['a value that the file does not have', '`db.example`', '`db2.example`', 'not the value of **Host**'],
  [
    'a value that is no choice',
    '**Mode**: `write`',
    '**Mode**: `write`\n   - **Level**: `middle`',
    'write `low` or `high`',
  ],
  ['a field that no step fills in', '   - **SQL**: `DELETE FROM carts`\n', '', 'lacks the field **SQL** of `clean`'],
  ['a value that no step types', '**Host**: `db.example`', '**Host**', 'lacks the value `db.example` of **Host**'],
  ['a component that is not chosen', '`Store`', 'the component', 'lacks the name `Store`'],
  ['a step without its name', '`clean`', 'well', 'lacks the name `clean`'],
  ['a section that ends at Save', ', **Validate** and **Run test**', '', 'lacks the button **Run test**'],
  ['no picture', 'store.svg', 'other.svg', 'lacks the picture'],
  ['no output', 'title="output"', 'title="x"', 'title="output"'],
  ['no way on', '/v2/ipaas/deploy', '/v2/ipaas/canvas', 'a link to /v2/ipaas/deploy'],
])('%s is a finding', (_, from, to, says) => {
  expect(SECTION).toContain(from);
  expect(findings(SECTION.replace(from, to)).join('\n')).toContain(says);
});

test('an allowed value of a field that the file leaves out may be mentioned', () => {
  expect(findings(SECTION.replace('**Mode**: `write`', '**Mode**: `write`\n   - **Level**: `high`'))).toEqual([]);
});

test('a Portuguese section has the Portuguese labels', () => {
  const portuguese = SECTION.replace('**Name**', '**Nome**')
    .replace('**Save**, **Validate** and **Run test**', '**Salvar**, **Validar** e **Executar teste**')
    .replace('/img/en/', '/img/pt-BR/');
  expect(findings(portuguese, 'pt-BR').join('\n')).toContain('“Host” is neither a field');
  expect(findings(portuguese.replace('**Host**', '**Servidor**'), 'pt-BR')).toEqual([]);
});

test('every title of a schema has a label, and every label a title', () => {
  const subject = {...subjectOf([], {labels: LABELS.slice(1)}), schemas: SCHEMAS};
  expect(fieldTitles(subject).map(({message}) => message)).toEqual([expect.stringContaining('“Cron expression”')]);
  const without = {...subject, model: {...subject.model, labels: LABELS}, schemas: new Map([...SCHEMAS].slice(1))};
  expect(fieldTitles(without).map(({message}) => message)).toEqual([expect.stringContaining('title of no field')]);
});

test.each(['en', 'pt-BR'] as const)('a draft in %s has no finding but what a person has to write', (locale) => {
  const [integration] = integrationsOf(pageOf(FILE));
  const sources = {schemas: SCHEMAS, labels: LABELS, components: COMPONENTS};
  const path = '/v2/ipaas/components/tech/store';
  const draft = canvasDraft(path, integration!, {title: 'Examples', id: 'examples'}, locale, sources);
  expect(findings(draft, locale).filter((message) => !/is neither/.test(message))).toEqual([]);
  expect(draft.match(/FILL:|PREENCHER:/g)!.length).toBeGreaterThan(4);
});

test('a draft says which values the integration reads, and where they are made', () => {
  const [integration] = integrationsOf(
    pageOf(
      FILE.replace('"@daily"', '"{{ .vars.A }} {{ .secrets.B }}"').replace(
        'db.example',
        '\'{{ index .files "c-d" }}\'',
      ),
    ),
  );
  const draft = canvasDraft('/v2/a', integration!, {title: 'Examples', id: 'examples'}, 'en', {
    schemas: SCHEMAS,
    labels: LABELS,
    components: COMPONENTS,
  });
  expect(draft).toContain('It reads the variable `A`, the secret `B` and the file `c-d`, which need a value');
  expect(draft).toContain('[upload a file](/v2/ipaas-admin/files#create)');
});
