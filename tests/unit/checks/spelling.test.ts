import {beforeAll, expect, test} from 'vitest';

import {spelling} from '../../../tools/checks/language/spelling';
import {readDictionaries, type Dictionaries} from '../../../tools/content/dictionaries';
import {readModelData} from '../../../tools/model/modelData';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const MODEL = {
  names: ['Dev Portal'],
  terms: [{en: 'gateway', 'pt-BR': 'gateway', keep: true}],
  words: {shared: ['Kafka', 'Pub/Sub', 'aqd'], en: ['undeploy'], 'pt-BR': ['despublicar', 'query string']},
};
let dictionaries: Dictionaries;
beforeAll(async () => {
  dictionaries = await readDictionaries();
});
const findings = (markdown: string, locale: 'en' | 'pt-BR' = 'en') =>
  spelling(subjectOf([pageOf(markdown, {locale, title: 'Kafka'})], MODEL), dictionaries);

test.each([
  'Undeploy Kafka, Pub/Sub and the producer’s and Kafka’s copies.',
  'A read-only, re-created thing. Don’t worry.',
  'Run `nosuchword`, see nosuch.horizonte.example, v2, p95 and nosuch_word.',
  '```text\nnosuchword\n```\n\n[Link](/nosuchword)',
  'At https://nosuchword.example/nosuchword it ends.',
])('accepts %s', (text) => {
  expect(findings(text)).toEqual([]);
});

test.each([
  'Desative-o ou renomeie-a: o gateway e os gateways não podem despublicar.',
  'A query string do Dev Portal, em 3 de março, às 14h30.',
  'As implantações em execução não são afetadas.',
])('accepts %s', (text) => {
  expect(findings(text, 'pt-BR')).toEqual([]);
});

test.each([
  ['en', 'The enviroment is ready.', 'enviroment'],
  ['en', 'A recieved\n| mesage.', 'recieved'],
  ['pt-BR', 'A requisicao falhou.', 'requisicao'],
  ['pt-BR', 'O ambeinte está pronto.', 'ambeinte'],
  ['pt-BR', 'Uma query lenta.', 'query'],
] as const)('reports, in %s: %s', (locale, text, word) => {
  expect(findings(text, locale)[0]?.message).toContain(`“${word}” is in no dictionary`);
});

test('suggests the word that was meant, and reports its line', () => {
  const [finding] = findings('One.\n\nTwo\nenviroments.');
  expect(finding).toMatchObject({line: FIRST_LINE + 3, message: expect.stringContaining('“environments”')});
});

test.each(['Retry-After', 'X-Corellation-Id', 'userId'])('suggests nothing for %s, which is a name', (name) => {
  expect(findings(`Envie ${name}.`, 'pt-BR')[0]?.message).toMatch(/in no dictionary; correct it, mark it as code/);
});

test('the word lists are sorted, without repetitions', () => {
  for (const list of Object.values(readModelData(process.cwd()).words)) {
    expect(list).toEqual([...new Set(list)].sort((a, b) => a.localeCompare(b, 'en')));
  }
});
