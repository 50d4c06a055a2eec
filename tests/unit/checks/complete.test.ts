import {expect, test} from 'vitest';

import {complete} from '../../../tools/checks/complete';
import {pageOf, subjectOf} from './page';

const MODEL = {events: new Set(['api.created', 'api.deleted'])};
const findings = (markdown: string, name: string) => complete(subjectOf([pageOf(markdown, {name})], MODEL));

test('a catalog names everything of its kind', () => {
  expect(findings('`api.created` and `api.deleted`', 'admin/webhooks.md')).toEqual([]);
  expect(findings('`api.created`', 'admin/webhooks.md')).toEqual([
    expect.objectContaining({rule: 'complete', message: expect.stringContaining('not api.deleted; add it')}),
  ]);
});

test('another page may name some', () => {
  expect(findings('`api.created`', 'admin/audit.md')).toEqual([]);
});
