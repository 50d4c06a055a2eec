import {describe, expect, test} from 'vitest';

import {isTooDeep, readDocuments} from '../../../src/documents/documents';
import {referencesIn} from '../../../src/integrations/references';
import {hashOf, readAddress} from '../../../src/plugins/playground/client/address';
import {readPolicy} from '../../../src/plugins/playground/policies/readPolicy';
import {runPolicy} from '../../../src/plugins/playground/policies/runPolicy';
import {readRequest, type Request} from '../../../src/plugins/playground/routes/request';
import {readRoutes} from '../../../src/plugins/playground/routes/readRoutes';

// A link may hold any text: whatever it is, the playground says what is wrong with it.

const REQUEST = readRequest('GET https://a.example/x') as Request;
const ODD = '{toString: 1, valueOf: 1}'; // `String` refuses what YAML makes of it
const ROUTE = '{name: a, config: {paths: ["/"]}}';

describe('an object in place of a text is refused or does nothing:', () => {
  test.each([
    [`spec: {gateway: {kind: ${ODD}}}`, 'kind'],
    [`spec: {plugins: [{name: ${ODD}}]}`, 'plugin'],
    [`spec: {plugins: [{name: cors, route: ${ODD}}]}`, 'target'],
    [`spec: {routes: [{name: ${ODD}, config: {paths: ["/"]}}]}`, undefined],
    [`spec: {routes: [${ROUTE}], endpoints: [{route: a, service: x, operation: ${ODD}}]}`, undefined],
    [`spec: {routes: [${ROUTE}], plugins: [{name: ldap-auth, config: {header_type: ${ODD}}}]}`, undefined],
    [`spec: {routes: [${ROUTE}], plugins: [{name: bot-detection, config: {deny: [${ODD}]}}]}`, undefined],
    [`spec: {routes: [${ROUTE}], plugins: [{name: request-termination, config: {status_code: ${ODD}}}]}`, undefined],
  ])('%s', (text, rule) => {
    const policy = readPolicy(text);
    expect('rule' in policy ? policy.rule : undefined).toBe(rule);
    expect(() => 'rule' in policy || runPolicy(policy, REQUEST)).not.toThrow();
    expect(() => readRoutes(text, 'expressions')).not.toThrow();
  });
});

// V8 ends the whole program where some regular expressions are compiled at the end of the stack.
test.each(['[', '{a: ', '- ', '? ', '- - - '])('many levels of “%s” are refused without parsing', (level) => {
  const [deep, flat] = [5000, 5].map((count) => `x:\n ${level.repeat(count)}`);
  expect([isTooDeep(deep!), isTooDeep(flat!)]).toEqual([true, false]);
  expect(readRoutes(deep!, 'expressions')).toMatchObject({rule: 'yaml'});
  expect(readDocuments(deep!)).toEqual([]);
});

test('many levels of indentation are refused, and long lines and lists are not', () => {
  expect(isTooDeep(Array.from({length: 500}, (_, i) => `${' '.repeat(i)}a:`).join('\n'))).toBe(true);
  expect(isTooDeep(`${'-'.repeat(500)}\n${'# '.repeat(500)}\n${'- [a, {b: c}]\n'.repeat(500)}`)).toBe(false);
});

test.each(['&a [*a]', '{<<: 1}', 'spec: &s {routes: [*s]}'])('%s is refused as YAML', (text) => {
  expect(readRoutes(text, 'expressions')).toMatchObject({rule: 'yaml'});
  expect(readDocuments(text)).toEqual([]);
});

test.each([
  ['parentheses', '('.repeat(5000)],
  ['negations', `${'!('.repeat(5000)}http.path == "/"${')'.repeat(5000)}`],
  ['operators', 'http.path == "/" && '.repeat(20_000)],
])('an expression of too many %s is refused', (_, expression) => {
  expect(readRoutes(JSON.stringify([{name: 'a', expression}]), 'expressions')).toMatchObject({
    rule: 'expression-syntax',
  });
});

test('a request is read in a time that grows with its length only', () => {
  const start = performance.now();
  expect(readRequest(`GET${' '.repeat(200_000)}/x y`)).toEqual({rule: 'line', line: 1});
  expect(readRequest(`GET / HTTP/1.1\n${'X: 1\n'.repeat(20_000)}Host: a`)).toMatchObject({host: 'a'});
  expect(performance.now() - start).toBeLessThan(5000); // it took minutes
});

test.each([
  ['spaces without an end', `{{${' '.repeat(20_000)}`],
  ['starts without an end', '{{'.repeat(10_000)],
  ['quotation marks without an end', `{{ ${'\\"'.repeat(10_000)} }}`],
  ['apostrophes without an end', `{{ ${"\\'".repeat(10_000)} }}`],
])('%s are read in a time that grows with their length only', (_, text) => {
  const start = performance.now();
  expect(referencesIn(text).roots).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000); // spaces took more than five minutes
});

test('paths are found beside comments and trimmed spaces', () => {
  expect(referencesIn('{{/* .no */}}{{- .payload.id -}} {{ "}" }} {{ .steps.a }}')).toMatchObject({
    roots: ['payload', 'steps'],
    steps: ['a'],
  });
});

test('a link of more than 20,000 characters is neither made nor opened', () => {
  const long = {policy: 'a'.repeat(20_001)};
  expect(hashOf('policy', long)).toBeUndefined();
  expect(readAddress(`#try=policy&policy=${long.policy}`)).toEqual({kind: '', values: {}});
  expect(readAddress(hashOf('policy', {policy: 'a'.repeat(20_000)})!).kind).toBe('policy');
});
