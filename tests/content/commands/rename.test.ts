import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {copyProject, type Project} from './project';

describe('npm run rename', () => {
  let project: Project;
  beforeAll(() => {
    project = copyProject();
  });
  afterAll(() => rmSync(project.root, {recursive: true}));
  const markdown = () =>
    globSync(['docs/**/*.{md,mdx}', 'i18n/**/*.{md,mdx}', 'release-notes/*.md'], {
      cwd: project.root,
      followSymbolicLinks: false,
    });
  const count = (pattern: RegExp, folder: string) =>
    markdown()
      .filter((file) => file.startsWith(folder))
      .reduce((sum, file) => sum + [...project.read(file).matchAll(pattern)].length, 0);
  const OLD = /(?:\]\(|^v2: )\/v2\/admin\/roles-permissions(?=[#)\s]|$)/gm;
  const NEW = /(?:\]\(|^v2: )\/v2\/admin\/access(?=[#)\s]|$)/gm;

  test('moves both files, rewrites links in both languages and leaves a redirect', () => {
    const [english, portuguese] = [count(OLD, 'docs'), count(OLD, 'i18n')];
    expect(english).toBeGreaterThan(5);
    expect(portuguese).toBeGreaterThan(5);

    const {status, output} = project.run('rename', 'v2/admin/roles-permissions', 'v2/admin/access');
    expect(output).toContain('/v2/admin/roles-permissions → /v2/admin/access');
    expect(status).toBe(0);
    expect(markdown().filter((file) => file.includes('roles-permissions'))).toEqual([]);
    expect([count(OLD, 'docs'), count(OLD, 'i18n')]).toEqual([0, 0]);
    expect([count(NEW, 'docs'), count(NEW, 'i18n')]).toEqual([english, portuguese]);
    expect(JSON.parse(project.read('redirects.json'))).toContainEqual({
      from: '/v2/admin/roles-permissions',
      to: '/v2/admin/access',
    });
    for (const rules of ['static/_redirects', 'deploy/nginx/maps.conf']) {
      expect(project.read(rules)).toMatch(/\/pt-BR\/v2\/admin\/roles-permissions\W.*\/pt-BR\/v2\/admin\/access\b/);
    }
    expect(project.read('tests/search/queries.en.tsv')).not.toContain('/v2/admin/roles-permissions');
  });

  test.each([
    ['v1/planos/', 'v1/precos/'],
    ['v1/integra/clusters/', 'v1/integra/agrupamentos/'],
    ['v2/observability/', 'v2/insights/'],
  ])('of the section %s leaves nothing of it behind', (from, to) => {
    const {status, output} = project.run('rename', from, to);
    expect(status).toBe(0);
    const old = from.replace(/^v1\/|\/$/g, '');
    const folder = old.replace(/^v2\//, '');
    const address = new RegExp(`(?<![\\w.-])/${old}(?![\\w-])`);
    const inSidebar = new RegExp(`(?:category\\.|(?:section|group)\\([^,]+, ')${folder}(?![\\w-])`);
    const isNamed = (line: string): boolean =>
      (address.test(line) || inSidebar.test(line)) && !/\/(?:img|category)\/|^\s*(?:\*|\/\/)/.test(line);
    const left = globSync(
      ['{docs,release-notes,i18n,src,tools,model,deploy,tests/search}/**/*.{md,mdx,ts,tsx,yaml,json,tsv}', '*.ts'],
      {cwd: project.root, followSymbolicLinks: false, ignore: ['model/published-paths.txt']},
    ).flatMap((file) =>
      project
        .read(file)
        .split('\n')
        .flatMap((line, i) => (isNamed(line) ? [`${file}:${i + 1}`] : [])),
    );
    // What stands in code, where a path may be anything, is named for a person to look at.
    expect(left.filter((place) => !output.includes(`  ${place}`))).toEqual([]);
    expect(globSync(`{docs,i18n}/**/${folder}/**`, {cwd: project.root, followSymbolicLinks: false})).toEqual([]);
    // Pictures bear the path of their page.
    expect(globSync(`{pictures,static/img/*}/*/${old}/**`, {cwd: project.root, followSymbolicLinks: false})).toEqual(
      [],
    );
    expect(
      markdown().filter(
        (file) => project.read(file).includes(`/${old}/`) && new RegExp(`/img/[^)]*/${old}/`).test(project.read(file)),
      ),
    ).toEqual([]);
  });

  test('of a page and of three sections leaves a project that keeps to all rules', () => {
    expect(project.findings()).toEqual([]);
  });

  test.each([
    [['v2/overview', 'v2/admin/workspaces'], '/v2/admin/workspaces is taken'],
    [['v2/overview'], 'Name two paths'],
  ])('%j is refused and changes nothing', (args, message) => {
    const state = project.state();
    const {status, output} = project.run('rename', ...args);
    expect(output).toContain(message);
    expect(status).toBe(1);
    expect(project.state()).toBe(state);
  });

  test('a page that cannot be read stops it before anything is written', () => {
    writeFileSync(join(project.root, 'docs/v2/broken.md'), 'No front matter.\n');
    const state = project.state();
    expect(project.run('rename', 'v2/overview', 'v2/platform-overview').output).toContain('docs/v2/broken.md:1');
    expect(project.state()).toBe(state);
  });
});
