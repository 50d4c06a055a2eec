import {createHmac} from 'node:crypto';

import {judgeEach} from '../judgeEach';
import type {Engine, Fence} from '../types';

/**
 * Signatures of webhooks: in an `http` block with meta `secret="..."`, the header
 * `Aqueduto-Signature: t=UNIX,v1=HEX` is the HMAC-SHA256 of `UNIX.BODY` with that secret (model/events.yaml). The body
 * is what follows the first empty line, without a line break at its end.
 */
export const hmac: Engine = {
  name: 'hmac',
  accepts: ({language, meta}) => language === 'http' && /\bsecret="/.test(meta),
  run: judgeEach((fence) => faultOf(fence)),
};

function faultOf({code, meta}: Fence): string | undefined {
  const secret = /\bsecret="([^"]*)"/.exec(meta)![1]!;
  const [head = '', ...body] = code.split('\n\n');
  const lines = head.split('\n');
  const line = lines.findIndex((text) => /^aqueduto-signature:/i.test(text)) + 1;
  if (line === 0) {
    return 'The block has a secret but no header Aqueduto-Signature; add the header or drop the secret.';
  }
  const [, time = '', signature] = /:\s*t=(\d+),v1=([0-9a-f]{64})$/.exec(lines[line - 1]!) ?? [];
  if (signature === undefined) {
    return `The signature in line ${line} does not have the form t=UNIX,v1=HEX with 64 lower-case digits; correct it.`;
  }
  const expected = createHmac('sha256', secret)
    .update(`${time}.${body.join('\n\n')}`)
    .digest('hex');
  return signature === expected
    ? undefined
    : `The signature in line ${line} does not fit the secret and the body; v1 would be ${expected}.`;
}
