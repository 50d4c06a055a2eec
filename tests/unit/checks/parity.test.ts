import {describe, expect, test} from 'vitest';

import {parity} from '../../../tools/checks/form/parity';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const findings = (en: string, pt: string): string[] =>
  parity(subjectOf([pageOf(en), pageOf(pt, {locale: 'pt-BR'})])).map(
    ({line, message}) => `${line - FIRST_LINE + 1} ${message}`,
  );
const CODE = '```yaml title="a.yaml"\nkind: Integration\n# first\nname: orders\nstep: one\n```';

describe('code that differs is shown where it differs', () => {
  test.each([
    [
      'a line',
      CODE.replace('orders', 'pedidos'),
      '6 The code block 1 has “name: pedidos” where the English page has “name: orders”: make them equal but for comments.',
    ],
    [
      'a line less',
      CODE.replace('\nstep: one', ''),
      '3 The code block 1 has nothing where the English page has “step: one”: make them equal but for comments.',
    ],
    [
      'a title',
      CODE.replace('a.yaml', 'b.yaml'),
      '3 The code block 1 has “yaml title="b.yaml"” where the English page has “yaml title="a.yaml"”: make them equal but for comments.',
    ],
  ])('%s', (_what, code, expected) => {
    expect(findings(`Text.\n\n${CODE}`, `Texto.\n\n${code}`)).toEqual([expected]);
  });

  test('comments may', () => {
    expect(findings(CODE, CODE.replace('first', 'primeiro'))).toEqual([]);
  });
});
