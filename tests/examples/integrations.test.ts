import {readFileSync} from 'node:fs';

import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

import {readDocuments} from '../../src/documents/documents';
import {faultOf} from '../../src/documents/faults';
import {compileCheck, createAjv} from '../../src/integrations/compile';
import {integrations} from '../../tools/examples/integrations/integrations';
import {referencesIn} from '../../src/integrations/references';
import {readIntegrationCheck} from '../../tools/examples/integrations/readCheck';
import {readSchemas} from '../../tools/facts/jsonSchemas';
import {block, faultsOf} from './faultsOf';

const check = readIntegrationCheck(process.cwd());
const schemas = readSchemas(process.cwd());
const ajv = createAjv(schemas);

/** An integration with these steps, in the flow style of YAML. */
const withSteps = (...steps: string[]) => `apiVersion: aqueduto.example/v2
kind: Integration
metadata: {name: orders, version: 1.0.0}
spec:
  trigger: {type: trigger.scheduler, config: {cron: "@daily"}}
  steps:
${steps.map((step) => `    - ${step}`).join('\n')}`;

const publish = (name: string, more = '', value = 'x') =>
  `{name: ${name}, type: tech.kafka, config: {operation: produce, brokers: [k:9092], topic: t, value: '${value}'}${more}}`;
const transform = (name: string, body: string, more = '') =>
  `{name: ${name}, type: logical.data-transformation, config: {body: '${body}'}${more}}`;
const foreach = (name: string, ...steps: string[]) =>
  `{name: ${name}, type: logical.foreach, config: {operation: sequential, steps: [${steps.join(', ')}]}}`;

describe('the published schemas', () => {
  test.each([...schemas.keys()])('%s compiles in strict mode', (name) => {
    const validate = ajv.getSchema(`https://docs.aqueduto.example/schemas/v2/${name}.json`);
    expect(validate).toBeTypeOf('function');
  });

  test('the schema of the file refers to the schema of every type, and there are no others', () => {
    const text = JSON.stringify(schemas.get('integration'));
    const types = [...text.matchAll(/"\$ref":"([^"#]+)\.json"/g)].map(([, type]) => type);
    expect(types.sort()).toEqual([...schemas.keys()].filter((name) => name !== 'integration').sort());
  });
});

describe('integration files', () => {
  const files = globSync(['tests/fixtures/integrations/**/*.yaml', 'static/downloads/**/*.yaml']).sort();
  const isIntegration = (file: string) => /^kind: Integration$/m.test(readFileSync(file, 'utf8'));
  const [wrong, right] = [/\/wrong-/, /^(?!.*\/wrong-)/].map((kind) => files.filter((file) => kind.test(file)));

  test.each(right!.filter(isIntegration))('%s is valid', (file) => {
    expect(faultOf(readFileSync(file, 'utf8'), check)).toBeUndefined();
  });

  test.each(wrong!)('%s is not', (file) => {
    expect(faultOf(readFileSync(file, 'utf8'), check)).toMatch(/^Line \d+: .+\.$/);
  });

  test.each(wrong!)('%s has the same faults in Portuguese, in other words', (file) => {
    for (const {value} of readDocuments(readFileSync(file, 'utf8'))) {
      const [english, portuguese] = [check(value), check(value, 'pt-BR')];
      expect(portuguese.map(({path}) => path)).toEqual(english.map(({path}) => path));
      const same = portuguese.filter(
        ({message}, i) => message === english[i]!.message || /must|correct it/.test(message),
      );
      expect(same).toEqual([]);
    }
  });
});

describe('faults that the schema finds', () => {
  test.each([
    [publish('a').replace('produce', 'consume'), '`spec.steps[0].config.operation` must be `produce`; correct it.'],
    [publish('a').replace('topic: t, ', ''), '`spec.steps[0].config.topic` is missing; add it.'],
    [
      publish('a').replace('topic: t', 'topic: t, partition: -1'),
      '`spec.steps[0].config.partition` must be an integer of at least 0, or an expression; correct it.',
    ],
    [
      publish('a', ', retry: {maxAttempts: 3, wait: 1s}'),
      '`spec.steps[0].retry.wait` is no field here; use one of `maxAttempts`, `backoff`, `initialInterval`, `maxInterval`.',
    ],
    [
      publish('a', ', timeout: 5 minutes'),
      '`spec.steps[0].timeout` must be a duration such as `500ms` or `1m30s`, or an expression; correct it.',
    ],
    [
      publish('a', ', onError: {next: end, continue: true}'),
      '`spec.steps[0].onError` must be only one of: an object with `next`, or an object with `continue`; remove the others.',
    ],
  ])('%s', (step, fault) => {
    expect(faultOf(withSteps(step), check)).toBe(`Line 7: ${fault}`);
  });

  test('a type without a schema is one', () => {
    const file = JSON.stringify(schemas.get('integration')).replace(
      '"enum":["business',
      '"enum":["tech.new","business',
    );
    const scopes = {envelope: new Set<string>(), trigger: {}};
    const newType = compileCheck(new Map([...schemas, ['integration', JSON.parse(file)]]), scopes);
    expect(faultOf(withSteps(publish('a').replace('tech.kafka', 'tech.new')), newType)).toBe(
      'Line 7: `spec.steps[0].type` is `tech.new`, which is no type of Aqueduto; correct it.',
    );
  });

  test('a schema that refers to one that is missing says which', () => {
    const kafka = {...schemas.get('tech.kafka'), allOf: [{$ref: 'tech.none.json'}]};
    const broken = compileCheck(new Map([...schemas, ['tech.kafka', kafka]]), {
      envelope: new Set<string>(),
      trigger: {},
    });
    expect(() => faultOf(withSteps(publish('a')), broken)).toThrow(
      /^The schema tech\.kafka\.json does not compile \(.*tech\.none\.json.*\); correct it\.$/,
    );
  });
});

describe('faults that no schema finds', () => {
  test.each([
    [
      [publish('a'), publish('a')],
      'Line 8: `spec.steps[1].name` is “a”, as is `spec.steps[0]`; step names are unique in an integration.',
    ],
    [
      [publish('a', ', next: c'), publish('b')],
      'Line 7: `spec.steps[0].next` leads to “c”, which is no step; write the name of a step, or `end` (first of 2 faults).',
    ],
    [
      [publish('a', ', onError: {next: b}')],
      'Line 7: `spec.steps[0].onError.next` leads to “b”, which is no step; write the name of a step, or `end`.',
    ],
    [
      [`{name: a, type: logical.choice, config: {when: [{condition: true, next: x}], otherwise: end}}`],
      'Line 7: `spec.steps[0].config.when[0].next` leads to “x”, which is no step; write the name of a step, or `end`.',
    ],
    [
      [publish('a', ', next: end'), publish('b')],
      'Line 8: `spec.steps[1]` is never reached; let a step lead to it, or remove it.',
    ],
    [
      [foreach('a', publish('b', ', next: c')), publish('c')],
      'Line 7: `spec.steps[0].config.steps[0].next` leads to “c”, which is in another list of steps; stay in the list of this step.',
    ],
    [
      [transform('a', '{{ .steps.b.payload }}'), publish('b')],
      'Line 7: `spec.steps[0].config.body` reads the step “b”, which does not run before this one; correct it.',
    ],
    [
      [foreach('a', publish('b')), transform('c', '{{ .steps.b.payload }}')],
      'Line 8: `spec.steps[1].config.body` reads the step “b”, which does not run before this one; correct it.',
    ],
    [
      [transform('a', '{{ index .steps "find-it" }}')],
      'Line 7: `spec.steps[0].config.body` reads the step “find-it”, which is no step of the integration; correct it.',
    ],
    [
      [publish('find-it'), transform('b', '{{ .steps.find-it.payload }}')],
      'Line 8: `spec.steps[1].config.body` reads `.steps.find-it`; a name with a hyphen needs `index`, as in `index .steps "find-customer"`.',
    ],
    [
      [transform('a', '{{ .item }}')],
      'Line 7: `spec.steps[0].config.body` reads `.item`, which there is only inside a `logical.foreach`; correct it.',
    ],
    [
      [transform('a', '{{ .error.code }}')],
      'Line 7: `spec.steps[0].config.body` reads `.error`, but no `onError.next` leads to this step; correct it.',
    ],
    [
      [transform('a', '{{ .body }}')],
      'Line 7: `spec.steps[0].config.body` reads `.body`, which no message has; correct it.',
    ],
    [[publish('a', ', timeout: 20m')], 'Line 7: `spec.steps[0].timeout` is 20m; it can be at most 15m.'],
    [
      [publish('a').replace('topic: t', 'topic: t, deliveryTimeout: 10ms')],
      'Line 7: `spec.steps[0].config.deliveryTimeout` is 10ms; it has to be at least 1s.',
    ],
    [
      [publish('a').replace('topic: t', 'topic: t, deliveryTimeout: 40s')],
      'Line 7: `spec.steps[0].config.deliveryTimeout` is 40s, not shorter than the timeout of the step (30s); change one of them.',
    ],
  ])('%j', (steps, fault) => {
    expect(faultOf(withSteps(...steps), check)).toBe(fault);
  });

  test('foreach nests at most 3 levels', () => {
    const four = foreach('a', foreach('b', foreach('c', foreach('d', publish('e')))));
    expect(faultOf(withSteps(foreach('a', foreach('b', foreach('c', publish('d'))))), check)).toBeUndefined();
    expect(faultOf(withSteps(four), check)).toContain('is a foreach inside 3 others; at most 3 levels are possible');
  });

  test('steps inside a foreach count towards the 200', () => {
    const many = (count: number) => foreach('a', ...Array.from({length: count}, (_, i) => publish(`b${i}`)));
    expect(faultOf(withSteps(many(199)), check)).toBeUndefined();
    expect(faultOf(withSteps(publish('z'), many(199)), check)).toContain('is step 201; an integration has at most 200');
  });

  test('a trigger reads what there is at the deployment', () => {
    const file = withSteps(publish('a')).replace('"@daily"', '"{{ .secrets.CRON }}"');
    expect(faultOf(file, check)).toBe(
      'Line 5: `spec.trigger.config.cron` reads `.secrets`; a trigger of this type knows only `.vars`.',
    );
    expect(faultOf(file.replace('.secrets', '.vars'), check)).toBeUndefined();
  });
});

describe('what is allowed', () => {
  test.each([
    ['a loop back', [transform('a', '{{ .steps.b.payload }}', ', onError: {next: end}'), publish('b', ', next: a')]],
    [
      'an outer step, read in a foreach',
      [publish('a'), foreach('b', transform('c', '{{ .steps.a.payload }}{{ .item }}'))],
    ],
    ['.error after an error', [publish('a', ', onError: {next: b}, next: end'), transform('b', '{{ .error.code }}')]],
    [
      '.error in a foreach after an error',
      [publish('a', ', onError: {next: b}, next: end'), foreach('b', transform('c', '{{ .error.code }}'))],
    ],
    ['going on after an error', [publish('a', ', onError: {continue: true}'), publish('b')]],
    ['a dot that moved', [transform('a', '{{ range .payload.items }}{{ .item }}{{ end }}')]],
    ['text in quotes', [transform('a', '{{ eq .payload.x ".item .steps.b" }}')]],
  ])('%s', (_what, steps) => {
    expect(faultOf(withSteps(...steps), check)).toBeUndefined();
  });
});

describe('the engine', () => {
  test('reads parts that a page shows alone', async () => {
    const markdown =
      block('yaml', `- ${publish('a', ', next: elsewhere')}`) +
      block('yaml', `- ${publish('a').replace('topic: t, ', '')}`) +
      block(
        'yaml',
        publish('a')
          .replace('topic: t, ', '')
          .replace(/^\{|\}$/g, '')
          .replaceAll(/, (type|config)/g, '\n$1'),
      ) +
      block('yaml', 'trigger:\n  type: trigger.scheduler\n  config: {}') +
      block('yaml', 'type: trigger.scheduler\nconfig: {cron: "@daily"}') +
      block('yaml', 'kind: Service\nmetadata: {}');
    expect(await faultsOf(integrations, markdown)).toEqual([
      undefined,
      'Line 1: `[0].config.topic` is missing; add it.',
      'Line 3: `config.topic` is missing; add it.',
      'Line 3: `trigger.config.cron` is missing; add it.',
      undefined,
    ]);
  });
});

test('references are the paths of expressions', () => {
  expect(referencesIn('a .x {{ .payload.id }} {{/* .vars */}} {{- $.steps.a.payload | default .5 -}}')).toEqual({
    roots: ['payload', 'steps'],
    steps: ['a'],
    hyphenated: undefined,
  });
  expect(referencesIn('{{ range .payload }}{{ .name }}{{ $.vars.X }}{{ end }}').roots).toEqual(['vars']);
});
