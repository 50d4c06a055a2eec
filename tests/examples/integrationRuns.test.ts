import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {execute} from '../../src/integrations/run/execute';
import {type Message, StepFailure, type StepRun} from '../../src/integrations/run/types';
import {startEngine, type TemplateEngine} from '../../src/plugins/playground/engine/engine';
import {fences} from '../../tools/content/markdown';
import {readPages} from '../../tools/content/readPages';
import {readEngine} from '../../tools/engine/committed';

let engine: TemplateEngine;
beforeAll(async () => {
  engine = await startEngine(await WebAssembly.compile(readEngine(process.cwd())));
});

const print = (template: string, message: unknown): Promise<string> => {
  const answer = engine({mode: 'run', template, message: JSON.stringify(message)});
  return 'error' in answer ? Promise.reject(new StepFailure(answer.error)) : Promise.resolve(answer.output);
};

const run = (yaml: string, message: Message): Promise<StepRun[]> =>
  execute(parse(yaml), message, {print}, new AbortController().signal);

const {pages} = readPages(process.cwd());
const page = (name: string) => pages.find(({path}) => path.endsWith(`/logical/${name}`))!;
const block = (name: string, title: string): string =>
  fences(page(name).tree).find(({lang, meta}) => lang !== 'text' && meta?.includes(`title="${title}"`))!.value;
const json = (name: string, title: string): unknown => JSON.parse(block(name, title));

describe('logic and transformations give what their pages say', () => {
  test.each([
    ['choice', 'paid-order-filter.yaml'],
    ['data-transformation', 'order-number.yaml'],
    ['data-transformation-no-code', 'order-number-mapped.yaml'],
  ])('%s, %s', async (name, file) => {
    const runs = await run(block(name, file), {...(json(name, 'input') as Message), vars: {KAFKA_BROKERS: 'k:9092'}});
    expect({payload: runs[0]!.payload}).toEqual(json(name, 'output'));
  });

  test('a choice leads past a step that does not run', async () => {
    const runs = await run(block('choice', 'paid-order-filter.yaml'), json('choice', 'input') as Message);
    expect(runs.map(({name, next}) => [name, next])).toEqual([['only-paid', 'end']]);
  });

  test('a mapping: paths, functions, lookups, dates, defaults, lists', async () => {
    const runs = await run(block('data-transformation-no-code', 'orders-to-erp-layout.yaml'), {
      payload: json('data-transformation-no-code', 'message'),
      headers: {'kafka-key': 'ord-1001'},
      vars: {ERP_BRANCH: '12', KAFKA_BROKERS: 'k:9092'},
    });
    expect(runs[0]!.payload).toEqual(json('data-transformation-no-code', '.payload after map-order'));
    expect(runs[1]!.printed).toContainEqual(['key', 'ORD-1001']);
    expect(runs[1]!.isLeftOut).toBe(true);
  });

  test('a foreach runs its steps for each item, with mocks for what connects to a system', async () => {
    const runs = await run(block('foreach', 'warehouse-heartbeat.yaml'), {
      payload: {},
      vars: {KAFKA_BROKERS: 'k:9092'},
      mocks: {publish: {payload: {offset: 1}}},
    });
    expect(runs.map(({name, items}) => [name, ...items])).toEqual([['each-warehouse'], ['publish', 0], ['publish', 1]]);
    expect(runs[2]!.printed).toContainEqual(['value', 'RJ-02']);
    expect(runs[0]!.payload).toEqual([{offset: 1}, {offset: 1}]);
  });
});

describe('errors', () => {
  const row = (text: string): string =>
    `spec: {steps: [{name: a, type: logical.data-transformation-no-code, config: {mappings: [${text}]}}]}`;
  const errorOf = async (yaml: string, message: Message): Promise<string | undefined> =>
    (await run(yaml, message)).at(-1)?.error?.message;

  test.each([
    ['{target: x, source: $.payload.id, onMissing: error}', 'mappings[0]: $.payload.id is missing'],
    ['{target: x, value: two, type: integer}', 'mappings[0]: "two" is not an integer'],
    ['{target: x, value: a}, {target: x.y, value: b}', 'mappings[1]: target x.y: x is a string'],
  ])('%s: %s', async (rows, said) => {
    expect(await errorOf(row(rows), {payload: {}})).toBe(said);
  });

  test('a condition that is neither true nor false', async () => {
    const yaml = `spec: {steps: [{name: a, type: logical.choice, config: {when: [{condition: '{{ .payload.id }}', next: end}]}}]}`;
    expect(await errorOf(yaml, {payload: {id: 'x'}})).toBe('condition is "x", not true or false');
  });

  test('one that onError handles goes on there, with the error and the message as it was', async () => {
    const yaml = block('data-transformation', 'order-summaries.yaml');
    const runs = await run(yaml, {
      payload: {id: 'ord-1', items: [{qty: 'x'}]},
      vars: {KAFKA_BROKERS: 'k:9092'},
      mocks: {'dead-letter': {payload: {offset: 7}}},
    });
    expect(runs.map(({name}) => name)).toEqual(['summarize', 'dead-letter']);
    expect(runs[1]!.printed.map(([path]) => path)).toContain('headers.aqd-error-message');
    expect(runs[1]!.payload).toEqual({offset: 7});
  });

  test('an endless loop ends', async () => {
    const yaml = `spec: {steps: [{name: a, type: logical.data-transformation, config: {body: '{}'}, next: a}]}`;
    expect(await run(yaml, {payload: {}})).toHaveLength(500);
  });
});
