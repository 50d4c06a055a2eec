import {describe, expect, test} from 'vitest';

import {gateways} from '../../tools/examples/gateways/gateways';
import {luaPattern} from '../../tools/examples/gateways/luaPattern';
import {CHECKED, UNCHECKED} from '../../tools/examples/gateways/rules';
import {valueFaults} from '../../tools/examples/gateways/values';
import {readGatewayFacts} from '../../tools/facts/gateways';
import {block, faultsOf} from './faultsOf';

const facts = readGatewayFacts(process.cwd());

const fault = async (code: string, language = 'yaml') => (await faultsOf(gateways, block(language, code)))[0];
const kong = (name: string, config: object) => fault(JSON.stringify({name, config}, null, 2), 'json');
const apisix = (plugins: object, more = {}) => fault(JSON.stringify({...more, plugins}, null, 2), 'json');

describe('the facts', () => {
  const fields = [
    ...Object.entries(facts.entities).flatMap(([name, entity]) => entity.fields.map((field) => ({name, field}))),
    ...Object.entries(facts.plugins).flatMap(([name, {config}]) => config.map((field) => ({name, field}))),
    ...Object.entries(facts.apisixPlugins).flatMap(([name, plugin]) => plugin.fields.map((field) => ({name, field}))),
  ].filter(({field}) => field.default !== undefined);

  test('defaults have the type and the values that their fields allow', () => {
    expect(fields.flatMap(({name, field}) => valueFaults(field, field.default, [name, field.path]))).toEqual([]);
    expect(fields.length).toBeGreaterThan(200);
  });

  test('every rule between fields is checked, or named as one that cannot be', () => {
    const kinds = [...Object.values(facts.plugins), ...Object.values(facts.entities)].flatMap((entry) =>
      [...entry.checks, ...('rules' in entry ? entry.rules : [])].flatMap((rule) =>
        Object.keys(rule).filter((kind) => !['field', 'at', 'min_when_set'].includes(kind)),
      ),
    );
    expect([...new Set(kinds)].filter((kind) => !CHECKED.includes(kind) && !UNCHECKED.includes(kind))).toEqual([]);
  });
});

describe('plugins of Kong', () => {
  test.each([
    ['rate-limiting', {minute: 5}],
    ['rate-limiting', {minute: 5, policy: 'redis', redis: {host: 'redis.horizonte.example'}, sync_rate: 1}],
    ['key-auth', {key_names: ['apikey'], hide_credentials: true}],
    ['jwt', {claims_to_verify: ['exp', 'nbf'], maximum_expiration: 900}],
    ['cors', {origins: ['*', '^https://.*\\.horizonte\\.example$'], methods: ['GET']}],
    ['request-transformer', {add: {headers: ['x-source:gateway']}, remove: {headers: ['x-debug']}}],
    ['response-ratelimiting', {limits: {sms: {minute: 10, hour: 100}}}],
    ['http-log', {http_endpoint: 'https://logs.horizonte.example/kong'}],
    ['opentelemetry', {traces_endpoint: '{vault://env/otel}', resource_attributes: {'service.name': 'orders'}}],
    ['oauth2', {enable_client_credentials: true}],
    ['unknown-to-the-facts', {anything: true}],
  ])('%s %j is accepted', async (name, config) => {
    expect(await kong(name, config)).toBeUndefined();
  });

  test.each([
    ['rate-limiting', {minutes: 5}, 'Line 4: `config.minutes` is no field here; use one of `second`, `minute`, '],
    ['rate-limiting', {minute: '5'}, 'Line 4: `config.minute` must be of type `number`; correct it.'],
    ['rate-limiting', {minute: 0}, 'Line 4: `config.minute` must be above 0; correct it.'],
    ['rate-limiting', {limit_by: 'ip'}, 'Line 3: `config` needs at least one of `second`, `minute`, '],
    ['rate-limiting', {minute: 5, limit_by: 'user'}, 'Line 5: `config.limit_by` must be one of `consumer`, '],
    [
      'rate-limiting',
      {minute: 5, hour: 2},
      'Line 3: `config` has a lower limit for `hour` than for a shorter period; raise it.',
    ],
    [
      'rate-limiting',
      {minute: 5, policy: 'redis'},
      'Line 3: `config` has `policy` `redis`, so `redis.host` is required; add it.',
    ],
    [
      'rate-limiting',
      {minute: 5, sync_rate: 1},
      'Line 3: `config` has `sync_rate`, which only goes with `policy: redis`; change one of them.',
    ],
    [
      'rate-limiting',
      {minute: 5, redis: {port: 70000}},
      'Line 6: `config.redis.port` must be from 0 to 65535; correct it.',
    ],
    ['acl', {allow: ['a'], deny: ['b']}, 'Line 3: `config` takes only one of `allow`, `deny`; remove the others.'],
    ['acl', {}, 'Line 3: `config` needs at least one of `allow`, `deny`; add one.'],
    ['proxy-cache', {}, 'Line 3: `config.strategy` is missing; add it.'],
    [
      'jwt',
      {maximum_expiration: 900},
      'Line 3: `config` has `maximum_expiration` `900`, so `claims_to_verify` has to hold `exp`',
    ],
    [
      'jwt',
      {claims_to_verify: ['aud']},
      'Line 5: `config.claims_to_verify[0]` must be one of `exp`, `nbf`; correct it.',
    ],
    ['jwt', {claims_to_verify: ['exp', 'exp']}, 'Line 4: `config.claims_to_verify` holds an item twice; remove one.'],
    ['ip-restriction', {allow: ['10.0.0.300']}, 'Line 5: `config.allow[0]` is no ip_or_cidr; correct it.'],
    ['oauth2', {}, 'Line 3: `config` needs one of `enable_authorization_code`, '],
    ['cors', {origins: ['*.example']}, 'Line 3: `config` has “*.example” in `origins`, which is no regular expression'],
    [
      'request-transformer',
      {add: {querystring: ['x']}},
      'Line 3: `config` has the entry “x” in `add.querystring`, which is not `name:value`; correct it.',
    ],
    [
      'request-transformer',
      {add: {headers: ['x']}},
      'Line 6: `config.add.headers[0]` must match `^[^:]+:.*$` (Lua pattern)',
    ],
    [
      'request-termination',
      {message: 'No', body: 'No'},
      'Line 3: `config` takes `message` or `content_type`, `body`, not both',
    ],
    ['request-termination', {content_type: 'text/plain'}, 'Line 3: `config` has `content_type`, which needs `body`.'],
    ['response-ratelimiting', {limits: {}}, 'Line 4: `config.limits` needs at least 1 entries; add them.'],
    ['response-ratelimiting', {limits: {sms: {minutes: 1}}}, 'Line 6: `config.limits.sms.minutes` is no field here'],
    ['http-log', {http_endpoint: 'logs'}, 'Line 4: `config.http_endpoint` is no url; correct it.'],
    [
      'http-log',
      {http_endpoint: 'https://x.example', headers: {Host: 'x'}},
      'Line 6: `config.headers.Host` must not be `Host`; choose another.',
    ],
  ])('%s %j is not', async (name, config, sentence) => {
    expect(await kong(name, config)).toContain(sentence);
  });

  test('what stands beside the config has fields, too', async () => {
    expect(await fault('{"name": "key-auth", "config": {}, "enabled": "yes", "protocol": []}', 'json')).toBe(
      'Line 1: `enabled` must be of type `boolean`; correct it (first of 2 faults).',
    );
  });
});

test('a declarative configuration of Kong is checked entity by entity', async () => {
  const file = (path: string) => `_format_version: "3.0"
services:
  - name: orders
    url: https://orders.horizonte.example:8443
    routes:
      - name: list-orders
        paths: [${path}]
        plugins:
          - name: rate-limiting
            config: {minute: 5}
`;
  expect(await fault(file('/orders'))).toBeUndefined();
  expect(await fault(file('orders'))).toBe(
    'Line 7: `services[0].routes[0].paths[0]` must match `^/`, `^~/` (Lua pattern); correct it.',
  );
  expect(await fault(file('/orders').replace('url:', 'uri:'))).toContain(
    'Line 3: `services[0].host` is missing; add it',
  );
});

describe('gateway policies', () => {
  const policy = `apiVersion: aqueduto.example/v2
kind: GatewayPolicy
metadata: {name: orders, version: 1.2.0}
spec:
  gateway:
    kind: aqueduto-kong
    service: {protocol: https, host: "{{ .vars.HOST }}", port: 8443}
    config: {hosts: [api.horizonte.example], protocols: [https]}
  routes:
    - {name: list, config: {methods: [GET], paths: [/orders]}}
    - {name: create, config: {methods: [POST], paths: [/orders]}}
  endpoints:
    - {operation: GET /orders, route: list}
    - {operation: POST /orders, route: create}
  plugins:
    - {name: key-auth, config: {key_in_query: false}}
    - {name: rate-limiting, route: create, config: {minute: "{{ .vars.LIMIT }}"}}
`;

  test('one that fits is accepted', async () => {
    expect(await fault(policy)).toBeUndefined();
  });

  test.each([
    ['host: "{{ .vars.HOST }}"', 'hostname: x', 'Line 7: `spec.gateway.service.host` is missing; add it'],
    ['port: 8443', 'port: "8443"', 'Line 7: `spec.gateway.service.port` must be of type `integer`; correct it.'],
    [
      'protocols: [https]',
      'protocols: [tcp]',
      'Line 10: `spec.routes[0].config.protocols` holds “tcp”; a policy takes',
    ],
    ['protocols: [https]', 'protocols: [https, grpc]', 'mixes `http`, `https` with `grpc`, `grpcs`; use one kind'],
    [
      '{methods: [GET]',
      '{id: x, methods: [GET]',
      'Line 10: `spec.routes[0].config.id` is a field that a policy refuses',
    ],
    ['methods: [GET]', 'methods: [get]', '`spec.routes[0].config.methods[0]` must match `^%u+$` (Lua pattern)'],
    ['name: create, config', 'name: list, config', 'Line 11: `spec.routes[1].name` is “list” twice; names of routes'],
    ['route: list}', 'route: all}', 'Line 13: `spec.endpoints[0].route` is “all”, which is no route of the policy'],
    [
      'route: list}',
      'route: create}',
      'Line 13: `spec.endpoints[0]` has the method GET, but its route only takes `POST`',
    ],
    [
      'POST /orders, route: create',
      'GET /orders, route: list',
      'Line 14: `spec.endpoints[1].operation` is “GET /orders” twice',
    ],
    [
      'name: key-auth',
      'name: keyauth',
      'Line 16: `spec.plugins[0].name` is “keyauth”, which is no plugin of this gateway',
    ],
    [
      'route: create, config: {minute',
      'route: new, config: {minute',
      'Line 17: `spec.plugins[1].route` is “new”, which is no route',
    ],
    [
      'route: create, config: {minute',
      'endpoint: PUT /orders, config: {minute',
      'Line 17: `spec.plugins[1].endpoint` is “PUT /orders”, which is no endpoint of the policy; correct it.',
    ],
    [
      'route: create, config: {minute',
      'route: create, endpoint: POST /orders, config: {minute',
      'Line 17: `spec.plugins[1]` names a route and an endpoint; keep one.',
    ],
    [
      '{name: rate-limiting, route: create, config: {minute: "{{ .vars.LIMIT }}"}}',
      '{name: key-auth}',
      'Line 17: `spec.plugins[1]` is on the same level as `spec.plugins[0]`; a plugin occurs once a level.',
    ],
    ['.vars.LIMIT', '.payload.limit', 'Line 17: `spec.plugins[1].config.minute` reads `.payload`; a policy knows only'],
    ['{minute: "{{ .vars.LIMIT }}"}', '{}', 'Line 17: `spec.plugins[1].config` needs at least one of `second`'],
  ])('%s → %s is not', async (from, to, sentence) => {
    expect(policy).toContain(from);
    expect(await fault(policy.replace(from, to))).toContain(sentence);
  });

  test('a gRPC route keeps its path', async () => {
    const grpc = policy.replace('protocols: [https]', 'protocols: [grpcs]').replaceAll(/methods: \[\w+\], /g, '');
    expect(await fault(grpc)).toBeUndefined();
    expect(await fault(grpc.replace('[grpcs]', '[grpcs], strip_path: true'))).toContain(
      '`spec.routes[0].config.strip_path` must not be `true` with these `protocols`; change it',
    );
    expect(await fault(policy.replace('protocols: [https]', 'protocols: [grpcs]'))).toContain(
      '`spec.routes[0].config.methods` does not go with `protocols`; remove it',
    );
  });

  test('a route needs something to match', async () => {
    const empty = policy
      .replace('hosts: [api.horizonte.example], ', '')
      .replace('{methods: [GET], paths: [/orders]}', '{}');
    expect(
      await fault(
        empty
          .replace('operation: GET', 'operation: POST')
          .replace('POST /orders, route: create', 'PUT /orders, route: list'),
      ),
    ).toBe(
      'Line 10: `spec.routes[0].config` has `protocols` `https`, so it needs at least one of `methods`, `hosts`, ' +
        '`headers`, `paths`, `snis`; add one.',
    );
  });

  test('a part that a page shows alone is checked by itself', async () => {
    expect(await fault('plugins:\n  - name: key-auth\n    endpoint: GET /orders')).toBeUndefined();
    expect(await fault('plugins:\n  - name: key-auth\n    level: gateway')).toContain(
      'Line 3: `plugins[0].level` is no field here; use one of `name`, `config`, `enabled`, `route`, `endpoint`',
    );
    expect(await fault('routes:\n  - name: All\n    config: {paths: [/]}')).toContain(
      'Line 2: `routes[0].name` must match',
    );
  });

  test('the plugin of Aqueduto itself is one of those that a policy takes', async () => {
    expect(
      await fault('gateway: {kind: aqueduto-kong}\nplugins:\n  - {name: aqueduto-mtls, config: {send_ca_dn: true}}'),
    ).toBeUndefined();
  });

  test('on Amazon API Gateway nothing is compared with Kong', async () => {
    const aws = 'gateway: {kind: aws, service: {uri: x}}\nplugins:\n  - {name: throttling, config: {rate: 5}}\n';
    expect(await fault(aws)).toBeUndefined();
    expect(await fault(aws.replace('rate: 5', 'rate: "{{ .payload }}"'))).toContain('a policy knows only `.vars`');
  });

  test('on Apache APISIX plugins are those of APISIX', async () => {
    const spec = (plugin: string) => `gateway: {kind: apisix}\nplugins:\n  - ${plugin}`;
    expect(await fault(spec('{name: limit-count, config: {count: 5, time_window: 60}}'))).toBeUndefined();
    expect(await fault(spec('{name: rate-limiting, config: {minute: 5}}'))).toContain(
      'Line 3: `plugins[0].name` is “rate-limiting”, which is no plugin of this gateway',
    );
  });
});

describe('plugins of Apache APISIX', () => {
  test.each([
    [{'limit-count': {count: 5, time_window: 60, policy: 'redis', redis_host: 'redis', _meta: {disable: false}}}, {}],
    [{'key-auth': {key: 'example-key-not-real'}}, {username: 'partner_erp'}],
    [{'key-auth': {header: 'apikey'}}, {}],
    [{'proxy-rewrite': {headers: {'x-source': 'gateway'}}}, {}],
    [{'proxy-rewrite': {headers: {set: {'x-source': 'gateway'}}}}, {}],
    [{'jwt-auth': {key: 'a', algorithm: 'RS256', public_key: 'PEM'}}, {username: 'a'}],
  ])('%j %j is accepted', async (plugins, more) => {
    expect(await apisix(plugins, more)).toBeUndefined();
  });

  test.each([
    [
      {'limit-count': {count: 5}},
      'Line 3: `plugins.limit-count` needs either `count`, `time_window` or `rules`; correct it.',
    ],
    [{'limit-count': {count: 0, time_window: 60}}, 'Line 4: `plugins.limit-count.count` must be above 0; correct it.'],
    [
      {'limit-count': {count: 5, time_window: 60, policy: 'redis'}},
      'Line 3: `plugins.limit-count.redis_host` is missing; add it.',
    ],
    [
      {'limit-count': {count: 5, time_window: 60, redis_host: 'a'}},
      'Line 6: `plugins.limit-count.redis_host` is no field here',
    ],
    [
      {'ip-restriction': {whitelist: []}},
      'Line 4: `plugins.ip-restriction.whitelist` needs at least 1 items; add them.',
    ],
    [
      {cors: {allow_credential: true}},
      'Line 3: `plugins.cors` has `allow_origins` `*`, which does not go with `allow_credential: true`',
    ],
    [{cors: {allow_origins: 'horizonte'}}, 'Line 4: `plugins.cors.allow_origins` must match'],
    [
      {'response-rewrite': {body: 'a', filters: [{regex: 'a', replace: 'b'}]}},
      'takes only one of `body`, `filters`; remove the others',
    ],
    [{'proxy-rewrite': {}}, 'Line 3: `plugins.proxy-rewrite` must not be empty; add a field.'],
    [{'jwt-auth': {key: 'a'}}, 'Line 3: `plugins.jwt-auth.secret` is missing; add it.'],
  ])('%j is not', async (plugins, sentence) => {
    expect(await apisix(plugins)).toContain(sentence);
  });
});

test('a Lua pattern becomes a regular expression', () => {
  expect(luaPattern('^%u+$').source).toBe('^[A-Z]+$');
  expect(luaPattern('^[a-z][a-z%d-]-[a-z%d]+$').source).toBe('^[a-z][a-z0-9-]*?[a-z0-9]+$');
  expect(luaPattern('^%*%.').test('*.horizonte.example')).toBe(true);
  expect(luaPattern('//').test('/a//b')).toBe(true);
  expect(['a/b', 'a*b', 'a\\b'].map((text) => luaPattern('^[^*&%%\\`]+$').test(text))).toEqual([true, false, false]);
});
