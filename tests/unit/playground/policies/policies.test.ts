import {readFileSync} from 'node:fs';

import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

import {isPlugin, priorityOf} from '../../../../src/plugins/playground/policies/facts';
import {readPolicy, type Policy} from '../../../../src/plugins/playground/policies/readPolicy';
import {runPolicy, type Run} from '../../../../src/plugins/playground/policies/runPolicy';
import {readRequest} from '../../../../src/plugins/playground/routes/request';

const PAGES = 'docs/v2';
const PORTUGUESE = 'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current';

function policyOf(text: string): Policy {
  const policy = readPolicy(text);
  if ('rule' in policy) {
    throw new Error(JSON.stringify(policy));
  }
  return policy;
}

function run(policy: string, request: string, client = ''): Run {
  const sent = readRequest(request, client);
  if ('rule' in sent) {
    throw new Error(JSON.stringify(sent));
  }
  return runPolicy(policyOf(policy), sent);
}

/** A policy with one route for everything and these plugins. */
const withPlugins = (plugins: object[], config: object = {paths: ['/']}): string =>
  JSON.stringify({spec: {routes: [{name: 'all', config}], endpoints: [], plugins}});

const outcomes = ({steps}: Run): string[] => steps.map(({plugin, outcome}) => `${plugin.name} ${outcome.does}`);

const blocksIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^ *```yaml.*\n([^]*?)^ *```$/gm)]
    .map(([, block]) => block!)
    .filter((block) => /^ *kind: GatewayPolicy$/m.test(block) && /^ +kind: aqueduto-kong$/m.test(block));

describe.each([PAGES, PORTUGUESE])('policy files of %s', (folder) => {
  const files = globSync(`${folder}/**/*.md`).flatMap((file) => blocksIn(file).map((block) => [file, block] as const));

  test.each(files)('%s: can be tried', (_, block) => {
    expect(policyOf(block).length).toBeGreaterThan(0);
  });

  test('there are some', () => {
    expect(files.length).toBeGreaterThan(6);
  });
});

test.each([PAGES, PORTUGUESE])('the order of the plugins is that of %s', (folder) => {
  const page = readFileSync(`${folder}/api-gateway/aqueduto-kong/plugins/overview.md`, 'utf8');
  const rows = [...page.matchAll(/^\| ([\d.,]+) \| \[`([\w-]+)`\]/gm)];
  const names = rows.map(([, , name]) => name!);
  expect(names).toHaveLength(24);
  expect(names.every(isPlugin)).toBe(true);
  expect(rows.map(([, priority]) => Number(priority!.replace(/[.,]/, '')))).toEqual(names.map(priorityOf));
});

describe('the example of the page API gateway policies', () => {
  const [policy = ''] = blocksIn(`${PAGES}/api-manager/api-gateway-policy.md`);
  const call = (operation: string): Run => run(policy, operation.replace(' ', ' https://api.horizonte.example'));

  test('its table: who needs a key, which limit applies', () => {
    expect(outcomes(call('GET /orders'))).toEqual(['key-auth end', 'rate-limiting skipped']);
    expect(outcomes(call('GET /orders/health'))).toEqual(['key-auth off', 'rate-limiting mayEnd']);
    const limits = (operation: string) =>
      call(operation).steps.find(({plugin}) => plugin.name === 'rate-limiting')?.plugin;
    expect(limits('GET /orders')).toMatchObject({level: 'gateway', config: {minute: 600, policy: 'redis'}});
    expect(limits('POST /orders')).toMatchObject({level: 'endpoint', config: {minute: 60, policy: 'local'}});
  });

  test('no Route, or a wrong protocol: no plugin runs', () => {
    expect(call('GET /nothing')).toMatchObject({refusal: {status: 404}, steps: [], later: {log: []}});
    const plain = run(policy, 'GET http://api.horizonte.example/orders');
    expect(plain).toMatchObject({route: 'orders', refusal: {status: 426}, steps: []});
  });
});

test('plugins of later phases run when the request has ended, by their priority', () => {
  const plugins = ['file-log', 'cors', 'key-auth', 'prometheus', 'correlation-id', 'response-transformer'];
  const {steps, end, later} = run(withPlugins(plugins.map((name) => ({name}))), 'GET https://a.example/');
  expect(steps.map(({plugin}) => plugin.name)).toEqual([
    'correlation-id',
    'cors',
    'key-auth',
    'response-transformer',
    'prometheus',
    'file-log',
  ]);
  expect(end).toEqual({plugin: 'key-auth', status: 401, message: 'No API key found in request'});
  expect(later).toEqual({
    header_filter: ['correlation-id', 'cors', 'response-transformer'],
    body_filter: ['response-transformer'],
    log: ['prometheus', 'file-log'],
  });
});

test.each([
  ['key-auth', {}, 'GET https://a.example/\nApiKey: x', 'mayEnd', 401],
  ['key-auth', {key_in_query: false}, 'GET https://a.example/?apikey=x', 'end', 401],
  ['key-auth', {run_on_preflight: false}, 'OPTIONS https://a.example/', 'pass'],
  ['jwt', {}, 'GET https://a.example/\nAuthorization: Bearer x.y.z', 'mayEnd', 401],
  ['jwt', {}, 'GET https://a.example/\nAuthorization: Basic x', 'end', 401],
  ['oauth2', {}, 'POST https://a.example/oauth2/token', 'end', 200],
  ['oauth2', {}, 'GET https://a.example/', 'end', 401],
  ['basic-auth', {anonymous: 'guest'}, 'GET https://a.example/', 'pass'],
  ['hmac-auth', {}, 'GET https://a.example/', 'end', 401],
  ['ldap-auth', {header_type: 'basic'}, 'GET https://a.example/\nAuthorization: basic x', 'mayEnd', 401],
  ['aqueduto-mtls', {}, 'GET https://a.example/', 'mayEnd', 401],
  ['bot-detection', {deny: ['curl']}, 'GET https://a.example/\nUser-Agent: curl/8', 'end', 403],
  ['bot-detection', {allow: ['curl']}, 'GET https://a.example/\nUser-Agent: curl/8', 'pass'],
  ['bot-detection', {}, 'GET https://a.example/\nUser-Agent: a\nUser-Agent: b', 'end', 400],
  ['bot-detection', {}, 'GET https://a.example/\nUser-Agent: a', 'mayEnd', 403],
  ['bot-detection', {}, 'GET https://a.example/', 'pass'],
  ['ip-restriction', {allow: ['203.0.113.0/24']}, 'GET https://a.example/', 'pass'],
  ['ip-restriction', {deny: ['203.0.113.7']}, 'GET https://a.example/', 'end', 403],
  ['ip-restriction', {allow: ['2001:db8::/32'], status: 404}, 'GET https://a.example/', 'end', 404],
  ['request-size-limiting', {allowed_payload_size: 1}, 'POST https://a.example/\nContent-Length: 1048577', 'end', 413],
  ['request-size-limiting', {}, 'POST https://a.example/\nContent-Length: 1048577', 'pass'],
  [
    'request-size-limiting',
    {allowed_payload_size: 1, size_unit: 'bytes'},
    'POST https://a.example/\nContent-Length: 2\nExpect: 100-continue',
    'end',
    417,
  ],
  ['request-size-limiting', {require_content_length: true}, 'POST https://a.example/', 'end', 411],
  ['acl', {allow: ['gold']}, 'GET https://a.example/', 'end', 401],
  ['rate-limiting', {minute: 1}, 'GET https://a.example/', 'mayEnd', 429],
  ['proxy-cache', {}, 'GET https://a.example/', 'mayEnd', undefined],
  ['proxy-cache', {}, 'POST https://a.example/', 'pass'],
  ['request-termination', {}, 'GET https://a.example/', 'end', 503],
  ['request-termination', {trigger: 'x-off'}, 'GET https://a.example/', 'pass'],
  ['request-termination', {trigger: 'x-off', status_code: 404}, 'GET https://a.example/?x-off=1', 'end', 404],
  ['cors', {}, 'OPTIONS https://a.example/\nOrigin: https://b.example\nAccess-Control-Request-Method: GET', 'end', 200],
  ['cors', {}, 'OPTIONS https://a.example/', 'pass'],
])('%s with %o, request %s: %s', (name, config, request, does, status?: number) => {
  const {steps} = run(withPlugins([{name, config}]), request, '203.0.113.7');
  expect(steps[0]!.outcome).toMatchObject(status === undefined ? {does} : {does, status});
});

test.each([
  ['any one credential', {anonymous: 'guest'}, 'GET https://a.example/\napikey: x', 'mayEnd', 403],
  ['no credential', {anonymous: 'guest'}, 'GET https://a.example/', 'mayEnd', 401],
])('acl after two plugins with anonymous, %s', (_, config, request, does, status) => {
  const plugins = [{name: 'acl', config: {allow: ['gold']}}, ...['key-auth', 'jwt'].map((name) => ({name, config}))];
  expect(run(withPlugins(plugins), request).steps.at(-1)!.outcome).toEqual({does, status, when: 'group'});
});

test.each([
  ['- a', 'policy'],
  ['spec: {gateway: {kind: apisix}}', 'kind'],
  [withPlugins([{name: 'pre-function'}]), 'plugin'],
  [withPlugins([{name: 'acl'}, {name: 'acl'}]), 'pluginTwice'],
  [withPlugins([{name: 'acl', route: 'gone'}]), 'target'],
  [withPlugins([], {paths: ['orders']}), 'path'],
  ['spec: {}', 'none'],
  ['spec: [', 'yaml'],
])('%s is refused: %s', (text, rule) => {
  expect(readPolicy(text)).toMatchObject({rule});
});
