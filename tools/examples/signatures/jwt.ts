import {createHmac} from 'node:crypto';

import {judgeEach} from '../judgeEach';
import type {Engine, Fence} from '../types';

/**
 * Every text that looks like a JWT (RFC 7519; two parts that start with `eyJ`, and a signature) decodes: header and
 * claims are JSON objects, the header has `alg`. In a block with meta `secret="..." alg="HS256"` there is such a token
 * and each is signed with that secret, used as plain text, by that algorithm (HS256, HS384 or HS512).
 */
export const jwt: Engine = {
  name: 'jwt',
  accepts: (fence) => tokens(fence).length > 0 || fence.title === 'jwt',
  run: judgeEach((fence) => faultOf(fence)),
};

const HASHES: Record<string, string> = {HS256: 'sha256', HS384: 'sha384', HS512: 'sha512'};

interface Token {
  text: string;
  line: number;
}

function tokens({code}: Fence): Token[] {
  return [...code.matchAll(/\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]*/g)].map(({0: text, index}) => ({
    text,
    line: code.slice(0, index).split('\n').length,
  }));
}

function faultOf(fence: Fence): string | undefined {
  const found = tokens(fence);
  if (found.length === 0) {
    return 'The block has the title `jwt` but no JWT; paste the whole token.';
  }
  const secret = /\bsecret="([^"]*)"/.exec(fence.meta)?.[1];
  const algorithm = /\balg="([^"]*)"/.exec(fence.meta)?.[1];
  if (secret !== undefined && HASHES[algorithm ?? ''] === undefined) {
    return `A block with a secret says how it is signed; write alg="HS256", "HS384" or "HS512" beside it.`;
  }
  return found
    .map(
      (token) => decodeFault(token) ?? (secret === undefined ? undefined : signatureFault(token, secret, algorithm!)),
    )
    .find(Boolean);
}

function decodeFault({text, line}: Token): string | undefined {
  const [header, claims] = text.split('.').map(decode);
  if (header === undefined || claims === undefined) {
    const part = header === undefined ? 'header' : 'claims';
    return `The ${part} part of the JWT in line ${line} is not JSON in base64url; sign a token and paste it whole.`;
  }
  return typeof header['alg'] === 'string'
    ? undefined
    : `The header of the JWT in line ${line} names no \`alg\`; sign a token and paste it whole.`;
}

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(Buffer.from(part, 'base64url')));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function signatureFault({text, line}: Token, secret: string, algorithm: string): string | undefined {
  const [header = '', claims = '', signature] = text.split('.');
  const stated = decode(header)?.['alg'];
  if (stated !== algorithm) {
    return `The JWT in line ${line} says ${String(stated)} but the block ${algorithm}; correct one of them.`;
  }
  const expected = createHmac(HASHES[algorithm]!, secret).update(`${header}.${claims}`).digest('base64url');
  return signature === expected
    ? undefined
    : `The JWT in line ${line} is not signed with the secret of the block; its signature would be ${expected}.`;
}
