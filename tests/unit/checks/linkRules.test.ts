import {expect, test} from 'vitest';

import {idsIn} from '../../../tools/content/markdown';

test('ids of headings are found without parsing, code blocks left out', () => {
  const body = '## One {#one}\n\n````md\n```\n## No {#no}\n````\n\n### `Two` {#two-2}\n\n~~~\n# No {#neither}\n~~~\n';
  expect(idsIn(body)).toEqual(['one', 'two-2']);
});
