import {describe, expect, test} from 'vitest';

import {openapi} from '../../tools/examples/contracts/openapi';
import {protobuf} from '../../tools/examples/contracts/protobuf';
import {block, faultsOf} from './faultsOf';

describe('protobuf', () => {
  const HEAD = 'syntax = "proto3";\npackage horizonte.orders.v1;\n';

  test.each([
    [
      'a service',
      `${HEAD}service Orders { rpc Get (Id) returns (stream Order); }\nmessage Id { string id = 1; }\nmessage Order { double total = 1; }`,
    ],
    [
      'a well-known type',
      `${HEAD}import "google/protobuf/timestamp.proto";\nmessage Order { google.protobuf.Timestamp placed_at = 1; }`,
    ],
  ])('%s holds', async (_name, code) => {
    expect(await faultsOf(protobuf, block('protobuf', code) + block('proto', code))).toEqual([undefined, undefined]);
  });

  test.each([
    ['message Order { string id = 1; }', 'The file does not say its syntax; begin it with `syntax = "proto3";`.'],
    [
      `${HEAD}message Order {\n  string id;\n}`,
      "Line 4: the Protocol Buffers file is wrong (illegal token ';', '=' expected); correct it.",
    ],
    [
      `${HEAD}message Order { Money total = 1; }`,
      "The Protocol Buffers file is wrong (no such Type or Enum 'Money' in Type .horizonte.orders.v1.Order); correct it.",
    ],
    [
      `${HEAD}message Order { string id = 1; string name = 1; }`,
      'The Protocol Buffers file is wrong (duplicate id 1 in Type Order); correct it.',
    ],
    [
      `${HEAD}import "orders/money.proto";\nmessage Order { string id = 1; }`,
      '“orders/money.proto” is no well-known file of Google; put what the block needs of it into the block.',
    ],
  ])('%j has a fault', async (code, sentence) => {
    expect(await faultsOf(protobuf, block('protobuf', code))).toEqual([sentence]);
  });
});

describe('openapi', () => {
  const document = (version: string, ...operation: string[]) =>
    [
      `openapi: ${version}`,
      'info: {title: Orders, version: 1.2.0}',
      'paths:',
      '  /orders/{id}:',
      '    get:',
      '      parameters: [{name: id, in: path, required: true, schema: {type: string}}]',
      ...operation,
    ].join('\n');
  const RESPONSES = '      responses: {"200": {description: The order}}';

  test.each([
    ['3.0', block('yaml', document('3.0.3', RESPONSES))],
    ['3.1', block('yaml', document('3.1.0', RESPONSES))],
    [
      'JSON',
      block(
        'json',
        '{"openapi": "3.1.0", "info": {"title": "Orders", "version": "1"}, "components": {"schemas": {"Id": {"type": "string"}}}}',
      ),
    ],
    ['2.0', block('json', '{\n  "swagger": "2.0",\n  "info": {"title": "Orders", "version": "1"},\n  "paths": {}\n}')],
    ['a field of that name elsewhere', block('yaml', 'spec:\n  openapi: orders.yaml')],
  ])('%s holds', async (_name, markdown) => {
    expect(await faultsOf(openapi, markdown)).toEqual([undefined]);
  });

  test.each([
    [
      document('3.0.3'),
      `The document is not OpenAPI (must have required property 'responses', at “"get": {”); correct it.`,
    ],
    [
      document('3.0.3', RESPONSES).replace('name: id', 'name: key'),
      'The document is not OpenAPI (`/paths/orders/{id}/get` has a path parameter named `key`, but there is no corresponding `{key}` in the path string); correct it.',
    ],
    [
      document('3.0.3', '      responses: {"200": {$ref: "#/components/responses/None"}}'),
      'The document is not OpenAPI (Missing $ref pointer "#/components/responses/None". Token "components" does not exist); correct it.',
    ],
    [
      document('4.0.0', RESPONSES),
      'The document is not OpenAPI (must match pattern "^3\\.0\\.\\d(-.+)?$", at “"openapi": "4.0.0"”); correct it.',
    ],
    [
      'openapi: 3.1.0\npaths: {}',
      "The document is not OpenAPI (must have required property 'info', at “{”); correct it.",
    ],
  ])('%j has a fault', async (code, sentence) => {
    expect(await faultsOf(openapi, block('yaml', code))).toEqual([sentence]);
  });

  test('other files are not looked for', async () => {
    const schemas = ['./order.yaml', 'https://api.horizonte.example/order.yaml'].map(
      ($ref) => `      responses: {"200": {description: The order, content: {a/b: {schema: {$ref: "${$ref}"}}}}}`,
    );
    const page = schemas.map((responses) => block('yaml', document('3.0.3', responses))).join('');
    expect(await faultsOf(openapi, page)).toEqual([undefined, undefined]);
  });
});
