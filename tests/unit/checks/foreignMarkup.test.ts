import {expect, test} from 'vitest';

import {foreignMarkup} from '../../../tools/checks/form/foreignMarkup';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const findings = (markdown: string, title?: string) => foreignMarkup(subjectOf([pageOf(markdown, {title})]));

test.each([
  ['prose', 'Roles\u200B decide.', 'U+200B', 0],
  ['a block of code, where it turns the order of what is read', '```bash\nrm x # \u202Ey\n```', 'U+202E', 1],
  ['code in a line', 'Run `aqd\u2066 run`.', 'U+2066', 0],
])('an invisible character is found in %s', (_, markdown, code, line) => {
  expect(findings(markdown)).toEqual([
    expect.objectContaining({line: FIRST_LINE + line, message: expect.stringContaining(code) as string}),
  ]);
});

test('an invisible character is found in front matter', () => {
  expect(findings('Text.', 'A\u202E title')).toEqual([
    expect.objectContaining({line: 2, message: expect.stringContaining('U+202E') as string}),
  ]);
});

test('a quotation mark of a word processor is found in a Dockerfile, not in its comments', () => {
  expect(findings('```dockerfile\nFROM scratch # “empty”\nENTRYPOINT [“/plugin”]\n```')).toEqual([
    expect.objectContaining({
      line: FIRST_LINE + 2,
      message: '““” is no quotation mark of code; write \' or ".',
    }),
  ]);
});
