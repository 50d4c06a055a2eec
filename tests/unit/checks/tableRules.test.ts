import {expect, test} from 'vitest';

import {tableRules} from '../../../tools/checks/form/tableRules';
import {pageOf, subjectOf} from './page';

const findings = (text: string) => tableRules(subjectOf([pageOf(text)]));

test.each([
  '| A | |\n| --- | --- |\n| 1 | 2 |',
  '| A | B |\n| --- | Text |\n| 1 | 2 |',
  '| A | B |\n| --- |\n| 1 | 2 |',
])('reports %s', (text) => {
  expect(findings(text)).toHaveLength(1);
});

test.each(['| A | B |\n| --- | --- |\n| 1 | 2 |', 'Text with `a | b`.', '`|` is a pipe.'])('accepts %s', (text) => {
  expect(findings(text)).toEqual([]);
});
