import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {fileOf} from '../../../src/manual/file';
import {LOCALES} from '../../../src/manual/locale';
import {copyProject, type Project} from './project';

describe('npm run new', () => {
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
    expect(output).toMatch(
      /^Every task page keeps \{#\S+\}(?:, \{#\S+\})*; delete others that have nothing to say\.$/m,
    );
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

  test('of a release is told what it needs besides its entries', () => {
    const {output} = project.run('new', 'release-notes/20991201');
    expect(output).toContain('Add the headlines of 2099-12-01 to model/timeline.yaml.\nA note has 8 to 20 entries.');
    const keywords = LOCALES.map(
      (locale) => /^keywords: \[([^,]+)/m.exec(project.read(fileOf('/release-notes/20991201', locale)))?.[1],
    );
    expect(keywords).toEqual(['December 2099', 'dezembro de 2099']);
    LOCALES.forEach((locale) => rmSync(join(project.root, fileOf('/release-notes/20991201', locale))));
  });

  test('in English first: its Portuguese may wait', () => {
    const page = '/v2/admin/quarantine';
    const {status, output} = project.run(
      ...['new', 'v2/admin/quarantine', '--kind', 'admin', '--title', 'Quarantine', '--later'],
    );
    expect(status).toBe(0);
    expect(output).toContain('Its Portuguese may wait (model/translations.yaml)');
    const rules = project
      .findings(fileOf(page, 'en'), fileOf(page, 'pt-BR'))
      .map((finding) => /\[(.*?)\]/.exec(finding)![1]);
    expect(rules).toContain('unfilled');
    expect(rules).not.toContain('parity');
  });

  test('takes what is written already, and lists what is left', () => {
    const file = 'tests/fixtures/outside/word-processor.md';
    const {status, output} = project.run(
      ...[
        'new',
        'v2/admin/rotate',
        '--kind',
        'admin',
        '--title',
        'Rotate certificates',
        '--title-pt',
        'Trocar certificados',
      ],
      ...['--from', file],
    );
    expect(output).toContain(`${file}:30 The table had merged cells; fill the ones that are empty now.`);
    const page = fileOf('/v2/admin/rotate', 'en');
    expect(output).toMatch(new RegExp(`^${page}:\\d+ \\[unfilled\\] “FILL: picture`, 'm'));
    expect(output).not.toMatch(/\[(?:markdown|parity|headings|tables|code)\]/);
    expect(status).toBe(0);
    expect(project.read(page)).toContain('| name | The name. It cannot change. |');
    expect(project.read(fileOf('/v2/admin/rotate', 'pt-BR'))).toContain('- PREENCHER: You need the role **Owner**');
  });

  test.each([
    [['v1/workspace/adicionar-workspace'], 'A page is at /workspace/adicionar-workspace already'],
    [['v2/search-me'], 'To start /v2/search-me, add --kind KIND'],
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
