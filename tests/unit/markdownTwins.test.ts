import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {builtNotes, builtText} from '../../src/plugins/markdown-twins/htmlBody';
import {llmsFull, llmsIndex, type ListedPage} from '../../src/plugins/markdown-twins/llms';
import {sectionsOf} from '../../src/plugins/markdown-twins/sections';
import {markdownTwin, plainBody, type TwinFacts} from '../../src/plugins/markdown-twins/twin';

const SITE = 'https://docs.example/pt-BR/';
const address = (path: string): string => `${SITE}${path.slice(1)}${path.startsWith('/v2') ? '.md' : ''}`;
const body = (source: string): string => plainBody(`---\ntitle: Deploy\n---\n\n${source}\n`, address);

test('a twin opens with what is known of the page, as YAML', () => {
  const facts: TwinFacts = {
    title: 'Deploy: “now”',
    description: 'How.',
    url: `${SITE}v2/deploy`,
    language: 'pt-BR',
    generation: 'v2',
    kind: 'task',
    date: undefined,
  };
  const twin = markdownTwin(facts, '\nText.\n');
  const [, front = '', text] = twin.split('---\n');
  expect(parse(front)).toEqual(Object.fromEntries(Object.entries(facts).slice(0, -1)));
  expect(text).toBe('\n# Deploy: “now”\n\n> How.\n\nText.\n');
});

describe('the text of a plain source', () => {
  test.each([
    ['## States {#states}', '## States'],
    ['[page](/v2/overview#x), ![alt](/img/a.svg)', `[page](${SITE}v2/overview.md#x), ![alt](${SITE}img/a.svg)`],
    ['[file](pathname:///downloads/a.yaml)', `[file](${SITE}downloads/a.yaml)`],
    ['[here](#states), [there](https://kong.example/x)', '[here](#states), [there](https://kong.example/x)'],
    ['[double](//other.example)', '[double](//other.example)'],
    ['`[code](/v2/x)` and [`aqd`](/v2/y)', `\`[code](/v2/x)\` and [\`aqd\`](${SITE}v2/y.md)`],
    [
      ':::warning[Lost `keys`]\n\nRevoke:\n\n- them\n\n:::\n\nAfter.',
      '> **Lost `keys`**\n>\n>\n> Revoke:\n>\n> - them\n>\n\nAfter.',
    ],
    ['<details>\n<summary>Why <code>x</code>?</summary>\n\nSo.\n\n</details>\n\nB', '**Why `x`?**\n\nSo.\n\n\nB'],
    ['1. Do.\n\n   :::info\n   Note.\n   :::', '1. Do.\n\n   > **info**\n   >\n   > Note.'],
  ])('%s → %s', (source, expected) => {
    expect(body(source)).toBe(expected);
  });

  test('keeps code blocks as they are, also those that hold a shorter fence', () => {
    const code = '````md\n```\n## A {#a}\n```\n:::note\n[x](/y)\n````';
    expect(body(`${code}\n\n## B {#b}`)).toBe(`${code}\n\n## B`);
  });
});

describe('the text of a built page', () => {
  const page = (text: string): string =>
    `<head><meta name=description content="What it is."></head><div class=theme-layout-main>${text}</div>`;

  test('is that of its HTML, without what belongs to the site', () => {
    const html = page(
      '<nav>menu</nav><main><h1>Start</h1><p>One<!-- --> two<button>Copy</button></p>' +
        '<a href=/v2/ipaas><svg></svg><h2>iPaaS</h2><p>Integrations.</p></a></main>',
    );
    expect(builtText(html, address)).toEqual({
      title: 'Start',
      description: 'What it is.',
      body: `One two\n\n[iPaaS](${SITE}v2/ipaas.md): Integrations.\n`,
    });
  });

  test('is named when it cannot be found', () => {
    expect(() => builtText(page('<p>Text'), address)).toThrow('adapt src/plugins/markdown-twins');
  });

  test('has notes of the site above it', () => {
    const note = '<header><h1>T</h1></header><p class=n>About v1. <a href=/v2/x>v2</a>';
    const html = page(`<div class="theme-doc-markdown markdown">${note}<div class=markdown data-article=/x><p>Text`);
    expect(builtNotes(html, address)).toBe(`About v1. [v2](${SITE}v2/x.md)\n`);
    expect(builtNotes(page('<p>Text'), address)).toBe('');
  });
});

describe('lists for programs', () => {
  const page = (path: string): ListedPage => ({path, title: path, description: 'It.', url: address(path), text: '#\n'});
  const sidebar = [
    {
      docSet: 'v2' as const,
      folder: 'ipaas',
      label: 'iPaaS',
      list: {path: '/v2/category/i', title: 'I', description: ''},
    },
    {docSet: 'v1' as const, folder: 'apps', label: 'Apps'},
  ];
  const pages = ['/apps/', '/v2/overview', '/v2/ipaas/a/b', '/v2/category/i', '/v2/cli/x', '/release-notes/', '/'].map(
    page,
  );
  const sections = sectionsOf(pages, sidebar, 'Start');

  test('divide all pages by the outermost folder, in the order of the sidebars', () => {
    expect(sections.map(({folder, title, pages: within}) => [folder, title, within.map(({path}) => path)])).toEqual([
      ['', 'Start', ['/v2/overview', '/']],
      ['/v2/ipaas', 'v2: iPaaS', ['/v2/ipaas/a/b', '/v2/category/i']],
      ['/v2/cli', 'v2: /v2/cli/x', ['/v2/cli/x']],
      ['/apps', 'v1: Apps', ['/apps/']],
      ['/release-notes', '/release-notes/', ['/release-notes/']],
    ]);
  });

  test('have the form of llmstxt.org', () => {
    const texts = {title: 'Manual', summary: 'What.', about: 'Read.', section: 'All'};
    expect(llmsIndex(sections.slice(3, 4), SITE, texts)).toBe(
      `# Manual\n\n> What.\n\nRead.\n\n## v1: Apps\n\n- [/apps/](${SITE}apps/): It.\n- [All](${SITE}apps/llms-full.txt)\n`,
    );
    expect(llmsFull(pages.slice(0, 2))).toBe('#\n\n#\n');
  });
});
