import {expect, test} from 'vitest';

import {securityTxt} from '../../src/plugins/security-txt/securityTxt';

test('security.txt has what RFC 9116 asks for, and expires within a year', () => {
  const now = new Date('2026-01-31T12:00:00Z');
  const text = securityTxt({
    contact: 'mailto:security@aqueduto.example',
    site: 'https://docs.aqueduto.example',
    languages: ['en', 'pt-BR'],
    now,
  });
  expect(text).toBe(`Contact: mailto:security@aqueduto.example
Expires: 2026-07-30T12:00:00.000Z
Preferred-Languages: en, pt-BR
Canonical: https://docs.aqueduto.example/.well-known/security.txt
`);
});
