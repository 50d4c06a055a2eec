import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import type {Fields} from '../../src/documents/documents';
import {drawGraph} from '../../src/drawing/graph/draw';
import {flowGraph} from '../../src/drawing/flows/flowGraph';
import {svgDocument} from '../../src/drawing/svg/document';
import {isIntegrationFile} from '../../src/plugins/playground/examples';
import {
  judge,
  type FileModule,
  type Modules,
  type TypeModule,
} from '../../src/plugins/playground/client/integration/judge';
import {integrationModules} from '../../src/plugins/playground/integration/modules';
import {readIntegrationCheck} from '../../tools/examples/integrations/readCheck';
import {fences} from '../../tools/content/markdown';
import {readPages} from '../../tools/content/readPages';
import {elk} from '../../tools/pictures/graph/elk';
import {integrationNear, wantedPictures} from '../../tools/pictures/wanted';

const ROOT = process.cwd();
const {pages} = readPages(ROOT);
const files = pages.flatMap((page) =>
  fences(page.tree)
    .filter(({lang, value}) => lang === 'yaml' && isIntegrationFile(value))
    .map(({value, meta}) => ({page, code: value, fails: / fails\b/.test(` ${meta ?? ''}`)})),
);

/** The modules that the page loads, as Node loads them. */
const texts = integrationModules(ROOT);
const loaded = new Map<string, unknown>();
const require = createRequire(import.meta.url);
const load = (name: string): unknown => {
  if (!loaded.has(name)) {
    const exports = {};
    new Function('exports', 'require', texts.get(name)!)(exports, require);
    loaded.set(name, exports);
  }
  return loaded.get(name);
};
const modules: Modules = {
  file: () => Promise.resolve(load('integration') as FileModule),
  type: (type) => Promise.resolve(load(type) as TypeModule),
};

describe('integration files in the page', () => {
  test('all of the manual are valid, or refused as their page says', async () => {
    const wrong: string[] = [];
    for (const {page, code, fails} of files) {
      const {faults} = await judge(code, page.locale, modules);
      if (fails !== faults.length > 0) {
        wrong.push(`${page.file}: ${faults[0]?.message ?? 'has no fault'}`);
      }
    }
    expect(files.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });

  test('all that a page draws are drawn equal to their picture', async () => {
    const {names} = await judge('a: 1', 'en', modules);
    const different: string[] = [];
    const drawn = new Set<string>();
    for (const {path, kind, page, line, locale} of wantedPictures(pages)) {
      const code = kind === 'flows' && page.path.startsWith('/v2/') ? integrationNear(page, line) : undefined;
      if (code !== undefined && !drawn.has(path)) {
        drawn.add(path);
        const graph = flowGraph(parse(code) as Fields, locale, names);
        const svg = svgDocument(graph, await drawGraph(graph, elk));
        if (readFileSync(`static${path}`, 'utf8').replace(/ data-source="[^"]*"/, '') !== svg) {
          different.push(path);
        }
      }
    }
    expect(drawn.size).toBeGreaterThan(60);
    expect(different).toEqual([]);
  });

  const check = readIntegrationCheck(ROOT);
  test.each(globSync('tests/fixtures/integrations/**/*.yaml').sort())(
    '%s is judged as the checks judge it',
    async (file) => {
      const text = readFileSync(file, 'utf8');
      for (const locale of ['en', 'pt-BR'] as const) {
        const {faults} = await judge(text, locale, modules);
        const expected = check(parse(text, {merge: true}), locale).map(({message}) => message);
        expect(faults.map(({message}) => message).sort()).toEqual(expected.sort());
      }
    },
  );
});

describe('a fault', () => {
  const judged = (yaml: string, locale: 'en' | 'pt-BR' = 'en') => judge(yaml, locale, modules);
  const [{code} = {code: ''}] = files.filter(({page}) => page.path === '/v2/ipaas/components/logical/choice');

  test('has its line, and leads to the row of its field', async () => {
    const {faults} = await judged(code.replace('topic: orders.paid', 'topic: ""'), 'pt-BR');
    expect(faults).toEqual([
      {
        line: expect.any(Number) as number,
        path: 'spec.steps[1].config.topic',
        message: expect.any(String) as string,
        href: '/pt-BR/v2/ipaas/components/tech/kafka#fields.topic',
      },
    ]);
    expect(code.split('\n')[faults[0]!.line - 1]).toContain('topic: orders.paid');
  });

  test('outside of a configuration leads to the page about it', async () => {
    const {faults} = await judged(`${code}\n      retry: {maxAttempts: 99}`);
    expect(faults.map(({href}) => href)).toEqual(['/v2/ipaas/engine/runtime-engine#retry']);
  });

  test.each([
    ['', 'empty'],
    ['a: [1', 'not YAML'],
    ['a: *none', 'cannot be read'],
    ['kind: Integration\nspec:\n  steps: &s [{type: logical.foreach, config: {steps: *s}}]', 'cannot be read'],
    [`kind: Integration\nspec: ${'['.repeat(500)}`, 'too deep'],
  ])('%j is %s', async (yaml, said) => {
    const {faults, integration} = await judged(yaml);
    expect(faults.map(({message}) => message).join()).toContain(said);
    expect(integration).toBeUndefined();
  });

  test('is said of objects in place of texts, and what is left is drawn', async () => {
    const odd = '{toString: 1, valueOf: 1}';
    const step = `{name: ${odd}, type: logical.choice, next: ${odd}, retry: {maxAttempts: ${odd}}, onError: {next: ${odd}}, config: {otherwise: ${odd}, when: [{condition: ${odd}, next: ${odd}}]}}`;
    const trigger = `{type: ${odd}, config: {topic: ${odd}}}`;
    const {faults, integration, names} = await judged(
      `kind: Integration\nspec: {trigger: ${trigger}, steps: [${step}]}`,
      'pt-BR',
    );
    expect(faults.length).toBeGreaterThan(5);
    expect(() => flowGraph(integration as Fields, 'en', names)).not.toThrow();
  });
});
