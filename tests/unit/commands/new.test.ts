import {readSubject} from '../../../tools/checks/subject';
import {describe, expect, test} from 'vitest';

import {frontMatter} from '../../../tools/checks/form/frontMatter';
import {headingRules} from '../../../tools/checks/form/headings';
import {parity} from '../../../tools/checks/form/parity';
import {structure} from '../../../tools/checks/form/structure';
import {tableRules} from '../../../tools/checks/form/tableRules';
import {unfilled} from '../../../tools/checks/form/unfilled';
import {freePosition} from '../../../tools/editing/freePosition';
import {newPageText} from '../../../tools/editing/newPage';
import {newPageOf} from '../../../tools/editing/newPageOptions';
import {sidebarPlace} from '../../../tools/editing/sidebarPlace';
import {kindOf} from '../../../tools/model/kinds';
import {readModel} from '../../../tools/model/readModel';
import {fileOf, locate} from '../../../src/manual/file';
import {toPath} from '../../../tools/editing/typedPath';
import {readPage} from '../../../tools/content/readPages';
import type {Locale, Page} from '../../../tools/content/types';

const ROOT = process.cwd();
const LOCALES: Locale[] = ['en', 'pt-BR'];

describe('paths', () => {
  test.each([
    ['v1/planos/listar-planos', '/planos/listar-planos'],
    ['/planos/listar-planos', '/planos/listar-planos'],
    ['v1/planos', '/planos/'],
    ['v1/planos/index', '/planos/'],
    ['docs/v2/ipaas/canvas.md', '/v2/ipaas/canvas'],
    ['v2', '/v2'],
    ['release-notes/20250901', '/release-notes/20250901'],
  ])('%s means %s', (text, path) => {
    expect(toPath(text, new Set(['/planos/']))).toBe(path);
  });

  test.each(['', 'v1', 'V2/Foo', 'v2/a b', '../x', 'v2//x'])('“%s” is none', (text) => {
    expect(() => toPath(text, new Set())).toThrow('is no path of a page');
  });
});

describe('the skeleton of every kind', () => {
  const kinds = readModel(ROOT, 'kinds');
  const whole = readSubject(ROOT); // once: it parses every page
  const paths = ['/pasta/', '/pasta/pagina', '/v2/folder/page', '/v2/folder/overview'];
  const isPossible = (kind: string, path: string): boolean => kind !== 'section' || path !== '/pasta/pagina'; // no section page
  test.each(
    Object.keys(kinds.kinds).flatMap((kind) =>
      paths.filter((path) => isPossible(kind, path)).map((path) => [kind, path]),
    ),
  )('%s at %s breaks no rule but `unfilled`', (kind, path) => {
    const v2 = path.startsWith('/v2') ? undefined : '/v2/overview';
    const page = {path, kind, titles: {en: 'One page', 'pt-BR': 'Uma página'}, v2};
    const {docSet, name} = locate(path);
    const pages = LOCALES.map((locale) => {
      const source = newPageText({locale, page, position: 2, ...kindOf(kinds, kind, path), tables: kinds.tables});
      return readPage({file: fileOf(path, locale), source, docSet, locale, name: `${name}.md`});
    });
    const subject = {...whole, pages, site: [...whole.site, ...pages]};
    expect([frontMatter, headingRules, structure, parity, tableRules].flatMap((rule) => rule(subject))).toEqual([]);
    const files = new Set(unfilled(subject).map(({file}) => file));
    expect([...files]).toEqual(LOCALES.map((locale) => fileOf(path, locale)));
  });

  test('every kind of page has one', () => {
    const used = new Set(whole.pages.map(({frontMatter}) => String(frontMatter.kind)));
    expect([...used].filter((kind) => !(kind in kinds.kinds))).toEqual([]);
  });
});

describe('what is known of a page', () => {
  const known = {kinds: ['task', 'concept'], v2Paths: new Set(['/v2/a'])};
  const options = {kind: 'task', title: 'Do it', titlePt: 'Fazer'};
  test.each([
    ['/v2/b', {}, '--kind KIND --title "English title" --title-pt'],
    ['/b', options, 'add --v2 /v2/...'],
    ['/b', {...options, v2: '/v2/c'}, 'no page of v2 is at “/v2/c”'],
    ['/v2/b', {...options, v2: '/v2/a'}, 'leave it out'],
    ['/v2/b', {...options, kind: 'poem'}, '“poem” is no kind of page; use task, concept.'],
    ['/release-notes/20250231', {}, 'is named by its date'],
  ])('%s with %j is refused', (path, given, message) => {
    expect(() => newPageOf(path, given, known)).toThrow(message);
  });

  test('a release note needs nothing but its date', () => {
    expect(newPageOf('/release-notes/20250901', {}, known).titles).toEqual({
      en: 'September 1, 2025',
      'pt-BR': '1º de setembro de 2025',
    });
  });
});

describe('sidebar_position', () => {
  const page = (path: string, position: number) =>
    ({path, locale: 'en', frontMatter: {sidebar_position: position}}) as unknown as Page;

  test.each([
    ['the first', '/v2/a/y', [page('/v2/b/x', 3)], 1],
    ['after the others of its folder', '/v2/a/y', [page('/v2/a/x', 1), page('/v2/a/z', 2), page('/v2/b/x', 3)], 3],
    ['the newest note stands first', '/release-notes/20250901', [page('/release-notes/20250801', 2)], 1],
    [
      'an older note stands between its neighbours',
      '/release-notes/20250701',
      [page('/release-notes/20250801', 2), page('/release-notes/20250602', 3)],
      2.5,
    ],
  ])('%s', (_, path, pages, expected) => {
    expect(freePosition(path, pages)).toBe(expected);
  });
});

describe('the sidebar', () => {
  const group = {
    type: 'category',
    label: 'Engine',
    key: 'ipaas/engine',
    items: [{type: 'autogenerated', dirName: 'ipaas/engine'}],
  };
  const section = {
    type: 'category',
    label: 'iPaaS',
    key: 'ipaas',
    link: {type: 'doc', id: 'ipaas/overview'},
    items: [{type: 'autogenerated', dirName: 'ipaas'}, group],
  };
  const files = {
    v1: {file: 'one.ts', config: {main: []}},
    v2: {
      file: 'two.ts',
      config: {docs: ['index', {type: 'ref', id: 'academy/main'}, section], academy: ['academy/main']},
    },
    'release-notes': {file: 'notes.ts', config: {notes: [{type: 'autogenerated', dirName: '.'}]}},
  } as unknown as Parameters<typeof sidebarPlace>[2];
  const sectionPages = [{path: '/v2/x/overview', title: 'X overview'}];

  test.each([
    ['/v2/ipaas/engine/go', 'Shown in the sidebar under iPaaS > Engine (two.ts).'],
    ['/v2/ipaas/overview', 'Shown in the sidebar under iPaaS (two.ts).'],
    ['/release-notes/20250901', 'Shown in the sidebar at the top level (notes.ts).'],
    ['/v2/academy/more', "add to two.ts, at the top level of `academy`, the line\n  'academy/more',"],
    ['/v2/ipaas/tools/a', "add to two.ts, in the section iPaaS, the line\n  group('Tools', 'ipaas/tools',"],
    [
      '/v2/ipaas/engine/overview',
      "in two.ts, change the group of its folder to\n  section('Engine', 'ipaas/engine/overview',",
    ],
    ['/v2/x/page', "the line\n  section('X', 'x/overview'),"],
    ['/novo/pagina', '"sidebar.main.category.novo": {"message": "…"},'],
  ])('%s: %s', (path, expected) => {
    const sectionPage = sectionPages.find((page) => path.startsWith('/v2/x/') && page);
    expect(sidebarPlace({path}, sectionPage, files)).toContain(expected);
  });
});
