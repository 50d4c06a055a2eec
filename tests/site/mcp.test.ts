import {readFileSync} from 'node:fs';

import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {splitUrl} from '../../src/manual/path';
import './built';

/** As assistants start it; the transport's own environment would lack what the set-up of tests needs. */
const client = new Client({name: 'tests', version: '1.0.0'});

beforeAll(() =>
  client.connect(new StdioClientTransport({command: 'npm', args: ['run', '--silent', 'mcp'], stderr: 'inherit'})),
);
afterAll(() => client.close());

interface Answer {
  text: string;
  isError: boolean;
  structured: Record<string, unknown>;
}

async function call(name: string, args: Record<string, unknown>): Promise<Answer> {
  const {content, isError, structuredContent} = await client.callTool({name, arguments: args});
  const [{text}] = content as [{text: string}];
  return {text, isError: isError === true, structured: structuredContent as Record<string, unknown>};
}

test('the documentation server names its tools, which only read', async () => {
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name)).toEqual([
    'search',
    'read_page',
    'list_errors',
    'component_fields',
    'get_schema',
    'validate_integration',
  ]);
  expect(tools.every(({annotations}) => annotations?.readOnlyHint === true)).toBe(true);
});

test('questions about pages drawn at random are answered with the right page among the first three', async () => {
  const [, ...lines] = readFileSync('tests/search/questions.tsv', 'utf8').trim().split('\n');
  const missed: string[] = [];
  for (const line of lines) {
    const [language, generation, query, page] = line.split('\t');
    const {structured} = await call('search', {query, language, generation, limit: 3});
    const paths = (structured.results as {url: string}[]).map(({url}) => splitUrl(new URL(url).pathname).path);
    missed.push(...(paths.includes(page!) ? [] : [`${query}: ${paths.join(' ')}`]));
  }
  expect(lines).toHaveLength(30);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1);
});

describe('read_page', () => {
  test('gives a section by the address that search gives', async () => {
    const {structured} = await call('search', {query: 'kafka partitioner murmur2', limit: 1});
    const [{url}] = structured.results as [{url: string}];
    const {text} = await call('read_page', {address: url});
    expect(url).toContain('#');
    expect(text).toMatch(/^##+ /);
    expect(text).toContain('murmur2');
  });

  test('takes a path, a twin and another language', async () => {
    expect((await call('read_page', {address: '/v2/overview'})).text).toMatch(/^---\ntitle: /);
    expect((await call('read_page', {address: '/v2/overview.md', language: 'pt-BR'})).text).toContain(
      'language: "pt-BR"',
    );
    expect((await call('read_page', {address: '/pt-BR/workspace/'})).text).toContain('language: "pt-BR"');
    expect((await call('read_page', {address: '/'})).text).toContain('kind: "landing"');
  });

  test.each([
    ['/v2/nowhere', 'The manual has no page /v2/nowhere'],
    ['/../README', 'The manual has no page'],
    ['../docs/v2/overview.md', 'The manual has no page'],
    ['/pt-BR/../../CONTRIBUTING', 'The manual has no page'],
    ['/v2/overview#nothing', 'The page has no section #nothing; its headings are: '],
  ])('says in a sentence that there is no %s', async (address, sentence) => {
    const {text, isError} = await call('read_page', {address});
    expect([isError, text]).toEqual([true, expect.stringContaining(sentence)]);
  });
});

describe('reference', () => {
  test('errors, all and one', async () => {
    expect((await call('list_errors', {})).text.match(/^\| \[`AQD-\d{4}`\]/gm)!.length).toBeGreaterThan(30);
    const {text} = await call('list_errors', {code: 'AQD-4003', language: 'pt-BR'});
    expect(text).toContain('### `AQD-4003`: O certificado e a chave não correspondem');
  });

  test('fields and schema of a component', async () => {
    expect((await call('component_fields', {type: 'tech.kafka'})).text).toContain('| `brokers`');
    expect((await call('component_fields', {type: 'trigger.http', language: 'pt-BR'})).text).toContain('| Campo |');
    expect((await call('get_schema', {type: 'tech.kafka'})).text).toContain('tech.kafka.json');
    expect((await call('component_fields', {type: 'tech.none'})).text).toMatch(
      /^There is no schema “tech\.none”; use one of /,
    );
  });

  test.each([
    ['static/downloads/orders-kafka-to-postgresql/orders-to-postgres.yaml', []],
    ['kind: Integration\nspec: {}\n', [expect.stringMatching(/^Line 1: apiVersion is missing; add it\.$/)]],
    ['a: [\n', [expect.stringContaining('The text is not YAML: ')]],
    ['a: 1\n', [expect.stringContaining('is no integration file')]],
  ])('validates %j', async (yaml, faults) => {
    const {structured} = await call('validate_integration', {
      yaml: yaml.endsWith('.yaml') ? readFileSync(yaml, 'utf8') : yaml,
    });
    expect(structured.valid).toBe(faults.length === 0);
    expect(structured.faults).toEqual(expect.arrayContaining(faults as string[]));
  });

  test('a file whose values stand too deep inside each other does not end the server', async () => {
    const {structured} = await call('validate_integration', {yaml: '['.repeat(59_000)});
    expect(structured.faults).toEqual([expect.stringContaining('too deep')]);
    expect((await call('read_page', {address: '/v2/overview'})).isError).toBe(false);
  });
});
