import {expect, test} from 'vitest';

import {glossary} from '../../../tools/checks/language/glossary';
import {pageOf, subjectOf} from './page';

const MODEL = {
  terms: [
    {en: 'retry', 'pt-BR': 'nova tentativa'},
    {en: 'audit trail', 'pt-BR': 'trilha de auditoria'},
    {en: 'API key', 'pt-BR': 'chave de API'},
    {en: 'webhook', 'pt-BR': 'webhook', keep: true},
    {en: 'backoff', 'pt-BR': 'intervalo crescente (backoff)'},
    {en: 'label (of a metric)', 'pt-BR': 'rótulo'},
    {en: 'remove', 'pt-BR': 'remover'},
  ],
};
const findings = (markdown: string) =>
  glossary(subjectOf([pageOf(markdown, {locale: 'pt-BR'})], MODEL)).map(({message}) => message);

test.each([
  ['Faça um retry.', 'retry'],
  ['Três retries depois', 'retries'],
  ['Veja a audit\ntrail.', 'audit trail'],
  ['Crie uma API key.', 'API key'],
])('reports %s', (text, term) => {
  expect(findings(text)).toEqual([expect.stringContaining(`“${term}” is English`)]);
});

test.each([
  'Envie um webhook.',
  'Um intervalo crescente (backoff).',
  'Um label.',
  'A ação remove o arquivo.',
  'O plugin Retry, a API Key.',
  'O campo `retry`.',
])('leaves %s alone', (text) => {
  expect(findings(text)).toEqual([]);
});

test('reads Portuguese pages only', () => {
  expect(glossary(subjectOf([pageOf('A retry.')], MODEL))).toEqual([]);
});
