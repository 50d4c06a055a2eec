import {expect, test} from 'vitest';

import {tableRules} from '../../../tools/checks/form/tableRules';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const findings = (text: string) => tableRules(subjectOf([pageOf(text)]));

test.each([
  '| A | |\n| --- | --- |\n| 1 | 2 |',
  '| A | B |\n| --- | Text |\n| 1 | 2 |',
  '| A | B |\n| --- |\n| 1 | 2 |',
])('reports %s', (text) => {
  expect(findings(text)).toHaveLength(1);
});

test('names each column without a heading', () => {
  expect(
    findings('Text\n\n| | B | |\n| --- | --- | --- |\n| 1 | | 3 |').map(({line, message}) => [line, message]),
  ).toEqual([
    [FIRST_LINE + 2, 'Column 1 of the table has no heading; give it one.'],
    [FIRST_LINE + 2, 'Column 3 of the table has no heading; give it one.'],
  ]);
});

test.each([
  '| A | B |\n| --- | --- |\n| 1 | 2 |',
  '| A | B |\n| --- | --- |\n| | |',
  'Text with `a | b`.',
  '`|` is a pipe.',
])('accepts %s', (text) => {
  expect(findings(text)).toEqual([]);
});
