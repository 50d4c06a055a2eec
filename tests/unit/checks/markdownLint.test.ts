import {expect, test} from 'vitest';

import {markdownLint} from '../../../tools/checks/form/markdownLint';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const findings = (markdown: string, name = 'a-page.md') => markdownLint(subjectOf([pageOf(markdown, {name})]));

test.each([
  ['* star', 'MD004'],
  ['1. one\n3. three', 'MD029'],
  ['(text)[/v2]', 'MD011'],
  ['#No space', 'MD018'],
  ['Text.\n## Heading {#id}\n\nText.', 'MD022'],
  ['Text:\n- one', 'MD032'],
  ['A <b>bold</b> word', 'MD033'],
  ['See https://api.horizonte.example for it', 'MD034'],
  ['Not **bold ** here', 'MD037'],
  ['[here](/v2)', 'MD059'],
  ['| a | b |\n| --- | --- |\n| c |', 'MD056'],
  ['Space at the end \nof a line', 'MD009'],
  ['One.\n\n\nTwo.', 'MD012'],
])('reports %s', (markdown, rule) => {
  expect(findings(markdown).map(({message}) => message)).toEqual([expect.stringContaining(rule)]);
});

test.each([
  '- one\n  and more\n\n  > quoted\n  > text\n\nText.',
  '## A heading {#an-id}\n\n1. One\n2. Two\n\n   ```bash\n   aqd version\n   ```\n\n- a\n  - b',
  ':::warning[Traffic stops]\n\nText.\n\n:::',
  '<details>\n<summary>A question with `code`?</summary>\n\nAn answer.\n\n</details>',
  '```go\nfunc main() {\n\treturn\n}\n```',
])('accepts %s', (markdown) => {
  expect(findings(markdown)).toEqual([]);
});

test.each(['- one\n- two\nText.', '1. One\n2. Two\nText:\n| a |\n| - |\n| b |'])(
  'reports the line that hangs on the list in %j',
  (markdown) => {
    expect(findings(markdown)).toEqual([
      expect.objectContaining({
        line: FIRST_LINE + 2,
        message: expect.stringContaining('leave an empty line before it'),
      }),
    ]);
  },
);

test('accepts components in MDX only', () => {
  expect(findings('<RoleCards />', 'a-page.mdx')).toEqual([]);
  expect(findings('<RoleCards />')).toHaveLength(1);
});

test('reports the line of the file', () => {
  expect(findings('Text.\n\n* star')[0]?.line).toBe(FIRST_LINE + 2);
});
