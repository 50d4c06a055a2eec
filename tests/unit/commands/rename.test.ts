import {describe, expect, test} from 'vitest';

import {changedSections, sourceHash} from '../../../src/plugins/catalog/sectionHashes';
import {withMoves, type Redirect} from '../../../tools/content/redirects';
import {movesOf} from '../../../tools/editing/renaming';
import {
  rewriteHash,
  rewriteMarkdown,
  rewriteMentions,
  rewriteSidebar,
  rewriteSidebarTexts,
} from '../../../tools/editing/rewriting';

const PAGE = {from: '/v2/a/old', to: '/v2/b/new'};
const SECTION = {from: '/v2/a/', to: '/v2/z/'};

describe('the pages that move', () => {
  const taken = {
    pages: ['/v2', '/v2/a/overview', '/v2/a/old', '/v2/a/deep/x', '/v2/b/y', '/w/', '/w/x'],
    others: ['/v2/category/plugins', '/v2/a/list', '/v2/list'],
    redirects: [
      {from: '/v2/was-b', to: '/v2/b/y'},
      {from: '/v2/was-old', to: '/v2/a/old'},
    ],
  };

  test('one page', () => {
    expect(movesOf(PAGE, taken)).toEqual([PAGE]);
  });

  test('a section with all its pages', () => {
    expect(movesOf(SECTION, taken).map(({to}) => to)).toEqual(['/v2/z/overview', '/v2/z/old', '/v2/z/deep/x']);
  });

  test('back to an address of its own', () => {
    expect(movesOf({from: '/v2/a/old', to: '/v2/was-old'}, taken)).toHaveLength(1);
  });

  test.each([
    ['/v2/a/od', '/v2/x', 'No page is at /v2/a/od; the nearest is /v2/a/old.'],
    ['/v2/a/old', '/v2/b/y', '/v2/b/y is taken'],
    ['/v2/a/old', '/v2/b/y/', '/v2/b/y/ is taken'],
    ['/v2/a/old', '/v2/list', '/v2/list is taken'],
    ['/v2/a/old', '/v2/category/plugins', 'is taken'],
    ['/v2/a/old', '/v2/was-b', '/v2/was-b is an old address of /v2/b/y'],
    ['/v2/a/old', '/v2/a/old', 'has this address already'],
    ['/v2/a/old', '/old', 'are in different manuals'],
    [
      '/v2/a/overview',
      '/v2/z/overview',
      'section that has 2 more; move the section: npm run rename -- /v2/a/ NEW_PATH/',
    ],
    ['/w/', '/ww', 'section that has 1 more'],
    ['/v2', '/v3', 'keeps its address'],
  ])('%s → %s is refused: %s', (from, to, message) => {
    expect(() => movesOf({from, to}, taken)).toThrow(message);
  });
});

describe('redirects', () => {
  const add = (redirects: Redirect[], from: string, to: string) => withMoves(redirects, [{from, to}]);

  test('a chain is collapsed, an anchor kept', () => {
    expect(add([{from: '/a', to: '/b#x'}], '/b', '/c')).toEqual([
      {from: '/a', to: '/c#x'},
      {from: '/b', to: '/c'},
    ]);
  });

  test('a loop is none', () => {
    expect(add([{from: '/a', to: '/b'}], '/b', '/a')).toEqual([{from: '/b', to: '/a'}]);
  });

  test('a slash more or less is no move', () => {
    expect(add([], '/a', '/a/')).toEqual([]);
  });
});

describe('rewriting', () => {
  test.each([
    ['[a](/v2/a/old)', '[a](/v2/b/new)'],
    ['[a](/v2/a/old#part) and [b](/v2/a/old "t")', '[a](/v2/b/new#part) and [b](/v2/b/new "t")'],
    ['[a]: /v2/a/old#x', '[a]: /v2/b/new#x'],
    ['v2: /v2/a/old', 'v2: /v2/b/new'],
    ['<Card to="/v2/a/old" />', '<Card to="/v2/b/new" />'],
    ['[a](/v2/a/older) [a](/v2/a/old/x) `/v2/a/old`', '[a](/v2/a/older) [a](/v2/a/old/x) `/v2/a/old`'],
    [
      '```sh\ncurl https://docs.aqueduto.example/pt-BR/v2/a/old.md https://app.aqueduto.example/v2/a/old\n```',
      '```sh\ncurl https://docs.aqueduto.example/pt-BR/v2/b/new.md https://app.aqueduto.example/v2/a/old\n```',
    ],
    ['```text\n[a](/v2/a/old)\n```\n[a](/v2/a/old)', '```text\n[a](/v2/a/old)\n```\n[a](/v2/b/new)'],
  ])('Markdown %j', (before, after) => {
    expect(rewriteMarkdown(before, PAGE)).toBe(after);
  });

  test('a block that holds shorter fences is one block', () => {
    const block = '````md\n```bash\n[a](/v2/a/old)\n```\n[a](/v2/a/old)\n````';
    expect(rewriteMarkdown(block, PAGE)).toBe(block);
  });

  test('a section takes every path below it along', () => {
    expect(rewriteMarkdown('[a](/v2/a/deep/x#y) [b](/v2/ab/x)', SECTION)).toBe('[a](/v2/z/deep/x#y) [b](/v2/ab/x)');
  });

  test('code and data', () => {
    expect(rewriteMentions("to: '/v2/a/old', // '/v2/a/older'\npage: /v2/a/old\n", PAGE)).toBe(
      "to: '/v2/b/new', // '/v2/a/older'\npage: /v2/b/new\n",
    );
  });

  test.each([
    ['kafka lag\t/v2/a/old\t2', 'kafka lag\t/v2/b/new\t2'],
    [
      '- `/v2/a/old`, /v2/a/old#x and /v2/a/older, /x/v2/a/old',
      '- `/v2/b/new`, /v2/b/new#x and /v2/a/older, /x/v2/a/old',
    ],
    [
      '`/pt-BR/v2/a/old`, https://docs.aqueduto.example/v2/a/old.',
      '`/pt-BR/v2/b/new`, https://docs.aqueduto.example/v2/b/new.',
    ],
    ['docs/v2/a/old.md v2/a/old /docs/v2/a/old.md', 'docs/v2/b/new.md v2/b/new /docs/v2/b/new.md'],
    [
      'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current/a/old.md docs/v2/a/older.md x/v2/a/old.md',
      'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current/b/new.md docs/v2/a/older.md x/v2/a/old.md',
    ],
  ])('a mention anywhere in a line: %j', (before, after) => {
    expect(rewriteMentions(before, PAGE)).toBe(after);
  });

  test('a section that moves into itself moves once', () => {
    expect(rewriteMentions('/v2/a/x docs/v2/a/x.md v2/a/x', {from: '/v2/a/', to: '/v2/a/z/'})).toBe(
      '/v2/a/z/x docs/v2/a/z/x.md v2/a/z/x',
    );
  });

  test('the files of a section', () => {
    const section = {from: '/w/', to: '/x/y/'};
    expect(rewriteMentions('v1/w/ docs/v1/w/index.md v1/w/deep/a', section)).toBe(
      'v1/x/y/ docs/v1/x/y/index.md v1/x/y/deep/a',
    );
  });

  test('the sidebar: ids of a page, folders of a section, no slugs', () => {
    const sidebar = "section('A', 'a/overview', [group('Deep', 'a/deep', {slug: 'a', area: 'a'})]), 'a/old'";
    expect(rewriteSidebar(sidebar, PAGE)).toBe(sidebar.replace("'a/old'", "'b/new'"));
    expect(rewriteSidebar(sidebar, SECTION)).toBe(
      "section('A', 'z/overview', [group('Deep', 'z/deep', {slug: 'a', area: 'a'})]), 'z/old'",
    );
  });

  test('the keys of the sidebar’s Portuguese texts', () => {
    const texts = '"sidebar.docs.category.a": 1, "sidebar.docs.category.a/deep.link": 2, "sidebar.docs.category.ab": 3';
    expect(rewriteSidebarTexts(texts, SECTION)).toBe(texts.replace('y.a"', 'y.z"').replace('y.a/', 'y.z/'));
    expect(rewriteSidebarTexts(texts, PAGE)).toBe(texts);
  });

  test('a translation stays as up to date as it was', () => {
    const before = '---\ntitle: A\n---\nIntro.\n\n## One {#one}\n\n[a](/v2/a/old)\n';
    const after = rewriteMarkdown(before, PAGE);
    const translated = (source: string) => `---\nsource_hash: ${sourceHash(source)}\n---\n`;
    const recorded = (text: string) => /^source_hash: (.*)$/m.exec(text)![1]!;
    expect(changedSections(after, recorded(rewriteHash(translated(before), before, after)))).toEqual([]);
    const outdated = translated(before.replace('Intro.', 'Start.'));
    expect(changedSections(after, recorded(rewriteHash(outdated, before, after)))).toEqual(['introduction']);
  });
});
