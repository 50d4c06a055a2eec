import {expect, test} from 'vitest';

import {yaml} from '../../tools/examples/yaml';
import {block, faultsOf} from './faultsOf';

const BOMB = [
  'a: &a [x, x]',
  ...[...'bcdefghij'].map((name, i) => `${name}: &${name} [${`*${'abcdefghi'[i]}, `.repeat(9)}]`),
];

test.each([
  ['a sound document', 'a: 1\n---\nb: &b {c: 2}\nd: {<<: *b}', undefined],
  ['one that does not parse', 'a: [1', 'does not parse'],
  ['an anchor inside itself', 'spec: {steps: &s [*s]}', 'stands inside itself'],
  ['an alias bomb', BOMB.join('\n'), 'repeated too often'],
  ['a merge of a list', 'a: &a [1]\nb: {<<: *a}', 'merges what is no map'],
  ['ten thousand brackets', '['.repeat(10_000), 'nested too deeply'],
])('%s', async (_, code, fault) => {
  const [found] = await faultsOf(yaml, block('yaml', code));
  expect(found ?? '').toContain(fault ?? '');
  expect(found === undefined).toBe(fault === undefined);
});
