import {readSubject} from '../../../tools/checks/subject';
import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {frontMatter} from '../../../tools/checks/frontMatter';
import {headingRules} from '../../../tools/checks/headings';
import {parity} from '../../../tools/checks/parity';
import {structure} from '../../../tools/checks/structure';
import {tableRules} from '../../../tools/checks/tableRules';
import {unfilled} from '../../../tools/checks/unfilled';
import {freePosition} from '../../../tools/editing/freePosition';
import {newPageText} from '../../../tools/editing/newPage';
import {plannedPage} from '../../../tools/editing/plannedPage';
import {sidebarPlace} from '../../../tools/editing/sidebarPlace';
import {kindOf, readKinds} from '../../../tools/content/kinds';
import {planWith, readPlan} from '../../../tools/content/model';
import {fileOf, locate, toPath} from '../../../tools/content/paths';
import {pathOf, readPage} from '../../../tools/content/readPages';
import type {Locale, Page} from '../../../tools/content/types';
import {copyProject, type Project} from './project';

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

  test.each(['/workspace/', '/workspace/editar-workspace', '/v2', '/v2/overview', '/v2/a/', '/release-notes/'])(
    '%s has a file, and the file has this path',
    (path) => {
      const {docSet, name} = locate(path);
      expect(pathOf(docSet, `${name}.md`)).toBe(path);
    },
  );
});

describe('the skeleton of every kind', () => {
  const kinds = readKinds(ROOT);
  const {subject: whole} = readSubject(ROOT); // once: it parses every page
  const paths = ['/pasta/', '/pasta/pagina', '/v2/folder/page', '/v2/folder/overview'];
  test.each(Object.keys(kinds.kinds).flatMap((kind) => paths.map((path) => [kind, path])))(
    '%s at %s breaks no rule but `unfilled`',
    (kind, path) => {
      const v2 = path.startsWith('/v2') ? undefined : '/v2/overview';
      const planned = {path, kind, titles: {en: 'One page', 'pt-BR': 'Uma página'}, v2};
      const {docSet, name} = locate(path);
      const pages = LOCALES.map((locale) => {
        const source = newPageText({locale, planned, position: 2, ...kindOf(kinds, kind, path), tables: kinds.tables});
        return readPage({file: fileOf(path, locale), source, docSet, locale, name: `${name}.md`}) as Page;
      });
      const subject = {...whole, pages, site: pages, plan: new Map([[path, planned]])};
      expect([frontMatter, headingRules, structure, parity, tableRules].flatMap((rule) => rule(subject))).toEqual([]);
      const files = new Set(unfilled(subject).map(({file}) => file));
      expect([...files]).toEqual(LOCALES.map((locale) => fileOf(path, locale)));
    },
  );

  test('every kind of the plan has one', () => {
    const planned = new Set([...readPlan(ROOT).values()].map(({kind}) => kind));
    expect([...planned].filter((kind) => !(kind in kinds.kinds))).toEqual([]);
  });
});

describe('what is known of a page', () => {
  const plan = new Map([['/v2/a', {path: '/v2/a', kind: 'concept', titles: {en: 'A', 'pt-BR': 'A'}, v2: undefined}]]);
  const options = {kind: 'task', title: 'Do it', titlePt: 'Fazer'};
  test.each([
    ['/v2/a', {kind: 'task'}, 'model/pages.tsv plans /v2/a'],
    ['/v2/b', {}, '--kind KIND --title "English title" --title-pt'],
    ['/b', options, 'add --v2 /v2/...'],
    ['/b', {...options, v2: '/v2/c'}, 'no page of v2 is or will be at “/v2/c”'],
    ['/v2/b', {...options, v2: '/v2/a'}, 'leave it out'],
    ['/v2/b', {...options, kind: 'poem'}, '“poem” is no kind of page; use task, concept.'],
    ['/release-notes/20250231', {}, 'is named by its date'],
  ])('%s with %j is refused', (path, given, message) => {
    expect(() => plannedPage(path, plan, given, ['task', 'concept'])).toThrow(message);
  });

  test('a release note needs nothing but its date', () => {
    expect(plannedPage('/release-notes/20250901', plan, {}, []).titles).toEqual({
      en: 'September 1, 2025',
      'pt-BR': '1 de setembro de 2025',
    });
  });

  test('the plan takes it after its folder', () => {
    const line = (path: string) => `${path}\ttask\tA\tB`;
    const text = ['path', line('/a/'), line('/a/x'), line('/b/'), line('/v2'), ''].join('\n');
    const page = {path: '/a/y', kind: 'task', titles: {en: 'A', 'pt-BR': 'B'}, v2: undefined};
    expect(planWith(text, page)).toBe(text.replace(line('/b/'), `${line('/a/y')}\n${line('/b/')}`));
  });
});

describe('sidebar_position', () => {
  const page = (path: string, position: number) =>
    ({path, locale: 'en', frontMatter: {sidebar_position: position}}) as unknown as Page;

  test.each([
    ['its place in the plan', '/v2/a/y', [page('/v2/a/x', 1)], 2],
    ['the next free one', '/v2/a/y', [page('/v2/a/x', 1), page('/v2/a/z', 2), page('/v2/b/x', 3)], 3],
    ['the newest note stands first', '/release-notes/20250901', [page('/release-notes/20250801', 2)], 1],
    [
      'an older note stands between its neighbours',
      '/release-notes/20250701',
      [page('/release-notes/20250801', 2), page('/release-notes/20250602', 3)],
      2.5,
    ],
  ])('%s', (_, path, pages, expected) => {
    expect(freePosition(path, ['/v2/a/x', '/v2/a/y'], pages)).toBe(expected);
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
  const plan = new Map([
    [
      '/v2/x/overview',
      {path: '/v2/x/overview', kind: 'overview', titles: {en: 'X overview', 'pt-BR': 'X'}, v2: undefined},
    ],
  ]);

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
    ['/v2/x/page', 'The section needs its page first: npm run new -- /v2/x/overview'],
    ['/novo/pagina', '"sidebar.main.category.novo": {"message": "…"},'],
  ])('%s: %s', (path, expected) => {
    expect(sidebarPlace(path, plan, files)).toContain(expected);
  });
});

describe('npm run new', {timeout: 400_000}, () => {
  let project: Project;
  beforeAll(() => {
    project = copyProject();
  });
  afterAll(() => rmSync(project.root, {recursive: true}));
  const [path, donor] = ['/workspace/arquivar-workspace', '/workspace/adicionar-workspace'];
  const options = [
    '--kind',
    'task',
    '--title',
    'Archive a workspace',
    '--title-pt',
    'Arquivar workspace',
    '--v2',
    '/v2/admin/workspaces',
  ];

  test('makes pages that pass every check once they are filled', () => {
    const {status, output} = project.run('new', 'v1/workspace/arquivar-workspace', ...options);
    expect(output).toContain('Shown in the sidebar under Workspaces (sidebars.ts).');
    expect(status).toBe(0);
    for (const locale of LOCALES) {
      const file = fileOf(path, locale);
      writeFileSync(join(project.root, file), filled(project.read(file), project.read(fileOf(donor, locale))));
    }
    expect(project.run('i18nStatus', '--update', fileOf(path, 'pt-BR')).status).toBe(0);
    const findings = project.findings('docs/v1/workspace');
    expect(findings).toHaveLength(LOCALES.length);
    findings.forEach((finding) => expect(finding).toContain(`[links] No page links to ${path}`));
    expect(project.read('model/published-paths.txt')).toContain(`${path}\n`);
  });

  test.each([
    [['v1/workspace/adicionar-workspace'], 'A page is at /workspace/adicionar-workspace already'],
    [['v2/search-me'], 'does not plan /v2/search-me'],
  ])('%j is refused and changes nothing', (args, message) => {
    const state = project.state();
    const {status, output} = project.run('new', ...args);
    expect(output).toContain(message);
    expect(status).toBe(1);
    expect(project.state()).toBe(state);
  });
});

/** Takes the text for each section, the opening, the description and the keywords from another page of the kind. */
function filled(page: string, other: string): string {
  const parts = (source: string) => source.split(/^(?=## )/m);
  const idOf = (part: string) => /\{#([^}]+)\}/.exec(part)?.[1];
  const [head = '', ...sections] = parts(page);
  const [otherHead = '', ...others] = parts(other);
  const lines = ['description', 'keywords'].map((key) => new RegExp(`^${key}: .*$`, 'm'));
  const frontMatterText = lines.reduce(
    (text, line) => text.replace(line, line.exec(otherHead)![0]),
    head.split('\n\n')[0]!,
  );
  const opening = otherHead.slice(otherHead.indexOf('\n\n'));
  return (
    frontMatterText +
    opening +
    sections.map((part) => others.find((each) => idOf(each) === idOf(part)) ?? part).join('')
  );
}
