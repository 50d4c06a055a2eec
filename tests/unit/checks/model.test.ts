import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';
import {afterAll, describe, expect, test} from 'vitest';

import {AREAS} from '../../../src/manual/area';
import {modelRules} from '../../../tools/checks/model/model';
import type {Subject} from '../../../tools/checks/types';
import {readSchemas} from '../../../tools/facts/jsonSchemas';
import {factsFaults} from '../../../tools/facts/readFacts';
import {readPages} from '../../../tools/content/readPages';
import {MODEL_NAMES} from '../../../src/model/readModel';
import {modelFaults, readModel} from '../../../tools/model/readModel';
import {wordFaults} from '../../../tools/model/words';

const root = mkdtempSync(join(tmpdir(), 'aqueduto-'));
cpSync('model', join(root, 'model'), {recursive: true});
afterAll(() => rmSync(root, {recursive: true}));

const subject = {
  isWhole: true,
  site: readPages(process.cwd()).pages,
  schemas: readSchemas(process.cwd()),
} as unknown as Subject;

/** What the check says of the model: of files by themselves, and only then of what they name. */
function findings(): string[] {
  const faults = [...modelFaults(root), ...factsFaults(root), ...wordFaults(root)];
  return (faults.length > 0 ? faults : modelRules(root)(subject)).map(
    ({file, line, rule, message}) => `${file}:${line} [${rule}] ${message}`,
  );
}

/** The findings with one text of a file of `model/` replaced; a name without extension is that of a YAML file. */
function findingsWith(name: string, from: string, to: string): string[] {
  const file = join(root, 'model', name.includes('.') ? name : `${name}.yaml`);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(
    file,
    before.replace(from, () => to),
  );
  try {
    return findings();
  } finally {
    writeFileSync(file, before);
  }
}

function lineOf(name: string, text: string): number {
  return readFileSync(`model/${name}.yaml`, 'utf8').split(text)[0]!.split('\n').length;
}

interface Fault {
  file: string;
  from: string;
  to: string;
  says: string;
  /** Text of the clean file on whose line the finding stands, if not `from`. */
  at?: string;
}

const fault = (file: string, from: string, to: string, says: string, at?: string): Fault => ({
  file,
  from,
  to,
  says,
  at,
});

test('the model as it is has no finding', () => {
  expect(findings()).toEqual([]);
});

test('every file has a type, a schema and an editor that knows it', () => {
  const files = globSync('*.yaml', {cwd: 'model'}).map((file) => file.replace('.yaml', ''));
  const settings = readFileSync('.vscode/settings.json', 'utf8');
  expect(files.sort()).toEqual([...MODEL_NAMES].sort());
  expect(
    MODEL_NAMES.filter((name) => !settings.includes(`"./model/schemas/${name}.json": ["model/${name}.yaml"]`)),
  ).toEqual([]);
});

test('areas of the time line are those of the release notes', () => {
  const schema = JSON.parse(readFileSync('model/schemas/timeline.json', 'utf8'));
  const headline = schema.properties.releases.additionalProperties.properties.headlines.items;
  expect(headline.properties.area.enum).toEqual([...AREAS]);
});

describe('a file of the model is refused, with its line', () => {
  test.each([
    fault(
      'timeline',
      'generation: v1',
      'generation: boht',
      '`releases.2024-04-01.headlines[0].generation` must be `v1`, `v2`, `both`',
    ),
    fault(
      'timeline',
      'area: api-gateway',
      'area: api-gatway',
      '`releases.2024-04-01.headlines[1].area` must be `api-manager`',
    ),
    fault(
      'timeline',
      'generation: v1',
      'generatoin: v1',
      '`releases.2024-04-01.headlines[0].generation` is missing',
      "- en: 'Integra",
    ),
    fault('timeline', "'2024-05-02':", "'2024-5-2':", 'is no possible name'),
    fault(
      'timeline',
      'aqd: 0.9.0\n    headlines:',
      'aqd: 0.9\n    headlines:',
      '`releases.2024-10-01.aqd` must be text',
    ),
    fault('labels', 'overview: {en: Overview,', 'overview: {en: 3,', '`menu.overview.en` must be text'),
    fault('labels', 'console: [v1], where', 'console: [v3], where', '`menu.overview.console[0]` must be `v1`, `v2`'),
    fault('labels', 'console: [v1], where', 'consoles: [v1], where', '`menu.overview.console` is missing'),
    fault('limits', 'value: 26, unit', 'value: many, unit', '`limits[0].value`'),
    fault(
      'limits',
      'unit: characters, generation: both, subject: id',
      'generation: both, subject: id',
      '`limits[0].unit` is missing; add it',
    ),
    fault('permissions', 'grants: [', 'grants: [apis, ', 'must be text that matches'),
    fault('glossary', 'gender: m\n', 'gender: n\n', '`terms[0].gender` must be `m`, `f`'),
    fault(
      'kinds',
      'opening: What the resource',
      'openning: What the resource',
      '`kinds.section.openning` is no field here',
    ),
    fault('states', 'initial: true', 'initial: yes', '`organization.states[0].initial` must be `true`'),
    fault(
      'metrics',
      'type: counter',
      'type: count',
      '`metrics.aqueduto_gateway_requests_total.type` must be `counter`',
    ),
    fault(
      'events',
      'tolerance: 5m',
      'tolerance: 5 minutes',
      '`delivery.signature.tolerance` must be text that matches',
    ),
    fault('errors', 'area: access}', 'aria: access}', 'is missing; add it'),
    fault(
      'cli',
      'type: string, default: default',
      'type: text, default: default',
      '`globalFlags.--profile.type` must be `string`',
    ),
    fault('components', 'family: business', 'familly: business', 'is no field here; use one of'),
    fault('entities', 'gender: f', 'gander: f', 'is no field here; use one of'),
    fault('template-functions', 'returns: string', 'returns: text', '`functions.toXml.returns` must be `string`'),
    fault(
      'fake-secrets',
      '    reason: Computed output',
      '    why: Computed output',
      'is no field here; use one of `value`, `reason`',
    ),
    fault('limits', 'id: legal-name-length', 'id: owners', '.id` is “owners”, which the list has already'),
    fault(
      'states',
      '{id: inactive, en: Inactive, pt-BR: Inativa',
      '{id: active, en: Inactive, pt-BR: Inativa',
      'states[1].id` is “active”',
    ),
    fault('glossary', 'en: alert\n', 'en: access token\n', '.en` is “access token”, which the list has already'),
    fault(
      'kinds',
      '{id: result, required: true',
      '{id: steps, required: true',
      '.id` is “steps”, which the list has already',
    ),
    fault(
      'limits',
      'id: password-length, min: 12, value: 128',
      'id: password-length, min: 129, value: 128',
      '.min` is 129, more than `value`, which is 128',
    ),
    fault(
      'entities',
      'required: true, min: 3, max: 60',
      'required: true, min: 63, max: 60',
      '`common.name.min` is 63, more than `max`',
    ),
  ])('$file: $to', ({file, from, to, says, at}) => {
    const found = findingsWith(file, from, to);
    expect(found.join('\n')).toContain(says);
    expect(found.some((finding) => finding.startsWith(`model/${file}.yaml:${lineOf(file, at ?? from)} [model]`))).toBe(
      true,
    );
    expect(found.filter((finding) => !finding.startsWith(`model/${file}.yaml:`))).toEqual([]);
  });
});

describe('a name that stands for nothing is refused, with its line', () => {
  test.each([
    fault(
      'world',
      'proxy: sandbox.horizonte',
      'proxy: sandbx.horizonte',
      'is “sandbx.horizonte.example”, which is no host',
    ),
    fault(
      'world',
      'factory-sp: {environment: production}',
      'factory-sp: {environment: prod}',
      'which is no environment',
    ),
    fault(
      'cli',
      'errors: [AQD-1429,',
      'errors: [AQD-1499,',
      '`exitCodes.1.errors[0]` is “AQD-1499”, which is no code of errors.yaml',
    ),
    fault(
      'cli',
      'entity: api-version',
      'entity: api-versions',
      'is “api-versions”, which is no entity of entities.yaml; correct it (“api-version”?)',
    ),
    fault(
      'components',
      'page: /v2/ipaas/components/business/aws-s3',
      'page: /v2/ipaas/components/business/s3',
      'which is no page',
    ),
    fault('components', 'errors: connector', 'errors: conector', 'which is no key of errorMaps'),
    fault('components', 'schema: tech.kafka.json', 'schema: tech.kafak.json', 'which is no file of static/schemas/v2'),
    fault(
      'components',
      "since: '2025-02-03'",
      "since: '2025-02-04'",
      'is “2025-02-04”, which is no release of timeline.yaml',
    ),
    fault(
      'entities',
      'label: legal-name',
      'label: legal-nam',
      'is “legal-nam”, which is no key of labels.yaml; correct it (“legal-name”?)',
    ),
    fault('entities', 'states: license', 'states: licence', 'which is no entity of states.yaml'),
    fault('limits', 'error: AQD-2003', 'error: AQD-2903', 'which is no code of errors.yaml'),
    fault('metrics', 'buckets: gateway', 'buckets: gate', 'which is no key of buckets'),
    fault(
      'metrics',
      'trigger.kafka, trigger.rabbitmq',
      'trigger.kafak, trigger.rabbitmq',
      'which is no component of components.yaml',
    ),
    fault(
      'permissions',
      '"!license:update"',
      '"!licence:update"',
      'is “licence”, which is no resource of permissions.yaml',
    ),
    fault('states', 'to: inactive', 'to: inactiv', 'is “inactiv”, which is no state of organization'),
    fault(
      'states',
      'by: organization:update',
      'by: organization:updates',
      'which is no permission of permissions.yaml',
    ),
    fault(
      'events',
      'resource: api-version',
      'resource: api-versoin',
      'which is no entity of entities.yaml or entity of states.yaml',
    ),
    fault('kinds', 'table: permissions', 'table: permission', 'which is no key of tables'),
    fault('errors', 'area: access}', 'area: acess}', 'which is no area of errors.yaml'),
    fault('timeline', "'2024-05-02':", "'2024-05-03':", 'which is no page: no note is of this day'),
    fault(
      'entities',
      'name: {label: name,',
      'name: {label: nmae,',
      '`common.name.label` is “nmae”, which is no key of labels.yaml',
    ),
    fault('glossary', 'page: /v2/platform/alerts', 'page: /v2/platform/alrets', 'which is no page'),
    fault(
      'components',
      'operations: [getObject',
      'operations: [getObjekt',
      'is “getObjekt”, which is no operation of business.aws-s3.json',
    ),
    fault(
      'errors',
      'já está em uso, area: access',
      'já está em uso, area: design',
      'which is no area of codes with the first digit 1',
    ),
  ])('$file: $to', ({file, from, to, says}) => {
    const found = findingsWith(file, from, to);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(says);
    expect(found[0]).toMatch(new RegExp(`^model/${file}\\.yaml:${lineOf(file, from)} \\[model\\] `));
  });
});

describe('a file that is no YAML is said to be none, in one sentence', () => {
  test.each([
    ['a bracket that stays open', '  - {id: id-length,', '  - {id: [id-length,', 'model/limits.yaml:'],
    ['a colon in a text', 'subject: slug, error', 'subject: a: b, error', 'The file is not YAML: '],
    ['a key that stands twice', 'min: 3\n', 'min: 3\n    min: 4\n', 'The file is not YAML: Map keys must be unique'],
    ['an alias', 'subject: name of a resource', 'subject: &a name\n    note: *a', 'have no aliases (`*name`)'],
    [
      'an alias bomb',
      'limits:\n',
      `a: &a [x, x, x, x, x, x, x, x, x]\n${[...'bcdefgh'].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[i]}`).join(', ')}]`).join('\n')}\nlimits:\n`,
      'have no aliases (`*name`)',
    ],
    ['ten thousand brackets', 'limits:\n', `a: ${'['.repeat(10_000)}\nlimits:\n`, 'model/limits.yaml:'],
    ['a file of a megabyte', 'limits:\n', `# ${'x'.repeat(1_000_000)}\nlimits:\n`, 'more than 400000; divide it'],
  ])('%s', (_what, from, to, says) => {
    const found = findingsWith('limits', from, to);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toContain(says);
    expect(found[0]).toMatch(/^model\/limits\.yaml:\d+ \[model\] [^\n]+$/);
  });

  test('a quotation mark that stays open is shown where it stands', () => {
    const [found] = findingsWith('limits', 'subject: id (ULID)', 'subject: "id (ULID)');
    expect(found).toMatch(new RegExp(`^model/limits\\.yaml:${lineOf('limits', 'subject: id (ULID)')} `));
  });

  test('whoever reads it gets the sentence', () => {
    const file = join(root, 'model/limits.yaml');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace('value: 26', 'valeu: 26'));
    expect(() => readModel(root, 'limits')).toThrow(
      /^model\/limits\.yaml:\d+ `limits\[0\]\.value` is missing; add it\.$/,
    );
    writeFileSync(file, before);
  });
});

test.each([
  ['facts/connectors.json', '"title"', '"titel"', /^model\/facts\/connectors\.json:\d+ .*\.titel` is no field here/],
  [
    'facts/kong-plugins.json',
    '"required": false',
    '"required": "false"',
    /^model\/facts\/kong-plugins\.json:\d+ .*`commonFields\[0\]\.required` must be `true` or `false`/,
  ],
  [
    'facts/aws-api-gateway.json',
    '"source": "limits"',
    '"source": "limts"',
    /^model\/facts\/aws-api-gateway\.json:\d+ .*`facts\[0\]\.source` is “limts”, which is no key of sources/,
  ],
  [
    'words/en.txt',
    'cleartext\n',
    'cleartext\nbackoff\n',
    /^model\/words\/en\.txt:6 .*“backoff” stands in line 1 already/,
  ],
])('%s: %s as %s is refused', (file, from, to, says) => {
  expect(findingsWith(file, from, to)).toContainEqual(expect.stringMatching(says));
});

test.each([
  {
    what: 'cut short',
    file: 'errors',
    cut: 700,
    from: '',
    to: '',
    says: /^model\/schemas\/errors\.json:\d+ \[model\] The file is not JSON /,
  },
  {
    what: 'with a keyword that is none',
    file: 'errors',
    cut: Infinity,
    from: '"properties"',
    to: '"propertis"',
    says: /^model\/schemas\/errors\.json:5 \[model\] The schema is none \(.*"propertis"/,
  },
  {
    what: 'that others refer to',
    file: 'common',
    cut: Infinity,
    from: '"minLength"',
    to: '"minLenght"',
    says: /^model\/schemas\/common\.json:5 \[model\] The schema is none \(.*"minLenght"/,
  },
])('a schema $what is named, once, and no file of the model is', ({file, cut, from, to, says}) => {
  const path = join(root, `model/schemas/${file}.json`);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replace(from, to).slice(0, cut));
  const found = findings();
  writeFileSync(path, before);
  expect([...new Set(found)]).toEqual([expect.stringMatching(says)]);
});
