import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {describe, expect, test} from 'vitest';

import {fieldTables, fix, fixFieldTables} from '../../../tools/checks/model/fieldTables';
import {readPage} from '../../../tools/content/readPages';
import type {Locale, Page} from '../../../tools/content/types';
import {readGatewayFacts} from '../../../tools/facts/gateways';
import type {JsonSchema} from '../../../src/documents/jsonSchema';
import {schemaRows} from '../../../tools/facts/schemaRows';
import {labels} from '../pictures/sources';

const expression = {$ref: '#/$defs/expression'};
const schema: JsonSchema = {
  type: 'object',
  required: ['operation'],
  properties: {
    operation: {type: 'string', enum: ['get', 'putAll']},
    wait: {anyOf: [{$ref: '#/$defs/duration'}, expression], description: 'Time. 1s to 14m.', default: '25s'},
    limits: {
      type: 'object',
      required: ['rows'],
      properties: {rows: {anyOf: [{type: 'integer', minimum: 1, maximum: 9}, expression]}, all: {type: 'boolean'}},
    },
    parts: {type: 'array', items: {type: 'object', properties: {name: {type: 'string', pattern: '^(a|b)$'}}}},
    acks: {anyOf: [{enum: ['all', '1', 1]}, expression], default: 'all'},
    codes: {type: 'array', items: {anyOf: [{type: 'integer', minimum: 400}, expression]}, default: [408, 429]},
    input: {default: null},
    either: {anyOf: [{type: 'integer'}, {type: 'string'}]},
    text: {type: 'string', pattern: `^${'a'.repeat(80)}$`},
  },
  allOf: [{if: {properties: {operation: {const: 'putAll'}}, required: ['operation']}, then: {required: ['parts']}}],
  $defs: {expression: {type: 'string'}, duration: {type: 'string'}},
};

const sources = {
  schemas: new Map([['tech.kafka', schema]]),
  gateways: readGatewayFacts(process.cwd()),
  model: {labels: labels('component-fields', {Mode: ['Mode', 'Modo']})},
};

const TABLE = `| Field | Type | Required | Default | Allowed | Description |
| --- | --- | --- | --- | --- | --- |
| \`operation\` | \`string\` | yes | - | \`get\`, \`putAll\` | What the step does |
| \`wait\` | \`string\` | no | \`25s\` | \`1s..14m\` | Time |
| \`limits\` | \`object\` | no | - | - | Limits |
| \`limits.rows\` | \`integer\` | yes | - | \`1..9\` | Rows |
| \`limits.all\` | \`boolean\` | no | - | \`true\`, \`false\` | All |
| \`parts\` | \`array\` | no | - | - | Parts |
| \`parts[].name\` | \`string\` | no | - | \`^(a\\|b)$\` | Name |
| \`acks\` | \`string, integer\` | no | \`all\` | \`all\`, \`1\` | Who confirms |
| \`codes\` | \`array\` | no | \`[408,429]\` | \`>= 400\` | Codes |
| \`input\` | \`any\` | no | \`null\` | - | Anything |
| \`either\` | \`integer, string\` | no | - | A number or its name | One of two |
| \`text\` | \`string\` | no | - | 80 times \`a\` | Long |
`;

function pageOf(body: string, name = 'ipaas/components/tech/kafka.md', locale: Locale = 'en'): Page {
  const source = `---\ntitle: Page\n---\n${body}`;
  return readPage({file: name, source, docSet: 'v2', locale, name});
}

const findings = (...args: Parameters<typeof pageOf>) =>
  fieldTables({pages: [pageOf(...args)], ...sources}).map(({line, message}) => `${line}: ${message}`);

describe('the table of a component', () => {
  test('that says what the schema says has no findings', () => {
    expect(findings(TABLE)).toEqual([]);
  });

  test.each([
    ['`25s`', '`30s`', '7: Default of `wait` is `30s`; write `25s`.'],
    ['`1s..14m`', '-', '7: Allowed of `wait` is -; write `1s..14m`.'],
    ['| `integer` | yes', '| `number` | yes', '9: Type of `limits.rows` is `number`; write `integer`.'],
    ['| `integer` | yes', '| `integer` | no', '9: Required of `limits.rows` is no; write yes.'],
    ['`^(a\\|b)$`', '`^a$`', '12: Allowed of `parts[].name` is `^a$`; write `^(a\\|b)$`.'],
    ['`codes`', '`code`', '14: `code` is no field of the schema; correct its name or remove the row.'],
  ])('%s → %s has one', (from, to, finding) => {
    expect(findings(TABLE.replace(from, () => to))).toContain(finding);
  });

  test('leaves no field out', () => {
    expect(findings(TABLE.replace(/^\| `(input|acks)`.*\n/gm, ''))).toEqual([
      '1: No field table has `acks`, `input`; add a row for each.',
    ]);
    expect(findings('Text.\n')[0]).toMatch(/^1: No field table has `operation`, `wait`, /);
  });

  test('may be split, and says under the heading of an operation what that operation requires', () => {
    const [head, rows] = [TABLE.split('\n').slice(0, 2), TABLE.trim().split('\n').slice(2)];
    const table = (lines: string[]) => [...head, ...lines, ''].join('\n');
    const split = (parts: string) =>
      `## Connection {#connection}\n\n${table(rows.slice(0, 5))}\n## Put {#fields-put-all}\n\n` +
      table(rows.slice(5).map((row) => (row.startsWith('| `parts` ') ? row.replace('| no |', `| ${parts} |`) : row)));
    expect(findings(split('yes'))).toEqual([]);
    expect(findings(split('no'))).toEqual([expect.stringMatching(/^\d+: Required of `parts` is no; write yes\.$/)]);
  });

  test('is checked in Portuguese, too', () => {
    const portuguese = TABLE.replace(
      'Field | Type | Required | Default | Allowed | Description',
      'Campo | Tipo | Obrigatório | Padrão | Permitido | Descrição',
    ).replaceAll('| yes |', '| sim |');
    const page = portuguese.replaceAll('| no |', '| não |');
    expect(findings(page, undefined, 'pt-BR')).toEqual([]);
    expect(findings(portuguese, undefined, 'pt-BR')[0]).toBe('7: Obrigatório of `wait` is no; write não.');
  });

  test('needs a schema', () => {
    expect(findings(TABLE, 'ipaas/components/triggers/http.md')).toEqual([
      '1: The schema of the page, static/schemas/v2/trigger.http.json, does not exist; write it.',
    ]);
  });

  test('is left alone on other pages and with other columns', () => {
    expect(findings(TABLE, 'api-manager/deploy.md')).toEqual([]);
    expect(findings(`${TABLE}\n| Field | Value |\n| --- | --- |\n| \`x\` | 1 |\n`)).toEqual([]);
  });
});

describe('tables of Kong', () => {
  const kong = (name: string, row: string) =>
    findings(
      `| Field | Type | Required | Default | Allowed | Description |\n| - | - | - | - | - | - |\n${row}\n`,
      name,
    );

  test.each([
    ['api-gateway/aqueduto-kong/routes.md', '| `protocols` | `set` | yes | `["http"]` | - | X |'],
    ['api-gateway/aqueduto-kong/plugins/rate-limiting.md', '| `policy` | `string` | no | - | `local` | X |'],
  ])('%s', (name, row) => {
    expect(kong(name, row).filter((finding) => finding.startsWith('6:'))).toHaveLength(2);
    expect(kong(name, row).at(-1)).toMatch(/^1: No field table has /);
  });

  test('what only words can say is free', () => {
    const row = '| `path` | `string` | no | - | Begins with `/`, no `//` | X |';
    expect(kong('api-gateway/aqueduto-kong/plugins/rate-limiting.md', row)).toHaveLength(1);
  });

  test('a heading names the second entity of a page', () => {
    const body = (id: string) =>
      `## Fields {#${id}}\n\n| Field | Type | Required | Default | Allowed | Description |\n| - | - | - | - | - | - |\n` +
      '| `weight` | `integer` | no | `100` | `0..65535` | Share |\n';
    const found = (id: string) =>
      findings(body(id), 'api-gateway/aqueduto-kong/upstreams.md').filter((finding) => finding.includes('`weight` is'));
    expect(found('target-fields')).toEqual([]);
    expect(found('fields')).toEqual(['8: `weight` is no field of the schema; correct its name or remove the row.']);
  });
});

test('beside the name of a field is its label', () => {
  const titled = {...schema, properties: {operation: {...(schema.properties!.operation as JsonSchema), title: 'Mode'}}};
  const named = {...sources, schemas: new Map([['tech.kafka', titled]])};
  const portuguese = [
    '| Campo | Tipo | Obrigatório | Padrão | Permitido | Descrição |',
    '| --- | --- | --- | --- | --- | --- |',
    '| `operation` | `string` | sim | - | `get`, `putAll` | O que a etapa faz |',
  ];
  const page = pageOf(`${portuguese.join('\n')}\n`, undefined, 'pt-BR');
  expect(fieldTables({pages: [page], ...named}).map(({message}) => message)).toEqual([
    'Campo of `operation` is `operation`; write `operation` **Modo**.',
  ]);
  expect(fix(page, named)).toContain('| `operation` **Modo** | `string` |');
});

describe('fix', () => {
  const wrong = TABLE.replace('`25s`', '`30s`')
    .replace('| yes | - | `1..9`', '| no | `1` | 1 to 9')
    .replace('`^(a\\|b)$`', '-');

  test('writes the columns that the schema decides, and nothing else', () => {
    expect(fix(pageOf(`Text.\n\n${wrong}\nText.\n`), sources)).toBe(`Text.\n\n${TABLE}\nText.\n`);
  });

  test('leaves a page that needs nothing as it is', () => {
    expect(fix(pageOf(TABLE), sources)).toBe(TABLE);
    expect(fix(pageOf(wrong, 'api-manager/deploy.md'), sources)).toBe(wrong);
  });

  test('leaves no finding in a row that it can write', () => {
    const page = pageOf(fix(pageOf(wrong), sources));
    expect(fieldTables({pages: [page], ...sources})).toEqual([]);
  });
});

test('fixFieldTables writes the files of the pages that need it', () => {
  const root = mkdtempSync(join(tmpdir(), 'field-tables-'));
  const pages = [TABLE, TABLE.replace('`25s`', '`30s`')].map((body, index) => {
    const name = `${index}.md`;
    writeFileSync(join(root, name), `---\ntitle: Page\n---\n${body}`);
    return {...pageOf(body), file: name};
  });
  expect(fixFieldTables(root, {pages, ...sources})).toEqual(['1.md: wrote field tables']);
  expect(readFileSync(join(root, '1.md'), 'utf8')).toBe(`---\ntitle: Page\n---\n${TABLE}`);
  rmSync(root, {recursive: true});
});

test('a definition is shown once, not inside itself', () => {
  const tree: JsonSchema = {
    properties: {tree: {$ref: '#/$defs/node'}, list: {type: 'array', items: {$ref: '#/$defs/node'}}},
    $defs: {
      node: {
        type: 'object',
        properties: {name: {type: 'string'}, children: {type: 'array', items: {$ref: '#/$defs/node'}}},
      },
    },
  };
  expect(schemaRows(tree).map(({path, type}) => `${path} ${type}`)).toEqual([
    'tree object',
    'tree.name string',
    'tree.children array',
    'list array',
    'list[].name string',
    'list[].children array',
  ]);
});

test('rows of a schema name nested fields, lists and what operations require', () => {
  const rows = schemaRows(schema);
  expect(rows.map(({path}) => path)).toContain('parts[].name');
  expect(rows.find(({path}) => path === 'parts')?.requiredBy).toEqual(['putAll']);
});
