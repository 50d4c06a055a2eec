import {expect, test} from 'vitest';

import {carries} from '../../../tools/checks/form/carries';
import {structure} from '../../../tools/checks/form/structure';
import type {Check} from '../../../tools/checks/types';
import {readModelData} from '../../../tools/model/modelData';
import {pageOf, subjectOf} from './page';

const {kinds} = readModelData(process.cwd());
const findings = (check: Check, markdown: string, kind: string, name: string, docSet: 'v1' | 'v2' = 'v2') => {
  const page = pageOf(markdown, {name, docSet});
  return check(subjectOf([{...page, frontMatter: {kind}}], {kinds})).map(({message}) => message);
};
const sections = (...ids: string[]) => ids.map((id) => `## Title {#${id}}\n\nText.\n`).join('\n');
const FILE = '```yaml\napiVersion: aqueduto.example/v2\nkind: Integration\n```\n';
const rowsOf = (count: number) => `| Message | Code |\n| --- | --- |\n${'| Native | `AQD-5002` |\n'.repeat(count)}`;
const TRIGGER = 'ipaas/components/triggers/kafka.md';
const TASK = ['before-you-begin', 'steps', 'result', 'if-it-fails', 'related'];

test('a trigger page with everything', () => {
  const page = `${FILE}\n${FILE}\n\`\`\`json\n{}\n\`\`\`\n\n${rowsOf(6)}`;
  expect(findings(carries, page, 'trigger', TRIGGER)).toEqual([]);
});

test('names everything that is missing', () => {
  expect(findings(carries, `${FILE}\n${rowsOf(5)}`, 'trigger', TRIGGER)).toEqual([
    expect.stringContaining('has 1 integration files; a page of the kind trigger has at least 2'),
    expect.stringContaining('has 0 blocks of JSON'),
    expect.stringContaining('has 5 rows of tables with an error code; a page of the kind trigger has at least 6'),
  ]);
});

test('asks only pages of the generation', () => {
  expect(findings(carries, '', 'trigger', 'integra/trigger/kafka.md', 'v1')).toEqual([]);
});

test('a plugin page shows three configurations', () => {
  const configuration = '```yaml\nplugins:\n  - name: acl\n```\n\n';
  const name = 'api-gateway/aqueduto-kong/plugins/acl.md';
  expect(findings(carries, configuration.repeat(3), 'plugin', name)).toEqual([]);
  expect(findings(carries, configuration.repeat(2), 'plugin', name)).toHaveLength(1);
});

test('a task has two failures in its section, not elsewhere', () => {
  const task = (count: number) =>
    `## Result {#result}\n\n${rowsOf(3)}\n## If it fails {#if-it-fails}\n\n${rowsOf(count)}`;
  expect(findings(carries, task(2), 'task', 'planos/a.md', 'v1')).toEqual([]);
  expect(findings(carries, task(1), 'task', 'planos/a.md', 'v1')).toHaveLength(1);
  expect(findings(carries, task(1), 'section', 'planos/index.md', 'v1')).toEqual([]);
});

test('the sections that a kind requires are there, the last at the end', () => {
  expect(findings(structure, sections(...TASK), 'task', 'planos/a.md', 'v1')).toEqual([]);
  expect(findings(structure, sections(...TASK.slice(0, 2), ...TASK.slice(3)), 'task', 'planos/a.md', 'v1')).toEqual([
    expect.stringContaining('`{#result}`'),
  ]);
  expect(findings(structure, sections(...TASK, 'more'), 'task', 'planos/a.md', 'v1')).toEqual([
    expect.stringContaining('`{#related}`; move it to the end'),
  ]);
});

test('a page that is not its folder’s index may have the sections of another kind', () => {
  expect(findings(structure, sections(...TASK), 'credential', 'apps/credenciais/criar.md', 'v1')).toEqual([]);
  expect(findings(structure, sections(...TASK), 'credential', 'apps/credenciais/index.md', 'v1')).not.toEqual([]);
});

test('an ordered kind has its sections in order, another kind need not', () => {
  const mixed = sections('steps', 'before-you-begin', 'result', 'if-it-fails', 'related');
  expect(findings(structure, mixed, 'task', 'planos/a.md', 'v1')).toEqual([expect.stringContaining('in this order')]);
  const overview = ['for-whom', 'use-cases', 'limits', 'what-it-is-not', 'start-here', 'related'];
  expect(
    findings(structure, sections('limits', ...overview.filter((id) => id !== 'limits')), 'overview', 'a.md', 'v1'),
  ).toEqual([]);
});
