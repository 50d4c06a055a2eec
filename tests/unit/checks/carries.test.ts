import {expect, test} from 'vitest';

import {carries} from '../../../tools/checks/carries';
import {pageOf, subjectOf} from './page';

const findings = (markdown: string, name: string, frontMatter = {}, docSet: 'v1' | 'v2' = 'v2') => {
  const page = pageOf(markdown, {name, docSet});
  return carries(subjectOf([{...page, frontMatter}])).map(({message}) => message);
};
const sections = (...ids: string[]) => ids.map((id) => `## Title {#${id}}\n\nText.\n`).join('\n');
const FILE = '```yaml\napiVersion: aqueduto.example/v2\nkind: Integration\n```\n';
const rowsOf = (count: number) => `| Message | Code |\n| --- | --- |\n${'| Native | `AQD-5002` |\n'.repeat(count)}`;
const TRIGGER = sections('fields', 'message', 'files', 'start-stop', 'limits', 'differences-from-v1');

test('a trigger page with everything', () => {
  const page = `${TRIGGER}\n${FILE}\n${FILE}\n\`\`\`json\n{}\n\`\`\`\n\n${rowsOf(6)}`;
  expect(findings(page, 'ipaas/components/triggers/kafka.md')).toEqual([]);
});

test('names everything that is missing', () => {
  const found = findings(`${TRIGGER}\n${FILE}\n\n${rowsOf(5)}`, 'ipaas/components/triggers/kafka.md');
  expect(found).toEqual([
    expect.stringContaining('a minimal and a realistic integration file'),
    expect.stringContaining('JSON'),
    expect.stringContaining('at least 6 errors'),
  ]);
});

test('a plugin page shows three configurations', () => {
  const plugin = sections('fields', 'headers', 'examples', 'other-plugins', 'tasks');
  const configuration = '```yaml\nplugins:\n  - name: acl\n```\n\n';
  const name = 'api-gateway/aqueduto-kong/plugins/acl.md';
  expect(findings(`${plugin}\n${configuration.repeat(3)}`, name)).toEqual([]);
  expect(findings(`${plugin}\n${configuration.repeat(2)}`, name)).toHaveLength(1);
});

test('a v1 task has two failures in its section, not elsewhere', () => {
  const task = (count: number) =>
    `## Result {#result}\n\n${rowsOf(3)}\n## If it fails {#if-it-fails}\n\n${rowsOf(count)}`;
  expect(findings(task(2), 'planos/a.md', {kind: 'task'}, 'v1')).toEqual([]);
  expect(findings(task(1), 'planos/a.md', {kind: 'task'}, 'v1')).toHaveLength(1);
  expect(findings(task(1), 'planos/a.md', {kind: 'section'}, 'v1')).toEqual([]);
});
