import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {MOST_NODES, select} from '../../../src/plugins/playground/client/jsonpath/select';
import {runTemplates} from '../../../tools/examples/templates/runTemplates';

const PAGE = 'ipaas/components/logical/data-transformation-no-code.md';
const MANUALS = {en: 'docs/v2', 'pt-BR': 'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current'};

const values = (path: string, document: unknown): unknown => {
  const answer = select({path, document: JSON.stringify(document)});
  return 'nodes' in answer ? answer.nodes.map(({value}) => JSON.parse(value) as unknown) : answer;
};

describe.each(Object.entries(MANUALS))('the paths of the page in %s', (_locale, folder) => {
  const [, message = '', table = ''] =
    /\{#source-paths\}[\s\S]*?```json title="data"\n([\s\S]*?)```\s+([\s\S]*?)\n\n/.exec(
      readFileSync(`${folder}/${PAGE}`, 'utf8'),
    ) ?? [];
  const document = JSON.parse(message) as unknown;
  const rows = [...table.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|/gm)].map(([, path = '', stated = '']) => ({
    path,
    stated: JSON.parse(stated) as unknown,
  }));

  test('select what it says, in the page and in the function jsonPath', async () => {
    expect(rows.length).toBeGreaterThan(8);
    const answers = await runTemplates(
      process.cwd(),
      rows.map(({path}) => ({
        mode: 'run',
        template: '{{ jsonPath .document .path | toRawJson }}',
        data: {document, path},
      })),
    );
    rows.forEach(({path, stated}, i) => {
      expect(values(path, document), path).toEqual(stated);
      expect(JSON.parse((answers[i] as {output: string}).output), path).toEqual(stated);
    });
  });
});

test('nodes have normalized paths', () => {
  expect(select({path: '$..*', document: '{"a b": ["\'"]}'})).toEqual({
    nodes: [
      {path: "$['a b']", value: '["\'"]'},
      {path: "$['a b'][0]", value: '"\'"'},
    ],
    count: 2,
  });
});

test.each([
  ['items', {rule: 'start', column: 1, found: ''}],
  ['', {rule: 'start', column: 1, found: ''}],
  ['$.', {rule: 'end', column: 3, found: ''}],
  ['$.a[', {rule: 'end', column: 5, found: ''}],
  ["$['😀'] b", {rule: 'unexpected', column: 8, found: 'b'}],
  ['$[?@.a == ]', {rule: 'unexpected', column: 11, found: ']'}],
  ['$[?size(@.a) > 1]', {rule: 'function', column: 4, found: 'size'}],
  ['$[?@.* == 1]', {rule: 'type', column: 4, found: '@'}],
])('%j has its fault where it is', (path, fault) => {
  expect(select({path, document: '{}'})).toEqual({fault});
});

test('a document that is no JSON, one that is too deep, and more nodes than can be shown', () => {
  expect(select({path: '$', document: '{'})).toEqual({isDocumentWrong: true});
  expect(select({path: '$..a', document: '['.repeat(5000) + ']'.repeat(5000)})).toEqual({limit: 'depth'});
  const many = select({path: '$[*]', document: JSON.stringify(Array(MOST_NODES + 1).fill(0))});
  expect(many).toMatchObject({count: MOST_NODES + 1, nodes: {length: MOST_NODES}});
});
