import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import type {Fields} from '../../../src/documents/documents';
import {shortCondition} from '../../../src/drawing/flows/conditions';
import {flowGraph} from '../../../src/drawing/flows/flowGraph';

test.each([
  ['{{ eq .payload.status "paid" }}', 'status = "paid"'],
  ['{{ gt (.payload.total | default 0.0) 5000.0 }}', 'total > 5000'],
  ['{{ eq .payload.status "paid" "shipped" }}', 'status = "paid", "shipped"'],
  ['{{ empty .payload.lines }}', 'empty lines'],
  ['{{ gt (dig "temperature" "value" 0.0 (index .steps "read-line").payload) 80.0 }}', 'temperature.value > 80'],
  ['{{ ge (int64 .payload.count) 3 }}', 'count ≥ 3'],
])('%s is shown as %s', (expression, short) => {
  expect(shortCondition(expression)).toBe(short);
});

const graphOf = (steps: string, locale: 'en' | 'pt-BR' = 'en') =>
  flowGraph(
    parse(
      `metadata: {name: a}\nspec:\n  trigger: {type: trigger.kafka, config: {topic: orders.created}}\n  steps:\n${steps}`,
    ) as Fields,
    locale,
    new Map([['tech.kafka', {en: 'Kafka', 'pt-BR': 'Kafka'}]]),
  );
const ways = (steps: string) => graphOf(steps).edges.map(({from, to, label}) => [from, to, label ?? ''].join(' > '));

describe('the ways between steps', () => {
  test('follow the file, and end after the last step', () => {
    expect(ways('  - {name: one, type: tech.kafka}\n  - {name: two, type: tech.kafka}')).toEqual([
      'trigger: > one > ',
      'one > two > ',
      'two > end > ',
    ]);
  });

  test('follow next, branches and onError', () => {
    const steps = `
  - name: choose
    type: logical.choice
    config: {when: [{condition: '{{ eq .payload.a "b" }}', next: save}], otherwise: end}
  - {name: save, type: tech.kafka, next: end, onError: {next: keep}}
  - {name: keep, type: tech.kafka}`;
    expect(ways(steps)).toEqual([
      'trigger: > choose > ',
      'choose > save > a = "b"',
      'choose > end > otherwise',
      'save > end > ',
      'save > keep > on error',
      'keep > end > ',
    ]);
  });

  test('two branches to one step are one way with both conditions', () => {
    const steps = `
  - name: choose
    type: logical.choice
    config: {when: [{condition: '{{ eq .payload.a "b" }}', next: end}], otherwise: end}`;
    expect(ways(steps)).toContain('choose > end > a = "b" / otherwise');
  });

  test('the body of a foreach is inside it and ends with the next item', () => {
    const graph = graphOf(
      '  - {name: each, type: logical.foreach, config: {steps: [{name: inner, type: tech.kafka}]}}',
      'pt-BR',
    );
    const group = graph.nodes.find(({id}) => id === 'each');
    expect(group?.children?.map(({label}) => label)).toEqual(['inner', 'Próximo item']);
    expect(graph.edges.map(({from, to}) => `${from} > ${to}`)).toContain('inner > end of each');
  });
});

test('a step shows component, operation and attempts; the trigger what it listens to', () => {
  const {nodes} = graphOf(
    '  - {name: one, type: tech.kafka, config: {operation: produce}, retry: {maxAttempts: 3}}',
    'pt-BR',
  );
  expect(nodes[0]).toMatchObject({label: 'trigger.kafka', notes: ['orders.created']});
  expect(nodes[1]).toMatchObject({label: 'one', notes: ['Kafka · produce', 'até 3 tentativas']});
});

test('the description names every step and way', () => {
  expect(graphOf('  - {name: one, type: tech.kafka}').description).toBe(
    'trigger.kafka (orders.created) → one. one (Kafka) → End.',
  );
});
