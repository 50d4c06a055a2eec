import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {beforeAll, describe, expect, test} from 'vitest';

import {copyProject, type Project} from './project';

const PORTUGUESE = 'i18n/pt-BR/docusaurus-plugin-content-docs-v1/current/workspace/index.md';

describe('a translation is recorded as up to date', () => {
  let project: Project;
  beforeAll(() => void (project = copyProject()));

  test('not when it differs from the English page', () => {
    const whole = project.read(PORTUGUESE);
    const lacking = whole.replace('| Descrição | 500 caracteres |\n', '');
    expect(lacking).not.toBe(whole);
    writeFileSync(join(project.root, PORTUGUESE), lacking);
    const {status, output} = project.run('i18nStatus', '--update', PORTUGUESE);
    expect(status).toBe(1);
    expect(output).toContain('Nothing was recorded');
    expect(output).toMatch(new RegExp(`${PORTUGUESE}:\\d+ The table \\d+ is “`));
    expect(project.read(PORTUGUESE)).toBe(lacking);
    writeFileSync(join(project.root, PORTUGUESE), whole);
  });

  test('later, when the English page is published first, until it is translated', () => {
    const english = 'docs/v1/workspace/index.md';
    const [whole, translation, list] = [english, PORTUGUESE, 'model/translations.yaml'].map(project.read) as [
      string,
      string,
      string,
    ];
    expect(project.run('i18nStatus', '--later', english).output).toMatch(/^Name English pages whose Portuguese is/);
    writeFileSync(join(project.root, english), `${whole}\n## More {#more}\n\nMore is said here.\n`);
    expect(project.run('check', english).output).toContain(`--later ${PORTUGUESE}`);
    expect(project.run('i18nStatus', '--later', english).output).toMatch(
      /^\/workspace\/: may wait for its Portuguese for \d+ days from \d{4}-\d\d-\d\d on\.\n$/,
    );
    expect(project.findings(english).filter((finding) => /\[(?:parity|translation)\]/.test(finding))).toEqual([]);
    expect(project.run('i18nStatus', '--report').output).toContain(`docs/v1/workspace: 1, for up to 0 days\n`);
    writeFileSync(join(project.root, PORTUGUESE), `${translation}\n## Mais {#more}\n\nAqui se diz mais.\n`);
    expect(project.run('i18nStatus', '--update', PORTUGUESE).status).toBe(0);
    expect(project.read('model/translations.yaml')).toBe(list);
    writeFileSync(join(project.root, english), whole);
    writeFileSync(join(project.root, PORTUGUESE), translation);
  });

  test('not when it cannot be read', () => {
    const whole = project.read(PORTUGUESE);
    writeFileSync(join(project.root, PORTUGUESE), whole.replace('title: ', 'title: a: '));
    const {status, output} = project.run('i18nStatus', '--update', PORTUGUESE);
    expect(status).toBe(1);
    expect(output).toMatch(new RegExp(`^${PORTUGUESE}:2 The front matter is not YAML: [^\\n]+\\n$`));
    writeFileSync(join(project.root, PORTUGUESE), whole);
  });

  test('line ends of Windows are corrected by the check', () => {
    const whole = project.read(PORTUGUESE);
    writeFileSync(join(project.root, PORTUGUESE), `\uFEFF${whole.replaceAll('\n', '\r\n')}`);
    const before = project.run('check', PORTUGUESE);
    expect(before.output).toContain(`${PORTUGUESE}:1 [readable] The file starts with a byte order mark`);
    expect(before.output).toContain('1 finding: 2 pages.');
    const {status, output} = project.run('check', '--fix', PORTUGUESE);
    expect(output).toContain(`${PORTUGUESE}: corrected line ends and byte order mark`);
    expect(status).toBe(0);
    expect(project.read(PORTUGUESE)).toBe(whole);
  });

  test('a model that cannot be read is said to be so, in one sentence, and stops only the rules that need it', () => {
    const limits = project.read('model/limits.yaml');
    writeFileSync(join(project.root, 'model/limits.yaml'), limits.replace('value: 26', 'value: [26'));
    const {status, output} = project.run('check', PORTUGUESE);
    expect(status).toBe(1);
    expect(output).toMatch(/^model\/limits\.yaml:\d+ \[model\] The file is not YAML: [^\n]+\n1 finding: 2 pages\.\n$/);
    writeFileSync(join(project.root, 'model/limits.yaml'), limits);
  });
});
