import {expect, test} from 'vitest';

import {complete} from '../../../tools/checks/model/complete';
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

test('the glossary says of every term what the model says, in the language of the page', () => {
  const terms = [
    {en: 'plan', 'pt-BR': 'plano', meaning: {en: 'How often.', 'pt-BR': 'Quantas vezes.'}, page: '/v2/overview'},
    {en: 'field', 'pt-BR': 'campo'},
  ];
  const found = (markdown: string, locale: 'en' | 'pt-BR') =>
    complete(subjectOf([pageOf(markdown, {name: 'reference/glossary.md', locale})], {terms}));
  expect(found('### Plan {#plan}\n\nHow often. See more.', 'en')).toEqual([]);
  expect(found('### Plano {#plan}\n\nHow often.', 'pt-BR')[0]?.message).toContain('not plano; add it');
});
