import {rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {copyProject, type Project} from './project';

/** Pages with pictures, in the model, in code, in front matter of others; sections inside others. */
const RENAMED: [old: string, next: string][] = [
  ['v2/admin/roles-permissions', 'v2/admin/access'],
  ['v1/workspace/adicionar-workspace', 'v1/workspace/criar-area'],
  ['v2/reference/glossary', 'v2/reference/terms'],
  ['v2/reference/errors', 'v2/reference/error-codes'],
  ['v2/api-manager/api-spec', 'v2/api-manager/contract'],
  ['v1/integra/clusters/', 'v1/integra/agrupamentos/'],
  ['v1/apps/credenciais/', 'v1/apps/chaves/'],
  ['v1/implantacao-api/', 'v1/publicar-api/'],
];

/** Where old addresses belong: redirects, addresses that were ever published; invented pages; what the specification asks for. */
const KEEP_OLD = [
  'redirects.json',
  'static/_redirects',
  'deploy/nginx/maps.conf',
  'model/published-paths.txt',
  'tests/{unit,fixtures}/**',
  'tests/site/routes.test.ts',
  'tests/content/commands/rename*.test.ts', // this file
];

const COMPONENTS = 'v2/ipaas/components/tech';

describe('npm run rename', () => {
  let project: Project;
  beforeAll(() => {
    project = copyProject();
  });
  afterAll(() => rmSync(project.root, {recursive: true}));
  const files = (ignore: string[]) =>
    globSync('**', {cwd: project.root, dot: true, followSymbolicLinks: false, ignore}).filter((file) =>
      statSync(join(project.root, file)).isFile(),
    );
  /** What links and front matter of both languages lead to. */
  const links = () =>
    globSync('{docs,i18n,release-notes}/**/*.{md,mdx}', {cwd: project.root}).reduce(
      (sum, file) => sum + [...project.read(file).matchAll(/\]\(\/|^v2: /gm)].length,
      0,
    );

  test('of five pages and three sections leaves nothing but redirects in the whole tree', () => {
    const before = links();
    for (const [old, next] of RENAMED) {
      const {status, output} = project.run('rename', old, next);
      expect(status).toBe(0);
      // Nothing is listed but what the specification asks for, the slug of a section, and this file.
      const listed = [...output.matchAll(/^ {2}(\S+):\d+$/gm)].map(([, file]) => file!);
      expect(
        listed.filter(
          (file) => !/^(?:sidebars|tests\/(?:site\/routes|content\/commands\/rename\.long)\.test)\.ts$/.test(file),
        ),
      ).toEqual([]);
    }
    // Old names by what is theirs alone: `admin/roles-permissions`, `integra/clusters`.
    const names = RENAMED.map(([old]) => old.replace(/^v\d\/|\/$/g, ''));
    const old = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`);
    const named = files(KEEP_OLD).flatMap((file) => [
      ...(old.test(file) ? [file] : []),
      ...project
        .read(file)
        .split('\n')
        .flatMap((line, i) => (old.test(line) ? [`${file}:${i + 1} ${line}`] : [])),
    ]);
    expect(named).toEqual([]);
    expect(links()).toBe(before);
  });

  test('keeps every old address, in both languages', () => {
    const redirects = JSON.parse(project.read('redirects.json')) as {from: string; to: string}[];
    expect(redirects).toContainEqual({from: '/v2/admin/roles-permissions', to: '/v2/admin/access'});
    expect(redirects).toContainEqual({from: '/integra/clusters/', to: '/integra/agrupamentos/'});
    for (const rules of ['static/_redirects', 'deploy/nginx/maps.conf']) {
      expect(project.read(rules)).toMatch(/\/pt-BR\/v2\/admin\/roles-permissions\W.*\/pt-BR\/v2\/admin\/access\b/);
    }
  });

  test('leaves a project that keeps to all rules', () => {
    expect(project.findings()).toEqual([]);
  });

  test('of the page of a component is refused: its address holds the id of the model', () => {
    const state = project.state();
    const {status, output} = project.run('rename', `${COMPONENTS}/kafka`, `${COMPONENTS}/apache-kafka`);
    expect(status).toBe(1);
    expect(output).toContain(
      '/tech/kafka is the page of tech.kafka, and its address holds that id; rename the component',
    );
    expect(project.state()).toBe(state);
  });

  test('lists what asks for the old address, in parts and as a slug', () => {
    const section = project.run('rename', 'v2/recipes/', 'v2/how-tos/').output;
    expect(section).toMatch(/Look at what still names an old address:\n {2}sidebarsV2\.ts:\d+\n/);
    const page = project.run('rename', 'v2/platform/iam', 'v2/platform/identities').output;
    expect(page).toMatch(/^ {2}tests\/site\/routes\.test\.ts:\d+$/m); // the specification asks for it
  });

  test('without a second path is refused', () => {
    expect(project.run('rename', 'v2/overview')).toMatchObject({
      status: 1,
      output: expect.stringContaining('Name two'),
    });
  });

  test('a page that cannot be read stops it before anything is written', () => {
    writeFileSync(join(project.root, 'docs/v2/broken.md'), 'No front matter.\n');
    const state = project.state();
    expect(project.run('rename', 'v2/overview', 'v2/platform-overview').output).toContain('docs/v2/broken.md:1');
    expect(project.state()).toBe(state);
  });
});
