import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {chooseRoute, type Choice} from '../../../../src/plugins/playground/routes/chooseRoute';
import {readRoutes} from '../../../../src/plugins/playground/routes/readRoutes';
import {normalizePath, readRequest} from '../../../../src/plugins/playground/routes/request';
import type {Flavor} from '../../../../src/plugins/playground/routes/route';
import {generator} from './generate';
import {bestExpressions, bestRoutes, type OracleRequest} from './oracle';

function choose(routes: string, request: string, flavor: Flavor = 'traditional_compatible'): Choice {
  const set = readRoutes(routes, flavor);
  const sent = readRequest(request, '203.0.113.7');
  if (!Array.isArray(set) || 'rule' in sent) {
    throw new Error(JSON.stringify({set, sent}));
  }
  return chooseRoute(set, sent, flavor);
}

const requestText = ({method, scheme, host, path, headers, query}: OracleRequest): string =>
  [
    `${method} ${scheme}://${host}${path}?${new URLSearchParams(query).toString()}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ].join('\n');

describe('200 generated cases agree with the second reading', () => {
  test('of the traditional rules', () => {
    const {routes, request} = generator(27);
    const seen = {none: 0, tie: 0, decided: 0};
    for (let i = 0; i < 200; i += 1) {
      const [set, sent] = [routes(), request()];
      const yaml = JSON.stringify(
        set.map(({paths, regexPriority, ...fields}) => ({
          ...fields,
          regex_priority: regexPriority,
          ...(paths && {paths: paths.map(({text}) => text)}),
        })),
      );
      const best = bestRoutes(set, sent);
      const {chosen, decidedBy} = choose(yaml, requestText(sent));
      expect(best.length === 0 ? [undefined] : best, `${yaml} ${requestText(sent)}`).toContain(chosen?.route.name);
      expect(decidedBy === 'tie', `${yaml} ${requestText(sent)}`).toBe(best.length > 1);
      seen[best.length === 0 ? 'none' : best.length === 1 ? 'decided' : 'tie'] += 1;
    }
    // The cases are worth something: all three happen.
    expect(Math.min(seen.none, seen.tie, seen.decided)).toBeGreaterThanOrEqual(5);
  });

  test('of expressions', () => {
    const {expressions, request} = generator(28);
    let found = 0;
    for (let i = 0; i < 200; i += 1) {
      const [set, sent] = [expressions(), request()];
      const yaml = JSON.stringify(set.map(({name, priority, text}) => ({name, priority, expression: text})));
      const best = bestExpressions(set, sent);
      const {chosen, decidedBy} = choose(yaml, requestText(sent), 'expressions');
      expect(best.length === 0 ? [undefined] : best, `${yaml} ${requestText(sent)}`).toContain(chosen?.route.name);
      expect(decidedBy === 'tie', `${yaml} ${requestText(sent)}`).toBe(best.length > 1);
      found += best.length;
    }
    expect(found).toBeGreaterThan(100);
  });
});

describe.each(['docs/v2', 'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current'])(
  'worked examples of %s',
  (folder) => {
    const page = readFileSync(`${folder}/api-gateway/aqueduto-kong/routes.md`, 'utf8');
    const [routes = [], requests = []] = tablesIn(page.split('{#matching}')[1]!.split('{#which-route}')[0]!);
    const yaml = routes
      .map(([name, ...cells]) => {
        const fields = cells.flatMap(codesIn).filter((code) => /^[a-z_]+: /.test(code));
        const hosts = fields.some((field) => field.startsWith('hosts')) ? [] : ['hosts: [api.horizonte.example]'];
        return [`- name: ${codesIn(name!)[0]}`, ...[...hosts, ...fields].map((field) => `  ${field}`)].join('\n');
      })
      .join('\n');

    test.each(requests)('%s: %s, answered by %s', (request, matching, answered, reason) => {
      const [line = '', ...headers] = codesIn(request);
      const text = [line.replace(' ', ' https://api.horizonte.example'), ...headers].join('\n');
      const {verdicts, chosen, decidedBy} = choose(yaml, text);
      const names = verdicts.filter(({unmet}) => unmet.length === 0).map(({route}) => route.name);
      expect(names.sort()).toEqual(codesIn(matching).sort());
      expect(chosen?.route.name).toBe(codesIn(answered)[0]);
      const rules = ['kinds', 'plainHost', 'headers', 'regex', 'regexPriority', 'length'];
      expect(rules.indexOf(String(decidedBy)) + 1).toBe(Number(/\d/.exec(reason)![0]));
    });

    test('the Routes stand in the order of their precedence', () => {
      expect(routes).toHaveLength(6);
      expect(requests).toHaveLength(6);
    });
  },
);

function tablesIn(markdown: string): string[][][] {
  const tables = markdown.match(/(?:^\|.*\n)+/gm) ?? [];
  return tables.map((table) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) => row.split('|').slice(1, -1)),
  );
}

const codesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

test('examples of Kong’s documentation: regular expressions by their priority, then prefixes', () => {
  const routes = `
- {name: status, paths: ['~/status/\\d+']}
- {name: version-status, paths: ['~/version/\\d+/status/\\d+'], regex_priority: 6}
- {name: version, paths: [/version]}
- {name: any, paths: ['~/version/any/']}`;
  const answers = (path: string) => choose(routes, `GET https://a.example${path}`).chosen?.route.name;
  expect(answers('/version/1/status/2')).toBe('version-status');
  expect(answers('/version/any/x')).toBe('any');
  expect(answers('/version/1')).toBe('version');
  expect(answers('/x/status/1')).toBeUndefined();
});

test('each path of a Route counts by itself', () => {
  const routes = `
- {name: mixed, paths: ['~/else$', /foo]}
- {name: longer, paths: [/foo/bar]}`;
  expect(choose(routes, 'GET https://a.example/foo/bar').chosen?.route.name).toBe('longer');
  expect(choose(routes, 'GET https://a.example/else').decidedBy).toBeUndefined();
});

test('a route of a policy inherits; an endpoint with its own plugin has its own Route', () => {
  const policy = `
kind: GatewayPolicy
spec:
  gateway: {config: {hosts: ["{{ .vars.API_HOST }}"], protocols: [https]}}
  routes: [{name: orders, config: {methods: [GET, POST], paths: ['~/orders$']}}]
  endpoints: [{operation: GET /orders, route: orders}, {operation: POST /orders, route: orders}]
  plugins: [{name: rate-limiting, endpoint: POST /orders}]`;
  expect(choose(policy, 'POST https://a.example/orders').chosen?.route.name).toBe('POST /orders');
  expect(choose(policy, 'GET https://a.example/orders').verdicts.map(({unmet}) => unmet)).toEqual([[], ['methods']]);
});

describe('what decides nothing', () => {
  const routes = '- {name: a, protocols: [https], snis: [a.example], paths: [/]}';

  test('the protocol, in the traditional flavor; a server name without TLS', () => {
    expect(choose(routes, 'GET http://b.example/').chosen?.route.name).toBe('a');
    expect(choose(routes, 'GET https://b.example/').verdicts[0]?.unmet).toEqual(['snis']);
    expect(choose(routes, 'GET https://a.example/\nHost: b.example').chosen?.route.name).toBe('a');
  });

  test('but expressions are for their protocols, except those that redirect', () => {
    const http = '- {name: a, protocols: [http], expression: \'http.path ^= "/"\'}';
    expect(choose(http, 'GET https://a.example/', 'expressions').verdicts[0]?.unmet).toEqual(['protocols']);
    const https = http.replace('[http]', '[https]');
    expect(choose(https, 'GET http://a.example/', 'expressions').chosen?.route.name).toBe('a');
  });
});

test.each([
  ['/orders/./x/../y', '/orders/y'],
  ['//orders///y/', '/orders/y/'],
  ['/%6Frders/%2f%3a', '/orders/%2F%3A'],
  ['/a/..', '/'],
  ['/a/b/..', '/a/'],
  ['/%2e%2E/a', '/a'],
  ['/', '/'],
])('%s is compared as %s', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized);
});

test.each([
  ['- {name: a, expression: \'http.path == "/"\'}', 'flavor'],
  ['- {name: a, sources: [{ip: 10.0.0.1}]}', 'field'],
  ['- {name: a, methods: GET}', 'form'],
  ['- {name: a, regex_priority: -1}', 'form'],
  ['- {name: a, protocols: [tcp], paths: [/]}', 'form'],
  ['- {name: a}', 'conditions'],
  ['- {name: a, paths: [orders]}', 'path'],
  ['- {name: a, paths: [/orders/../x]}', 'path'],
  ['- {name: a, hosts: ["a*.example"]}', 'host'],
  ['- {name: a, paths: ["~/(?!x)"]}', 'regex'],
  ['- {name: a, paths: ["~/(x)\\\\1"]}', 'regex'],
  ['- {name: a, paths: ["~/("]}', 'regex'],
  ['- {name: a, paths: [/]}\n- {name: a, paths: [/]}', 'twice'],
  ['- {name: a', 'yaml'],
  ['a: *b', 'yaml'],
  ['', 'none'],
  ['7', 'none'],
])('%s is refused: %s', (yaml, rule) => {
  expect(readRoutes(yaml, 'traditional_compatible')).toMatchObject({rule});
});

test.each([
  ['http.path = "/"', 'syntax'],
  ['!http.path == "/"', 'syntax'],
  ['http.path == "/" &&', 'syntax'],
  ['upper(http.path) == "/"', 'function'],
  ['http.header == "x"', 'field'],
  ['http.headers. == "x"', 'field'],
  ['http.path > 3', 'type'],
  ['net.dst.port == "80"', 'type'],
  ['lower(net.dst.port) == 80', 'type'],
  ['http.path ~ "(?=x)"', 'regex'],
  ['net.src.ip in 192.168.0.1/24', 'network'],
  ['http.path.segments.2_1 == "x"', 'segments'],
])('the expression %s is refused: %s', (expression, rule) => {
  expect(readRoutes(JSON.stringify([{name: 'a', expression}]), 'expressions')).toMatchObject({
    rule: `expression-${rule}`,
  });
});

test.each([
  ['orders', 'line', 1],
  ['get /', 'line', 1],
  ['GET https://a.example/\nX Partner: erp', 'header', 2],
  ['GET /orders', 'host', 1],
])('the request %s is refused: %s', (text, rule, line) => {
  expect(readRequest(text)).toEqual({rule, line});
});
