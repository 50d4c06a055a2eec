import {expect, test} from 'vitest';

import {headingStyle} from '../../../tools/checks/language/headingStyle';
import {pageOf, subjectOf} from './page';

const MODEL = {
  names: ['Dev Portal', 'Kafka'],
  terms: [{en: 'Route (Kong)', 'pt-BR': 'Route', keep: true}],
  labels: [{key: 'state-draft', group: 'fields', en: 'Draft', 'pt-BR': 'Rascunho', console: []}],
  roles: new Map([['owner', {en: 'Owner', 'pt-BR': 'Proprietário'}]]),
  words: {shared: ['Windows'], en: [], 'pt-BR': []},
};
const findings = (heading: string, locale: 'en' | 'pt-BR' = 'en') =>
  headingStyle(subjectOf([pageOf(`## ${heading} {#an-id}`, {locale})], MODEL)).map(({message}) => message);

test.each([
  'Publish to the Dev Portal',
  'Part 1: Start Kafka on Windows',
  'Which Routes answer',
  'From Draft to the Owner',
  'November 4, 2024',
  'Use `Some Code` in YAML and OpenAPI',
  'Streaming',
  'Pending and removed routes',
  'Logging and tracing',
  'String functions',
])('accepts %s', (heading) => {
  expect(findings(heading)).toEqual([]);
});

test.each(['Create A Workspace', 'Create a Workspace'])('reports the capital of %s', (heading) => {
  expect(findings(heading)).toEqual([expect.stringContaining('sentence case')]);
});

test.each(['Creating a workspace', 'Using it', 'Logging a request', 'Streaming the answer'])(
  'reports the gerund of %s',
  (heading) => {
    expect(findings(heading)).toEqual([expect.stringContaining('gerund')]);
  },
);

test.each(['Criando um workspace', 'Excluindo', 'Lendo métricas'])('reports the gerund of %s', (heading) => {
  expect(findings(heading, 'pt-BR')).toEqual([expect.stringContaining('gerund')]);
});

test.each(['Quando usar', 'Comandos', 'Comando'])('accepts %s', (heading) => {
  expect(findings(heading, 'pt-BR')).toEqual([]);
});

test('reads the title too', () => {
  const page = pageOf('Text.', {title: 'Using the Dev Portal'});
  expect(headingStyle(subjectOf([page], MODEL))).toMatchObject([{line: 2, rule: 'heading-style'}]);
});
