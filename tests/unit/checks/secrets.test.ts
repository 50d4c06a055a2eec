import {expect, test} from 'vitest';

import {secrets} from '../../../tools/checks/site/secrets';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const LISTED = '6e9ef29b75fffc5b7abae527d58fdadb2fe42e7219011976917343065f58ed4a';
const findings = (markdown: string) =>
  secrets(subjectOf([pageOf(markdown)], {fakeSecrets: [{value: LISTED, reason: 'computed'}]}));

/** Joined here, so that no scanner takes this file for a leak. */
const joined = (...parts: string[]): string => parts.join('');
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const pem = (kind: string, body: string) => `-----BEGIN ${kind}-----\n${body}\n-----END ${kind}-----`;
const RANDOM = joined('hT9xQ2mVb7Kd', '4RzLw8NcYf3J', 'p6Gs');

test.each([
  ['a key of AWS', joined('AKIA', 'Q7RZ2LMX9KVB3NTP')],
  ['a secret key of AWS', joined('wJalrXUtnFEMI/K7MDENG', '/bPxRfiCYzz9QpLk3Tn')],
  ['an API key', joined('aqk_', RANDOM)],
  ['a JWT secret', joined('aqs_', RANDOM)],
  ['a personal token', joined('aqd_pat_', RANDOM)],
  ['a service token', joined('aqd_sa_', RANDOM)],
  ['a JSON Web Token', joined(base64({alg: 'HS256'}), '.', base64({iss: 'somebody'}), '.', RANDOM)],
  ['a random string', RANDOM],
  ['a digest', joined('8f14e45fceea167a5a36dedd4bea2543', '9b74c9897bac770ffc029102a200c5de')],
  ['a password in an address', joined('postgres://orders:', 'hunter2@db.horizonte.example/orders')],
  ['a password', joined('PG_PASSWORD=', 'hunter2!')],
  ['a private key', pem('RSA PRIVATE KEY', RANDOM)],
])('reports %s', (_, value) => {
  expect(findings(`Text.\n\n\`\`\`text\n${value}\n\`\`\``)).toMatchObject([{line: FIRST_LINE + 3, rule: 'secrets'}]);
});

test.each([
  ['a fake API key', 'aqk_ExampleKeyNotRealExampleKeyNotReal000001'],
  ['a masked one', 'aqk_••••••0001'],
  ['a prefix', 'aqd_pat_...'],
  ['AWS’s own example', 'AKIAIOSFODNN7EXAMPLE'],
  ['a token that says so inside', joined(base64({alg: 'HS256'}), '.', base64({iss: 'ExampleIssuer'}), '.', RANDOM)],
  ['a listed value', LISTED],
  ['a ULID', '01K1JR1PG06CQ643DZVMXXQKFB'],
  ['a UUID', '123e4567-e89b-12d3-a456-426614174000'],
  ['a request id', '2b9e41d07c5f4a6e8d13f0a2b4c6d8e0'],
  ['a trace', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  ['a digest of an image', `sha256:${'8f14e45fceea167a5a36dedd4bea2543'.repeat(2)}`],
  ['a path', '/v2/api-manager-admin/consumers/api-key-credentials-Version2'],
  ['a host', 'kafka-1.horizonte.example:9093,kafka-2.horizonte.example:9093'],
  ['a fake password', 'PG_PASSWORD=example-password-not-real'],
  ['a placeholder', 'postgres://USER:PASSWORD@db.horizonte.example and password: PG_PASSWORD'],
  ['a type', 'password: string'],
  ['an expression', 'password: "{{ .secrets.PG_PASSWORD }}"'],
  ['a certificate', pem('CERTIFICATE', RANDOM)],
  ['a public key', pem('PUBLIC KEY', RANDOM)],
  ['a fake private key', pem('PRIVATE KEY', 'example-not-real')],
])('accepts %s', (_, value) => {
  expect(findings(`\`\`\`text\n${value}\n\`\`\``)).toEqual([]);
});

test('does not repeat the secret', () => {
  expect(findings(joined('aqk_', RANDOM))[0]?.message).not.toContain(RANDOM);
});
