import {describe, expect, test} from 'vitest';

import {indexParts} from '../../../src/plugins/search/indexParts';
import type {IndexedPage} from '../../../src/plugins/search/readPage';
import {createEngine} from '../../../src/search/engine';
import {highlight} from '../../../src/search/highlight';
import {preference} from '../../../src/search/rank';
import {parseQuery} from '../../../src/search/query';
import {Vocabulary} from '../../../src/search/vocabulary';

function page(url: string, title: string, part: Partial<IndexedPage> = {}): IndexedPage {
  return {url, title, otherTitle: '', description: '', keywords: '', breadcrumb: [], sections: [], ...part};
}

const section = (title: string, text: string, names: string[] = []) => ({
  title,
  hash: `#${title.toLowerCase().replaceAll(' ', '-')}`,
  text,
  names,
});

const PAGES = [
  page('/v2/kafka', 'Kafka', {
    keywords: 'tech.kafka, fila',
    sections: [section('Retry', 'Set it with care.', ['initialInterval', 'maxAttempts'])],
  }),
  page('/kafka', 'Kafka', {keywords: 'fila'}),
  page('/v2/triggers/kafka', 'Kafka trigger'),
  page('/v2/webhooks', 'Webhooks', {sections: [section('Rotate the secret', 'Both work for a day.')]}),
  page('/v2/environments', 'Environments', {description: 'Where a Kafka cluster runs.', otherTitle: 'Ambientes'}),
  page('/v2/migrate-from-v1', 'Migrate from v1'),
  page('/workspaces', 'Workspaces', {sections: [section('Delete', 'A pipeline that migrates stops.')]}),
  page('/release-notes/20250505', 'May 5, 2025', {description: 'Kafka and environments.'}),
];

describe('the engine', () => {
  const engine = createEngine(indexParts(PAGES, 'en'), 'en');
  const urls = (text: string, from = '/') =>
    engine.search(text, from, 8, 50).map(({document: {u, h}}) => u + (h ?? ''));

  test('a title before a mention, v2 before v1, the manual before news', () => {
    expect(urls('kafka')).toEqual([
      '/v2/kafka',
      '/v2/triggers/kafka',
      '/kafka',
      '/v2/environments',
      '/release-notes/20250505',
    ]);
  });

  test('v1 first for who asks for it or reads it', () => {
    expect(urls('kafka v1')[0]).toBe('/kafka');
    expect(urls('kafka', '/workspaces')[0]).toBe('/kafka');
  });

  test('a page about a generation is no page of it', () => {
    expect(urls('migrate from v1')[0]).toBe('/v2/migrate-from-v1');
  });

  test('leads to the section that has what the page as a whole does not say', () => {
    expect(urls('rotate webhook secret')[0]).toBe('/v2/webhooks#rotate-the-secret');
    expect(urls('kafka initialInterval')[0]).toBe('/v2/kafka#retry');
    expect(urls('max attempts')[0]).toBe('/v2/kafka#retry');
  });

  test.each([
    ['enviroment', '/v2/environments'],
    ['environ', '/v2/environments'],
    ['envrionments', '/v2/environments'],
    ['ambiente', '/v2/environments'],
    ['tech.kafka', '/v2/kafka'],
    ['filas', '/v2/kafka'],
  ])('%s finds %s', (text, url) => {
    expect(urls(text)[0]).toBe(url);
  });

  test('words that are nowhere find nothing', () => {
    expect(urls('xyzzyplugh')).toEqual([]);
    expect(urls('  ')).toEqual([]);
  });

  test('hits show their text with the words marked, as written', () => {
    const [hit] = createEngine(indexParts([page('/x', 'Configuração do gateway')], 'pt-BR'), 'pt-BR').search(
      'configuracoes',
      '/',
      8,
      50,
    );
    expect(hit!.text).toEqual([
      {text: 'Configuração', isMarked: true},
      {text: ' do gateway', isMarked: false},
    ]);
  });
});

describe('the index', () => {
  const parts = indexParts(PAGES, 'en');

  test('is the same for the same pages', () => {
    expect(JSON.stringify(indexParts(PAGES, 'en'))).toBe(JSON.stringify(parts));
  });

  test('has the parts of the specification', () => {
    const texts = parts.map(({documents}) => documents.map(({t}) => t));
    expect(texts[0]).toContain('Kafka trigger');
    expect(texts[1]).toEqual(['Retry', 'Rotate the secret', 'Delete']);
    expect(texts[2]).toContain('Where a Kafka cluster runs.');
    expect(texts[3]).toEqual(['tech.kafka, fila', 'initialInterval, maxAttempts', 'fila']);
    expect(texts[4]).toContain('A pipeline that migrates stops.');
  });
});

describe('Vocabulary', () => {
  const vocabulary = new Vocabulary(['v1', 'v2', 'rate', 'limit', 'postgresql', 'configur', '404', '405', 'post']);
  const terms = (word: string, isUnfinished = false) =>
    vocabulary.matches(word, [word], isUnfinished).map(({term}) => term);

  test.each([
    ['v2', ['v2']],
    ['v3', []],
    ['404', ['404']],
    ['406', []],
    ['rats', []],
    ['postgersql', ['postgresql']],
  ])('%s stands for %j', (word, found) => {
    expect(terms(word)).toEqual(found);
  });

  test('a word that is being typed stands for what it begins, and for its stem', () => {
    expect(terms('postg', true)).toEqual(['postgresql']);
    expect(terms('configurati', true)).toEqual(['configur']);
    expect(terms('configurati')).toEqual([]);
  });
});

test.each([
  ['/v2/kafka', 'kafka', '/', 1],
  ['/kafka', 'kafka', '/', 0.75],
  ['/pt-BR/kafka', 'kafka', '/pt-BR/apps/', 1],
  ['/release-notes/20250505', 'kafka', '/', 0.4],
  ['/release-notes/20250505', 'kafka 2025', '/', 1.2],
  ['/v2/category/consumers', 'consumers', '/', 0.85],
])('%s for “%s” from %s is preferred by %d', (u, text, from, value) => {
  expect(preference({i: 1, t: 'Kafka', u}, parseQuery(text, 'en'), from)).toBe(value);
});

test('highlight cuts a long text around the first mark, between words', () => {
  const text =
    'The first words say nothing of what is asked, but later a webhook is named among others in the sentence.';
  const segments = highlight(text, {terms: new Set(['webhook']), beginnings: []}, 'en', 50);
  const shown = segments.map((segment) => segment.text).join('');
  expect(segments.find(({isMarked}) => isMarked)).toEqual({text: 'webhook', isMarked: true});
  expect(shown).toMatch(/^….*…$/);
  expect(shown.replaceAll('…', '').length).toBeLessThanOrEqual(50);
  expect(text).toContain(shown.replaceAll('…', ''));
});
