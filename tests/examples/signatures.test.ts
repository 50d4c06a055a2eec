import {createHmac, generateKeyPairSync} from 'node:crypto';

import {describe, expect, test} from 'vitest';

import {hmac} from '../../tools/examples/signatures/hmac';
import {jwt} from '../../tools/examples/signatures/jwt';
import {pem} from '../../tools/examples/signatures/pem';
import {block, faultsOf} from './faultsOf';

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const signed = `${encode({alg: 'HS256', typ: 'JWT'})}.${encode({iss: 'app'})}`;
const signature = createHmac('sha256', 'not-real').update(signed).digest('base64url');
const token = `${signed}.${signature}`;

describe('jwt', () => {
  test.each([
    ['a token in a command', block('bash', `curl -H "Authorization: Bearer ${token}"`)],
    ['a token with its secret', block('text title="jwt" secret="not-real" alg="HS256"', token)],
    ['a secret without title', block('text secret="not-real" alg="HS256"', `${token}\nvalid: iss=app`)],
  ])('%s holds', async (_name, markdown) => {
    expect(await faultsOf(jwt, markdown)).toEqual([undefined]);
  });

  test.each([
    [
      block('text', `a\neyJhbGciOiJIUzI1Ni.${token.split('.')[1]}.x`),
      'The header part of the JWT in line 2 is not JSON in base64url; sign a token and paste it whole.',
    ],
    [
      block('text', `${token.split('.')[0]}.eyJpc3MiOi.x`),
      'The claims part of the JWT in line 1 is not JSON in base64url; sign a token and paste it whole.',
    ],
    [
      block('text', `${encode({typ: 'JWT'})}.${encode({})}.x`.replace('.e30.', `.${encode({iss: 'a'})}.`)),
      'The header of the JWT in line 1 names no `alg`; sign a token and paste it whole.',
    ],
    [block('text title="jwt"', 'none'), 'The block has the title `jwt` but no JWT; paste the whole token.'],
    [
      block('text title="jwt" secret="not-real"', token),
      'A block with a secret says how it is signed; write alg="HS256", "HS384" or "HS512" beside it.',
    ],
    [
      block('text title="jwt" secret="not-real" alg="HS512"', token),
      'The JWT in line 1 says HS256 but the block HS512; correct one of them.',
    ],
    [
      block('text title="jwt" secret="not-real" alg="HS256"', token.slice(0, -1)),
      `The JWT in line 1 is not signed with the secret of the block; its signature would be ${signature}.`,
    ],
  ])('%j has a fault', async (markdown, sentence) => {
    expect(await faultsOf(jwt, markdown)).toEqual([sentence]);
  });
});

describe('pem', () => {
  const {publicKey, privateKey} = generateKeyPairSync('ed25519');
  const publicPem = publicKey.export({type: 'spki', format: 'pem'}).toString().trim();
  const privatePem = privateKey.export({type: 'pkcs8', format: 'pem'}).toString().trim();

  test.each([
    ['a key', block('text', publicPem)],
    ['two keys', block('text', `${publicPem}\n${privatePem}`)],
    ['a key in YAML', block('yaml', `key: |\n${publicPem.replace(/^/gm, '  ')}`)],
    ['a key in JSON', block('json', JSON.stringify({key: publicPem}))],
    ['an excerpt', block('text', '-----BEGIN CERTIFICATE-----\nMIIB\n...\n-----END CERTIFICATE-----')],
  ])('%s holds', async (_name, markdown) => {
    expect(await faultsOf(pem, markdown)).toEqual([undefined]);
  });

  test.each([
    [
      `a\n${publicPem.replace('MCow', 'MCox')}`,
      /^The PUBLIC KEY in line 2 does not parse \(.+\); generate one and paste it whole\.$/,
    ],
    [
      '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
      /^The CERTIFICATE in line 1 does not parse \(.+\)/,
    ],
    [
      '-----BEGIN CERTIFICATE REQUEST-----\nnot real\n-----END CERTIFICATE REQUEST-----',
      /^The CERTIFICATE REQUEST in line 1 does not parse \(it is not base64\)/,
    ],
    ['-----BEGIN PUBLIC KEY-----\nMCow', /^The PEM text in line 1 has no line -----END PUBLIC KEY-----; add it\.$/],
  ])('%j has a fault', async (code, sentence) => {
    expect(await faultsOf(pem, block('text', code))).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('hmac', () => {
  const v1 = createHmac('sha256', 'whsec_not-real').update('1754049600.{"id": 1}').digest('hex');
  const request = (header: string, body = '{"id": 1}') =>
    block('http secret="whsec_not-real"', `POST /hooks HTTP/1.1\n${header}\n\n${body}`);

  test('holds for the right signature', async () => {
    expect(await faultsOf(hmac, request(`Aqueduto-Signature: t=1754049600,v1=${v1}`))).toEqual([undefined]);
  });

  test.each([
    [
      request(`Aqueduto-Signature: t=1754049600,v1=${v1}`, '{"id":1}'),
      /^The signature in line 2 does not fit the secret and the body; v1 would be [0-9a-f]{64}\.$/,
    ],
    [
      request('Aqueduto-Signature: v1=abc'),
      /^The signature in line 2 does not have the form t=UNIX,v1=HEX with 64 lower-case digits; correct it\.$/,
    ],
    [
      request('Host: a.example'),
      /^The block has a secret but no header Aqueduto-Signature; add the header or drop the secret\.$/,
    ],
  ])('%j has a fault', async (markdown, sentence) => {
    expect(await faultsOf(hmac, markdown)).toEqual([expect.stringMatching(sentence)]);
  });
});
