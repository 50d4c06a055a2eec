import {describe, expect, test} from 'vitest';

import {parseQuery} from '../../../src/search/query';
import {fold, stem} from '../../../src/search/stem';
import {camelWords, termsOf} from '../../../src/search/terms';

test('fold takes accents and capitals away', () => {
  expect(fold('Configuração ÀS')).toBe('configuracao as');
});

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
      {term: 'use', word: 'use', start: 0, length: 3, isWhole: false},
      {term: 'rate', word: 'rate', start: 4, length: 4, isWhole: false},
      {term: 'limit', word: 'limiting', start: 9, length: 8, isWhole: false},
      {term: 'ratelimiting', word: 'ratelimiting', start: 4, length: 13, isWhole: true},
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

  test('camelWords parts a name', () => {
    expect(camelWords('initialInterval, TLS')).toBe('initial Interval, TLS');
  });
});

describe('parseQuery', () => {
  const words = (text: string, locale: 'en' | 'pt-BR' = 'en') => parseQuery(text, locale).words.map(({word}) => word);

  test('leaves out what a question says about nothing', () => {
    expect(words('how do I rotate a webhook secret?')).toEqual(['rotate', 'webhook', 'secret']);
    expect(words('como trocar o secret de um webhook', 'pt-BR')).toEqual(['trocar', 'secret', 'webhook']);
  });

  test('keeps a stop word that stands alone or is being typed', () => {
    expect(words('the ')).toEqual(['the']);
    expect(words('kafka to')).toEqual(['kafka', 'to']);
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

  test('no words, no query', () => {
    expect(words(' … ')).toEqual([]);
  });
});
