import {describe, expect, test} from 'vitest';

import {hasTwin, markdownTwin} from '../../src/plugins/markdown-twins/twin';

const SITE = 'https://docs.example/pt-BR/';

const twin = (source: string): string => markdownTwin({title: 'Deploy', description: 'How.', source}, SITE);

describe('markdownTwin', () => {
  test('opens with title and description instead of front matter', () => {
    expect(twin('---\ntitle: Deploy\n---\n\nText.\n')).toBe('# Deploy\n\n> How.\n\nText.\n');
  });

  test.each([
    ['## States {#states}', '## States'],
    ['[page](/v2/overview#x), ![alt](/img/a.svg)', `[page](${SITE}v2/overview#x), ![alt](${SITE}img/a.svg)`],
    ['[file](pathname:///downloads/a.yaml)', `[file](${SITE}downloads/a.yaml)`],
    ['[here](#states), [there](https://kong.example/x)', '[here](#states), [there](https://kong.example/x)'],
    ['[double](//other.example)', '[double](//other.example)'],
  ])('%s → %s', (line, expected) => {
    expect(twin(`---\n---\n${line}\n`)).toContain(`\n${expected}\n`);
  });

  test('leaves code blocks as they are, also those that hold a shorter fence', () => {
    const code = '````md\n```\n## A {#a}\n```\n[x](/y)\n````';
    expect(twin(`---\n---\n${code}\n\n## B {#b}\n`)).toContain(`${code}\n\n## B\n`);
  });
});

test('a page with components has no twin', () => {
  expect([hasTwin('@site/docs/v2/overview.md'), hasTwin('@site/docs/v2/index.mdx')]).toEqual([true, false]);
});
