import {validate} from '@readme/openapi-parser';
import {parse} from 'yaml';

import {judgeInTurn} from '../judgeInTurn';
import type {Engine} from '../types';

/** OpenAPI documents in YAML and JSON blocks hold to the specification of their version (@readme/openapi-parser). */
export const openapi: Engine = {
  name: 'openapi',
  accepts: ({language, code}) => ['yaml', 'json'].includes(language) && /^\s*[{]?\s*"?(openapi|swagger)"?:/m.test(code),
  run: judgeInTurn(({code}) => faultOf(code)),
};

async function faultOf(code: string): Promise<string | undefined> {
  const document = read(code);
  if (document === undefined || !('openapi' in document || 'swagger' in document)) {
    return undefined;
  }
  try {
    // Other files are not looked for, neither on disk nor on the network.
    const result = await validate(document as never, {resolve: {external: false}});
    return result.valid ? undefined : sentence(result.errors[0]?.message ?? 'no reason given');
  } catch (error) {
    return sentence((error as Error).message);
  }
}

/** The mapping that the block holds; undefined when it does not parse, which the YAML engine says. */
function read(code: string): object | undefined {
  try {
    const value: unknown = parse(code);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function sentence(message: string): string {
  // The first line says what is wrong, the marked line of the excerpt below it where.
  const near = /^> *\d+ \| *(.+)$/m.exec(message)?.[1];
  const where = near === undefined ? '' : `, at “${near.replace(/,$/, '')}”`;
  const what = message
    .trim()
    .split('\n')[0]!
    .replace(/^[A-Z_ ]+ (?=must )/, '')
    .replace(/\.$/, '');
  return `The document is not OpenAPI (${what}${where}); correct it.`;
}
