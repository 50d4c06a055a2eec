import {X509Certificate, createPrivateKey, createPublicKey} from 'node:crypto';

import {judgeEach} from '../judgeEach';
import type {Engine, Fence} from '../types';

/**
 * PEM texts (RFC 7468) parse in OpenSSL by way of node:crypto: certificates, public keys and private keys without a
 * passphrase. Others (encrypted keys, certificate requests) only need to be base64. It does not matter whether the text
 * is indented or stands in JSON with `\n`. A text with a line `...` is an excerpt and not checked.
 */
export const pem: Engine = {
  name: 'pem',
  accepts: ({code}) => code.includes('-----BEGIN '),
  run: judgeEach((fence) => faultOf(fence)),
};

function faultOf({code}: Fence): string | undefined {
  const starts = [...code.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----/g)];
  for (const {0: begin, 1: label = '', index} of starts) {
    const line = code.slice(0, index).split('\n').length;
    const end = code.indexOf(`-----END ${label}-----`, index);
    if (end === -1) {
      return `The PEM text in line ${line} has no line -----END ${label}-----; add it.`;
    }
    const content = code
      .slice(index + begin.length, end)
      .replaceAll('\\n', '\n')
      .trim();
    const reason = /^\s*(\.\.\.|…)\s*$/m.test(content) ? undefined : parseFault(label, content);
    if (reason !== undefined) {
      return `The ${label} in line ${line} does not parse (${reason}); generate one and paste it whole.`;
    }
  }
  return undefined;
}

function parseFault(label: string, content: string): string | undefined {
  const lines = content.split('\n').map((line) => line.trim());
  const text = `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
  try {
    if (label === 'CERTIFICATE') {
      new X509Certificate(text);
    } else if (/^(RSA )?PUBLIC KEY$/.test(label)) {
      createPublicKey(text);
    } else if (/^((RSA|EC) )?PRIVATE KEY$/.test(label) && !content.includes('ENCRYPTED')) {
      createPrivateKey(text);
    } else if (!lines.filter((line) => !line.includes(':')).every((line) => /^[A-Za-z0-9+/]*={0,2}$/.test(line))) {
      return 'it is not base64';
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
