import {expect, test} from 'vitest';

import {style} from '../../../tools/checks/language/style';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const findings = (text: string, locale: 'en' | 'pt-BR' = 'en') => style(subjectOf([pageOf(text, {locale})]));

test.each([
  'In this page you learn it.',
  'As shown above, it works.',
  'Simply click it.',
  'Please wait.',
  'A powerful and\nsimple tool, seamlessly.',
  'Things, e.g. this one.',
  'That is, i.e. this one.',
  'This, that, etc.',
  'Kong vs. APISIX',
  'Send an e-mail.',
  'Two  spaces',
  '| A |\n| --- |\n| Please wait |',
  '<details>\n<summary>Please wait</summary>\n\nText.\n\n</details>',
])('reports %s', (text) => {
  expect(findings(text).length).toBeGreaterThan(0);
});

test.each(['The key is on this page.', 'Above the limit', '`please` and `etc.`', 'The list:\n\n- one'])(
  'accepts %s',
  (text) => {
    expect(findings(text)).toEqual([]);
  },
);

test.each([
  'Nesta página você aprende.',
  'Simplesmente clique.',
  'Por favor, aguarde.',
  'Isto, aquilo etc.',
  'p. ex. um',
])('reports Portuguese %s', (text) => {
  expect(findings(text, 'pt-BR')).toHaveLength(1);
});

test('says what, where and what to do', () => {
  expect(findings('One.\n\nTwo, please.')).toEqual([
    {
      file: 'en/v2/a-page.md',
      line: FIRST_LINE + 2,
      rule: 'style',
      message: '“please” does not belong in the manual; leave it out.',
    },
  ]);
});
