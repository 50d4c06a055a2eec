import {describe, expect, test} from 'vitest';

import {withCells} from '../../../tools/checks/model/cellRules';
import {modelCells, modelTables} from '../../../tools/checks/model/modelTables';
import type {ModelData} from '../../../tools/model/modelData';
import {EMPTY_MODEL, FIRST_LINE, pageOf, subjectOf} from './page';

const MODEL: Partial<ModelData> = {
  flags: [
    {name: '--output', command: undefined, type: 'string', default: 'table', allowed: ['table', 'json']},
    {name: '--org', command: undefined, type: 'string', env: 'AQD_ORG'},
    {name: '--wait', command: 'deployment create', type: 'boolean'},
    {name: '--approval-required', command: undefined, type: 'boolean', default: null},
    {name: '--wait', command: 'release create', type: 'duration', default: '5m'},
  ],
  exitCodes: new Map([
    ['3', ['AQD-1401']],
    ['7', ['AQD-2001', 'AQD-2003', 'AQD-2004']],
  ]),
  errors: new Map(['AQD-1401', 'AQD-2001', 'AQD-2003', 'AQD-2004'].map((code) => [code, {en: '', 'pt-BR': ''}])),
  metrics: new Map([['aqueduto_trigger_lag', {type: 'gauge', labels: ['organization', 'component']}]]),
  limits: [
    {values: [3, 60], unit: 'characters'},
    {values: [10_000], unit: 'items'},
    {values: [5], unit: 'MB'},
  ],
};
const FLAGS = '| Flag | Type | Default | Environment variable | Allowed |\n| --- | --- | --- | --- | --- |\n';
const findings = (markdown: string, locale: 'en' | 'pt-BR' = 'en', kind = 'admin') => {
  const page = pageOf(markdown, {locale});
  return modelTables(subjectOf([{...page, frontMatter: {kind}}], MODEL));
};
const fixed = (markdown: string) => {
  const page = pageOf(markdown);
  return withCells(page, modelCells(page, {...EMPTY_MODEL, ...MODEL})).trim();
};

describe('flags', () => {
  test.each([
    `${FLAGS}| \`--output\` | \`string\` | \`table\` | - | \`table\`, \`json\` |`,
    `${FLAGS}| \`--org\` | \`string\` | - | \`AQD_ORG\` | any slug |`,
    `## \`aqd deployment create\` {#create}\n\n${FLAGS}| \`--wait\` | \`boolean\` | \`false\` | - | - |`,
    `${FLAGS}| \`--wait\` | \`duration\` | \`5m\` | - | - |`,
    `${FLAGS}| \`--approval-required\` | \`boolean\` | - | - | - |`,
    '| Flag | Meaning |\n| --- | --- |\n| `--unknown` | Nothing |',
  ])('accepts %s', (markdown) => {
    expect(findings(markdown)).toEqual([]);
  });

  test.each([
    [`${FLAGS}| \`--output\` | \`string\` | \`json\` | - | \`table\`, \`json\` |`, '`--output` has json'],
    [`${FLAGS}| \`--output\` | \`string\` | \`table\` | - | \`json\` |`, 'the model says `table`, `json`'],
    [`${FLAGS}| \`--org\` | \`string\` | - | - | - |`, 'the model says `AQD_ORG`'],
    [`${FLAGS}| \`--colour\` | \`string\` | - | - | - |`, '`--colour` is not in model/cli.yaml'],
    [`## \`aqd deployment create\` {#create}\n\n${FLAGS}| \`--wait\` | \`duration\` | \`5m\` | - | - |`, '`boolean`'],
  ])('reports %s', (markdown, message) => {
    expect(findings(markdown)[0]?.message).toContain(message);
  });

  test('are written by --fix', () => {
    expect(fixed(`${FLAGS}| \`--output\` | text | \`json\` | - | all |`)).toBe(
      `${FLAGS}| \`--output\` | \`string\` | \`table\` | - | \`table\`, \`json\` |`,
    );
  });
});

describe('exit codes', () => {
  const table = (code: string, codes: string) =>
    `| Code | Error codes or causes |\n| --- | --- |\n| ${code} | ${codes} |`;

  test('a range counts as its codes', () => {
    expect(findings(table('7', '`AQD-2001`, `AQD-2003` to `AQD-2004`'))).toEqual([]);
    expect(findings(table('7', '`AQD-2001` to `AQD-2003`'))).toHaveLength(1);
    expect(findings(table('3', 'none'))).toHaveLength(1);
  });

  test('are written by --fix', () => {
    expect(fixed(table('3', '`AQD-2001`'))).toBe(table('3', '`AQD-1401`'));
  });
});

describe('metrics', () => {
  const table = (...cells: string[]) =>
    `| Metric | Type | Labels |\n| --- | --- | --- |\n| \`aqueduto_trigger_lag\` | ${cells.join(' | ')} |`;

  test.each([
    ['`gauge`', '`organization`, `component`'],
    ['`gauge`', 'the same without `step`'],
  ])('accepts %s, %s', (...cells) => {
    expect(findings(table(...cells))).toEqual([]);
  });

  test.each([
    ['`counter`', '`organization`, `component`'],
    ['`gauge`', '`component`'],
  ])('reports %s, %s, and --fix writes it', (...cells) => {
    expect(findings(table(...cells))).toEqual([
      expect.objectContaining({line: FIRST_LINE + 2, message: expect.stringContaining('aqueduto_trigger_lag')}),
    ]);
    expect(fixed(table(...cells))).toBe(table('`gauge`', '`organization`, `component`'));
  });
});

describe('limits', () => {
  const table = (limit: string) => `| Item | Limit |\n| --- | --- |\n| A | ${limit} |`;
  const portuguese = (limit: string) => `| Item | Limite |\n| --- | --- |\n| A | ${limit} |`;

  test.each(['3 to 60 characters', '10,000 items', '5 MB, unique', 'No quota', '7 of them'])('accepts %s', (limit) => {
    expect(findings(table(limit))).toEqual([]);
  });

  test.each(['3 to 61 characters', '2 to 60 characters', '1,000 items', '5 KB', '50 MB'])('reports %s', (limit) => {
    expect(findings(table(limit))).toHaveLength(1);
  });

  test('reads the numbers and units of Portuguese', () => {
    expect(findings(portuguese('3 a 60 caracteres; 10.000 itens'), 'pt-BR')).toEqual([]);
    expect(findings(portuguese('3 a 60 caracteres; 10,000 itens'), 'pt-BR')).toHaveLength(1);
  });

  test('of other systems are left alone', () => {
    expect(findings(table('1 MB'), 'en', 'component')).toEqual([]);
  });
});
