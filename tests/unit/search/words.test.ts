import {describe, expect, test} from 'vitest';

import {parseQuery} from '../../../src/plugins/search/client/query';
import {infinitiveStems, stem} from '../../../src/plugins/search/words/stem';
import {fold} from '../../../src/manual/fold';
import {termsOf} from '../../../src/plugins/search/words/terms';

describe('stem', () => {
  test.each([
    ['configuração', 'configuracoes', 'configurar', 'configurado'],
    ['credencial', 'credenciais'],
    ['papel', 'papéis'],
    ['permissão', 'permissões'],
    ['variável', 'variaveis'],
    ['implantar', 'implantação', 'implantada'],
    ['imagem', 'imagens'],
    ['conector', 'conectores'],
    ['webhook', 'webhooks'],
    ['api', 'apis'],
  ])('Portuguese: the forms of %s share one', (...forms) => {
    expect(new Set(forms.map((form) => stem(fold(form), 'pt-BR'))).size).toBe(1);
  });

  test.each([
    ['deploy', 'deployment', 'deployments', 'deploying'],
    ['configure', 'configuration'],
    ['retry', 'retries'],
    ['certificate', 'certificates'],
  ])('English: the forms of %s share one', (...forms) => {
    expect(new Set(forms.map((form) => stem(form, 'en'))).size).toBe(1);
  });

  test.each(['v2', '404', 'aqd4003', 'e11000', 'api'])('%s stays as it is', (word) => {
    expect(stem(word, 'en')).toBe(word);
    expect(stem(word, 'pt-BR')).toBe(word);
  });
});

describe('termsOf', () => {
  test('a name gives its parts and its whole, with their places', () => {
    expect(termsOf('Use rate-limiting', 'en')).toEqual([
      {term: 'use', word: 'use', start: 0, length: 3, kind: 'word'},
      {term: 'rate', word: 'rate', start: 4, length: 4, kind: 'word'},
      {term: 'limit', word: 'limiting', start: 9, length: 8, kind: 'word'},
      {term: 'ratelimiting', word: 'rate-limiting', start: 4, length: 13, kind: 'whole'},
    ]);
  });

  test.each([
    ['AQD-4003', ['aqd', '4003', 'aqd4003']],
    ['tech.kafka', ['tech', 'kafka', 'techkafka']],
    ['`404`, v2!', ['404', 'v2']],
    ['…', []],
  ])('%s', (text, terms) => {
    expect(termsOf(text, 'en').map(({term}) => term)).toEqual(terms);
  });

  test('an ordinal in figures is found by the figure', () => {
    expect(termsOf('1º de agosto', 'pt-BR')[0]).toMatchObject({term: '1', start: 0, length: 2});
  });

  test('a name in camel case is one word, with its longer parts beside it', () => {
    expect(termsOf('initialInterval iPaaS', 'en').map(({word, kind}) => `${word} ${kind}`)).toEqual([
      'initialinterval word',
      'initial part',
      'interval part',
      'ipaas word',
    ]);
  });
});

describe('parseQuery', () => {
  const words = (text: string, locale: 'en' | 'pt-BR' = 'en') => parseQuery(text, locale).words.map(({word}) => word);

  test('no word is dropped; those that say nothing about the subject are known', () => {
    expect(
      parseQuery('http get without ssl for a topic', 'en').words.map(({word, isStopWord}) => [word, isStopWord]),
    ).toEqual([
      ['http', false],
      ['get', false],
      ['without', false],
      ['ssl', false],
      ['for', true],
      ['a', true],
      ['topic', false],
    ]);
  });

  test('drops them where the option keeps the filter of the language, unless one stands alone or is being typed', () => {
    const filtered = (text: string) => parseQuery(text, 'en', true).words.map(({word}) => word);
    expect(filtered('how do I rotate a webhook secret?')).toEqual(['rotate', 'webhook', 'secret']);
    expect(filtered('the ')).toEqual(['the']);
    expect(filtered('kafka to')).toEqual(['kafka', 'to']);
  });

  test('the last word is unfinished until something follows it', () => {
    expect(parseQuery('deploy certif', 'en').words.map(({isUnfinished}) => isUnfinished)).toEqual([false, true]);
    expect(parseQuery('deploy certif ', 'en').words.map(({isUnfinished}) => isUnfinished)).toEqual([false, false]);
  });

  test.each([
    ['kafka v1', 'v1', ['kafka']],
    ['v2 roles', 'v2', ['roles']],
    ['classic console portal', 'v1', ['portal']],
    ['portal', undefined, ['portal']],
  ])('%s names the generation %s', (text, generation, rest) => {
    expect(parseQuery(text, 'en').generation).toBe(generation);
    expect(words(text)).toEqual(rest);
  });

  test.each(['release notes may', "what's new", 'kafka 2025'])('%s asks for news', (text) => {
    expect(parseQuery(text, 'en').wantsNews).toBe(true);
  });

  test('a name keeps its punctuation beside its words', () => {
    expect(parseQuery('set linger.ms', 'en').wholes).toEqual([{term: 'lingerms', name: 'linger.ms', words: [1, 2]}]);
  });

  test.each([
    ['aqd deployment approve', true],
    ['aqd', false],
    ['AQD-4003', false],
    ['install aqd on linux', false],
  ])('%s is a command: %s', (text, isCommand) => {
    expect(parseQuery(text, 'en').isCommand).toBe(isCommand);
  });

  test('words that say a little are known', () => {
    expect(parseQuery('show somebody the logs', 'en').words.map(({isLight}) => isLight)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('no words, no query', () => {
    expect(words(' … ')).toEqual([]);
  });
});

test.each([
  ['desativo', 'desativar'],
  ['despublico', 'despublicar'],
  ['restrinjo', 'restringir'],
  ['conheço', 'conhecer'],
])('“%s” is asked for “%s”', (said, infinitive) => {
  expect(infinitiveStems(fold(said))).toContain(stem(fold(infinitive), 'pt-BR'));
});

test.each(['uso', 'rota', 'api'])('“%s” is no verb in the first person', (word) => {
  expect(infinitiveStems(word)).toEqual([]);
});
