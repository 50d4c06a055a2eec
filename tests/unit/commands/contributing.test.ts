import {readFileSync} from 'node:fs';

import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

const text = readFileSync('CONTRIBUTING.md', 'utf8');
/** Where a check names its rule: a constant, a finding's property, an argument of `at` or `atTop`. */
const RULE = /(?:\bRULE\w* = |\brule: |\bat(?:Top)?\([^'`;]*, )'([a-z]+(?:-[a-z]+)*)'/g;
const rules = globSync('tools/{checks,content}/**/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(RULE)].map(([, rule = '']) => rule),
);

describe('CONTRIBUTING.md', () => {
  test('the rules are found in the code', () => {
    expect(rules).toEqual(expect.arrayContaining(['front-matter', 'tables', 'translation', 'unfilled', 'redirects']));
  });

  test.each([...new Set(rules)])('explains the rule %s', (rule) => {
    expect(text).toMatch(new RegExp(`^\\| \`${rule}\``, 'm'));
  });

  test.each([...new Set([...text.matchAll(/npm run ([a-z0-9:]+)/g)].map(([, name = '']) => name))])(
    'npm run %s exists',
    (name) => {
      expect(Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)).toContain(name);
    },
  );
});
