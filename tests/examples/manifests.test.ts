import {expect, test} from 'vitest';

import {manifests} from '../../tools/examples/files/manifests';
import {block, faultsOf} from './faultsOf';

const fault = async (code: string) => (await faultsOf(manifests, block('yaml', code)))[0];

const environment = `apiVersion: aqueduto.example/v2
kind: Environment
metadata:
  name: staging
spec:
  name: Staging
  type: staging
  color: "#B26A00"
  order: 2
  approvalRequired: true
  gateways: [kong-stg-1]
`;

test('a manifest that fits is accepted', async () => {
  expect(await fault(environment)).toBeUndefined();
});

test.each([
  ['v2', 'v1', 'Line 1: `apiVersion` must be `aqueduto.example/v2`; correct it.'],
  ['kind: Environment', 'kind: Enviroment', 'Line 2: `kind` must be one of `Workspace`, `Environment`, '],
  ['name: staging', 'slug: staging', 'Line 3: `metadata.name` is missing; add it (first of 2 faults).'],
  [
    'name: staging',
    'name: Staging',
    'Line 4: `metadata.name` must match `^[a-z][a-z0-9-]{1,38}[a-z0-9]$`; correct it.',
  ],
  ['  name: Staging', '  name: St', 'Line 6: `spec.name` must have 3 to 60 characters; correct it.'],
  [
    'type: staging',
    'type: homologation',
    'Line 7: `spec.type` must be one of `development`, `test`, `staging`, `production`',
  ],
  ['  type: staging\n', '', 'Line 5: `spec.type` is missing; add it.'],
  ['"#B26A00"', 'orange', 'Line 8: `spec.color` must match `^#[0-9A-Fa-f]{6}$`; correct it.'],
  ['order: 2', 'order: 100', 'Line 9: `spec.order` must be from 1 to 99; correct it.'],
  ['order: 2', 'order: two', 'Line 9: `spec.order` must be of type `integer`; correct it.'],
  ['approvalRequired: true', 'approvalRequired: "yes"', 'Line 10: `spec.approvalRequired` must be of type `boolean`'],
  ['[kong-stg-1]', '[{name: kong-stg-1}]', 'Line 11: `spec.gateways[0]` must be of type `string`; correct it.'],
  ['approvalRequired', 'approval', 'Line 10: `spec.approval` is no field here; use one of `name`, `description`, '],
  ['spec:', 'status: x\nspec:', 'Line 5: `status` is no field of a manifest; remove it.'],
])('%s → %s is not', async (from, to, sentence) => {
  expect(environment).toContain(from);
  expect(await fault(environment.replace(from, to))).toContain(sentence);
});

test('the second document of a block counts as well', async () => {
  expect(await fault(`${environment}---\n${environment.replace('order: 2', 'order: 0')}`)).toBe(
    'Line 21: `spec.order` must be from 1 to 99; correct it.',
  );
});

test('integrations, other products and the first lines of a file are left alone', async () => {
  expect(await fault('apiVersion: aqueduto.example/v2\nkind: Integration\nspec: {}')).toBeUndefined();
  expect(await fault('# the schema\napiVersion: aqueduto.example/v2')).toBeUndefined();
  expect(await faultsOf(manifests, block('yaml', 'apiVersion: v1\nkind: Secret'))).toEqual([]);
});
