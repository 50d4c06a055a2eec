import {describe, expect, test} from 'vitest';

import {testCases} from '../../tools/examples/integrations/testCases';
import {block, faultsOf} from './faultsOf';

const INTEGRATION = block(
  'yaml',
  `kind: Integration
metadata: {name: orders}
spec:
  trigger: {type: trigger.kafka, config: {}}
  steps:
    - {name: only-paid, type: logical.choice}
    - name: each
      type: logical.foreach
      config:
        steps: [{name: save-order, type: tech.postgres}]`,
);
const CASES = `integration: orders
cases:
  - name: a paid order is saved
    mocks:
      save-order: {payload: {}}
    expect:
      steps: [only-paid, each, save-order]
      config:
        save-order: {args: [1]}
  - name: an open order is not
    expect: {steps: [only-paid]}`;
const OUTPUT = `orders.tests.yaml
PASS  a paid order is saved                 4 ms
FAIL  an open order is not                  5 ms
      result: expected "success", got "failed"
1 passed, 1 failed`;

const faults = async (cases: string, output: string): Promise<(string | undefined)[]> =>
  (
    await faultsOf(testCases, INTEGRATION + block('yaml title="orders.tests.yaml"', cases) + block('text', output))
  ).slice(1);

test('cases that name steps of their integration hold, and what is printed of them', async () => {
  expect(await faults(CASES, OUTPUT)).toEqual([undefined, undefined]);
});

test('an integration that no page shows is not judged', async () => {
  expect(await faults(CASES.replace('orders', 'others'), OUTPUT)).toEqual([undefined, undefined]);
});

describe('cases', () => {
  test.each([
    ['save-order: {payload', 'save-ordre: {payload', 'Line 5: “save-ordre” is no step of orders; write “save-order”.'],
    [
      'steps: [only-paid, each',
      'steps: [post, each',
      'Line 7: “post” is no step of orders; its steps are only-paid, each, save-order.',
    ],
    ['save-order: {args', 'only-payd: {args', 'Line 9: “only-payd” is no step of orders; write “only-paid”.'],
  ])('%j → %j', async (right, wrong, sentence) => {
    expect(await faults(CASES.replace(right, wrong), OUTPUT)).toEqual([sentence, undefined]);
  });
});

describe('what is printed', () => {
  test.each([
    [
      'a paid order is saved ',
      'a paid order is safed ',
      'Line 2: “a paid order is safed” is no case of orders.tests.yaml; write “a paid order is saved”.',
    ],
    [
      'PASS  a paid order is saved                 4 ms\n',
      '',
      'Line 1: the case “a paid order is saved” of orders.tests.yaml is not printed; add its line.',
    ],
    ['1 passed, 1 failed', '2 passed, 0 failed', 'Line 5: 1 passed and 1 failed; write `1 passed, 1 failed`.'],
    ['\n1 passed, 1 failed', '', 'Line 4: 1 passed and 1 failed; write `1 passed, 1 failed`.'],
  ])('%j → %j', async (right, wrong, sentence) => {
    expect(await faults(CASES, OUTPUT.replace(right, wrong))).toEqual([undefined, sentence]);
  });
});
