import {describe, expect, test} from 'vitest';

import {createEngine, type SearchEngine} from '../../../src/plugins/search/client/engine';
import {highlight} from '../../../src/plugins/search/client/highlight';
import {loadIndex} from '../../../src/plugins/search/client/loadedIndex';
import {preference} from '../../../src/plugins/search/client/rank';
import {SHARES} from '../../../src/plugins/search/client/shares';

import {parseQuery} from '../../../src/plugins/search/client/query';
import {Vocabulary} from '../../../src/plugins/search/client/vocabulary';
import {buildIndex} from '../../../src/plugins/search/index/buildIndex';
import type {IndexedPage} from '../../../src/plugins/search/index/readPage';
import type {Alias, Thesaurus} from '../../../src/plugins/search/types';
import type {Locale} from '../../../src/manual/locale';

const INTRODUCTION = {title: '', hash: '', text: '', names: []};

function page(url: string, title: string, {sections = [], ...part}: Partial<IndexedPage> = {}): IndexedPage {
  const given = {otherTitle: '', description: '', keywords: '', breadcrumb: [], ...part};
  return {url, title, ...given, sections: [INTRODUCTION, ...sections]};
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
  page('/v2/logs', 'Logs', {sections: [section('Levels', 'A broker that is not found. Set linger.ms to 20 ms.')]}),
  page('/v2/limits', 'Rate limits', {sections: [section('Window', 'A broker is not down, found later.')]}),
  page('/release-notes/20250505', 'May 5, 2025', {description: 'Kafka and environments.'}),
];

const THESAURUS: Thesaurus = {aliases: [['spike arrest', 'rate limits']], alike: [['delete', 'remove']]};
const NOTHING: Thesaurus = {aliases: [], alike: []};

function engineOf(pages: IndexedPage[], locale: Locale = 'en', isFiltered = false): SearchEngine {
  const {files} = buildIndex(pages, THESAURUS, locale);
  return createEngine(loadIndex(...files), {locale, isFiltered});
}

const NOWHERE = {url: '/', baseUrl: '/', chosen: undefined};

describe('the engine', () => {
  const engine = engineOf(PAGES);
  const urls = (text: string, from = '/', chosen?: 'v1' | 'v2') =>
    engine.search(text, {url: from, baseUrl: '/', chosen}, 8, 50).map(({document: {u, h}}) => u + (h ?? ''));

  test('a title before a mention, v2 before v1, the manual before news', () => {
    expect(urls('kafka')).toEqual([
      '/v2/kafka',
      '/v2/triggers/kafka',
      '/kafka',
      '/v2/environments',
      '/release-notes/20250505',
    ]);
  });

  test('of a text of any length that is pasted, the start', () => {
    expect(urls('kafka '.repeat(100_000))).toEqual(urls('kafka kafka'));
  });

  test('every word of every section, punctuation or not', () => {
    expect(urls('linger.ms')[0]).toBe('/v2/logs#levels');
    expect(urls('lingerms')[0]).toBe('/v2/logs#levels');
    expect(urls('20 ms')[0]).toBe('/v2/logs#levels');
  });

  test('neighbors before the same words apart; no word is dropped', () => {
    expect(urls('not found')).toEqual(['/v2/logs#levels', '/v2/limits#window']);
  });

  test('what readers call something finds it, after the word itself, and says so', () => {
    const [hit] = engine.search('spike arrest', NOWHERE, 8, 50);
    expect([hit!.document.u, hit!.also]).toEqual(['/v2/limits', 'spike arrest']);
    expect(engine.search('rate limits', NOWHERE, 8, 50)[0]!.also).toBeUndefined();
    // The page with the other words of the query was not found by the alias.
    const others = engine.search('spike arrest kafka', NOWHERE, 8, 50).filter(({page}) => page.t === 'Kafka');
    expect(others.map(({also}) => also)).toEqual([undefined, undefined]);
  });

  test('the first file answers alone, from titles, headings and keywords', () => {
    const {files} = buildIndex(PAGES, NOTHING, 'en');
    const first = createEngine(loadIndex(files[0]), {locale: 'en', isFiltered: false});
    const found = (text: string) => first.search(text, NOWHERE, 8, 50).map(({document: {u}}) => u);
    expect(found('initialInterval')).toEqual(['/v2/kafka']);
    expect(found('linger.ms')).toEqual([]);
  });

  test('a filter of stop words drops them', () => {
    const filtered = engineOf([page('/a', 'Getting to a topic'), page('/b', 'Topic')], 'en', true);
    expect(filtered.search('to a topic ', NOWHERE, 8, 50).map(({document: {u}}) => u)).toEqual(['/b', '/a']);
    const whole = engineOf([page('/a', 'Getting to a topic'), page('/b', 'Topic')]);
    expect(whole.search('to ', NOWHERE, 8, 50).map(({document: {u}}) => u)).toEqual(['/a']);
  });

  test('names are found where tables document them, before titles with their words', () => {
    const named = engineOf([
      page('/v2/deployments', 'Deployment failed', {sections: [section('Webhooks', 'Sends deployment.failed.')]}),
      page('/v2/webhooks', 'Webhooks', {
        sections: [section('Events', 'Such as deployment.failed.', ['deployment.failed', 'timeZone'])],
      }),
      page('/v2/reference/events', 'Reference', {
        sections: [section('List', 'Has deployment.failed.', ['deployment.failed'])],
      }),
      page('/v2/zones', 'Zones', {sections: [section('Set', 'Choose a time zone.')]}),
    ]);
    const found = (text: string) => named.search(text, NOWHERE, 8, 50).map(({document: {u}}) => u);
    expect(found('deployment.failed')).toEqual(['/v2/reference/events', '/v2/webhooks', '/v2/deployments']);
    expect(found('timeZone')[0]).toBe('/v2/webhooks');
  });

  test('commands are found on the pages of the tool', () => {
    const tool = engineOf([
      page('/v2/secrets', 'Secrets', {sections: [section('aqd secret create', 'Creates one.')]}),
      page('/v2/aqueduto-cli/commands', 'Commands', {sections: [section('aqd secret create, list', 'Text.')]}),
    ]);
    expect(tool.search('aqd secret list', NOWHERE, 8, 50)[0]!.document.u).toBe('/v2/aqueduto-cli/commands');
    expect(tool.search('aqd secret create', NOWHERE, 8, 50)[0]!.document.u).toBe('/v2/aqueduto-cli/commands');
    expect(tool.search('secrets', NOWHERE, 8, 50)[0]!.document.u).toBe('/v2/secrets');
  });

  test('what readers say is understood with other small words between', () => {
    const aliases: Alias[] = [['store a password', 'secrets']];
    const pages = [page('/v2/secrets', 'Secrets'), page('/v2/logs', 'Logs')];
    const {files} = buildIndex(pages, {...NOTHING, aliases}, 'en');
    const told = createEngine(loadIndex(...files), {locale: 'en', isFiltered: false});
    const [hit] = told.search('how do I store the password', NOWHERE, 8, 50);
    expect([hit?.document.u, hit?.also]).toEqual(['/v2/secrets', 'store a password']);
  });

  test('what readers say of a generation is said by who asks for it', () => {
    const aliases: Alias[] = [['upgrade to v2', 'Moving']];
    const {files} = buildIndex([page('/v2/moving', 'Moving'), page('/v2/logs', 'Logs')], {...NOTHING, aliases}, 'en');
    const told = createEngine(loadIndex(...files), {locale: 'en', isFiltered: false});
    expect(told.search('upgrade to v2', NOWHERE, 8, 50).map(({also}) => also)).toEqual(['upgrade to v2']);
    expect(told.search('upgrade to', NOWHERE, 8, 50)).toEqual([]);
  });

  test('a word that readers say for a page among others makes it a little better, without a mark', () => {
    const aliases: Alias[] = [['stolen key of a partner', 'Secrets']];
    const pages = [
      page('/v2/logs', 'Logs', {sections: [section('Levels', 'A partner.')]}),
      page('/v2/secrets', 'Secrets'),
    ];
    const {files} = buildIndex(pages, {...NOTHING, aliases}, 'en');
    const told = createEngine(loadIndex(...files), {locale: 'en', isFiltered: false});
    const [hit] = told.search('partner was stolen from', NOWHERE, 8, 50);
    expect([hit?.document.u, hit?.also]).toEqual(['/v2/secrets', undefined]);
  });

  test('a word that no page is about decides no question, but a query of a few words', () => {
    const pages = [
      page('/v2/audit', 'Who deleted an API', {sections: [section('Records', 'One for each change.')]}),
      page('/v2/files', 'Files', {sections: [section('Steps', 'An API of yesterday.')]}),
    ];
    const first = (query: string): string | undefined => engineOf(pages).search(query, NOWHERE, 8, 50)[0]?.document.u;
    expect(first('who deleted the API yesterday')).toBe('/v2/audit');
    expect(first('api yesterday')).toBe('/v2/files');
  });

  test('a word stands for those that readers use like it, after the word itself', () => {
    const actions = engineOf([
      page('/v2/a', 'Users', {sections: [section('Remove a user', 'Text.')]}),
      page('/v2/b', 'Users', {sections: [section('Delete a user', 'Text.')]}),
    ]);
    const found = actions.search('delete user', NOWHERE, 8, 50).map(({document: {u}}) => u);
    expect(found).toEqual(['/v2/b', '/v2/a']);
  });

  test('a name in camel case is found where it is written in parts', () => {
    const parts = engineOf([
      page('/v2/a', 'Clients', {sections: [section('Fields', 'Send clientId.')]}),
      page('/v2/b', 'Tokens', {sections: [section('Fields', 'Send client_id.')]}),
    ]);
    expect(parts.search('clientId', NOWHERE, 8, 50).map(({document: {u}}) => u)).toContain('/v2/b');
  });

  test('a title or heading with all words before words apart', () => {
    const apart = engineOf([
      page('/v2/a', 'Routes', {sections: [section('Other', 'They need matching.')]}),
      page('/v2/b', 'Gateway', {sections: [section('Route matching', 'Text.')]}),
      page('/v2/c', 'Matching', {sections: [section('Other', 'A route.')]}),
    ]);
    expect(apart.search('route matching', NOWHERE, 8, 50)[0]!.document.u).toBe('/v2/b');
  });

  test('v1 first for who asks for it or reads it', () => {
    expect(urls('kafka v1')[0]).toBe('/kafka');
    expect(urls('kafka', '/workspaces')[0]).toBe('/kafka');
    expect(urls('kafka', '/', 'v1')[0]).toBe('/kafka');
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

  test('hits show title and description with the words marked, as written', () => {
    const portuguese = engineOf([page('/x', 'Configuração do gateway', {description: 'As configurações.'})], 'pt-BR');
    const [hit] = portuguese.search('configuracoes', NOWHERE, 8, 50);
    expect(hit!.title).toEqual([
      {text: 'Configuração', isMarked: true},
      {text: ' do gateway', isMarked: false},
    ]);
    expect(hit!.description.find(({isMarked}) => isMarked)?.text).toBe('configurações');
  });
});

describe('the index', () => {
  const built = buildIndex(PAGES, THESAURUS, 'en');

  test('is the same for the same pages', () => {
    expect(JSON.stringify(buildIndex(PAGES, THESAURUS, 'en').files)).toBe(JSON.stringify(built.files));
  });

  test('has the parts of the specification, over three files', () => {
    const [[titles, headings, descriptions]] = built.files;
    expect(titles.documents.map(({t}) => t)).toContain('Kafka trigger');
    expect(headings.documents.map(({t}) => t)).toEqual(['Retry', 'Rotate the secret', 'Delete', 'Levels', 'Window']);
    expect(descriptions.documents.map(({t}) => t)).toContain('Where a Kafka cluster runs.');
  });
});

describe('Vocabulary', () => {
  const vocabulary = new Vocabulary(['404', '405', 'configur', 'limit', 'post', 'postgresql', 'rate', 'v1', 'v2']);
  const terms = (word: string, isUnfinished = false) =>
    vocabulary.matches(word, [word], isUnfinished).map(({term}) => term);

  test.each([
    ['v2', ['v2']],
    ['v3', []],
    ['404', ['404']],
    ['406', []],
    ['rats', ['rate']],
    ['rat', []],
    ['postgersql', ['postgresql']],
    ['xate', ['rate']],
    ['psotgresqll', ['postgresql']],
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
  ['/', '/v2/kafka', 'kafka', '/', 1],
  ['/', '/kafka', 'kafka', '/', SHARES.otherGeneration],
  ['/pt-BR/', '/pt-BR/kafka', 'kafka', '/pt-BR/apps/', 1],
  ['/docs/', '/docs/v2/kafka', 'kafka', '/docs/v2/apps', 1],
  ['/docs/', '/docs/v2/kafka', 'kafka', '/docs/apps/', SHARES.otherGeneration],
  ['/', '/release-notes/20250505', 'kafka', '/', SHARES.news],
  ['/', '/release-notes/20250505', 'kafka 2025', '/', 1.2],
  ['/', '/v2/category/consumers', 'consumers', '/', SHARES.category],
  ['/', '/v2/reference/glossary', 'kafka', '/', SHARES.digest],
  ['/', '/v2/help/faq', 'kafka', '/', SHARES.digest],
])('under %s: %s for “%s” from %s is preferred by %d', (baseUrl, u, text, from, value) => {
  const reader = {url: from, baseUrl, chosen: undefined};
  expect(preference({i: 1, t: 'Kafka', u}, parseQuery(text, 'en'), reader)).toBe(value);
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
