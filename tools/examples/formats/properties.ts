import {type Pair, parseLines} from 'dot-properties';

import {judgeEach} from '../judgeEach';
import type {Engine, Fence} from '../types';

/**
 * Java properties and environment files. The format takes every text (dot-properties reads it), so the check looks for
 * what nobody means: a name without a value, a name twice, a broken `\u` escape.
 */
export const properties: Engine = {
  name: 'properties',
  accepts: ({language}) => language === 'properties',
  run: judgeEach(faultOf),
};

function faultOf({code}: Fence): string | undefined {
  const pairs = parseLines(code, true).filter((node): node is Required<Pair> => node.type === 'PAIR');
  const names = new Set<string>();
  for (const pair of pairs) {
    const [start, , , end] = pair.range;
    const line = `Line ${code.slice(0, start).split('\n').length}`;
    if (!/[=:]/.test(pair.separator(code) ?? '')) {
      return `${line}: “${pair.key}” has no value; write \`name=value\`.`;
    }
    if (/(?<!\\)(\\\\)*\\u(?![0-9a-f]{4})/i.test(code.slice(start, end))) {
      return `${line}: \\u needs four hexadecimal digits; complete the escape.`;
    }
    if (names.has(pair.key)) {
      return `${line}: “${pair.key}” stands twice and the last one wins; keep one.`;
    }
    names.add(pair.key);
  }
  return undefined;
}
