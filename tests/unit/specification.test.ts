import {existsSync, readFileSync} from 'node:fs';

import ts from 'typescript';
import {describe, expect, test} from 'vitest';

/**
 * `tests/specification.tsv` names, for each requirement of the specification, the test that proves it. From it
 * `tests/SPECIFICATION.md` is written anew with `npx vitest run --project unit tests/unit/specification.test.ts -u`.
 */
interface Requirement {
  section: string;
  requirement: string;
  file: string;
  /** As it stands in the file: with its placeholders, or the first value of a row of its table. */
  test: string;
  /** How the specification is read where it leaves a choice; empty where it does not. */
  decision: string;
}

const [, ...lines] = readFileSync('tests/specification.tsv', 'utf8').trimEnd().split('\n');
const requirements = lines.map((line): Requirement => {
  const [section = '', requirement = '', file = '', name = '', decision = ''] = line.split('\t');
  return {section, requirement, file, test: name, decision};
});
const files = [...new Set(requirements.map(({file}) => file))];

const INTRODUCTION = `# The specification and its tests

Every requirement of the site's specification, in our words, with the test that proves it. Written from
\`specification.tsv\`, which says more about itself in \`unit/specification.test.ts\`; do not edit.

## Two differences from the specification

1. The specification names Docusaurus 3.2.0; the site runs on 3.10, because 3.2.0 no longer installs without holding back
   packages with published advisories, and proves each specified behavior by a test instead of by the version number.
2. The search index's cache-buster is the hash of our own content in both languages, not the literal \`02010a0b\`, so that
   a changed page always changes the index's address.
`;

test('no requirement stands twice in its section, and all are there', () => {
  const named = requirements.map(({section, requirement}) => `${section}: ${requirement}`);
  expect(named.filter((each, i) => named.indexOf(each) !== i)).toEqual([]);
  expect(requirements.length).toBeGreaterThanOrEqual(267);
});

describe.each(files)('%s', (file) => {
  test('exists, and has every test that proves a requirement', () => {
    expect(existsSync(file)).toBe(true);
    const names = testNames(file);
    const missing = requirements.filter((each) => each.file === file && !names.has(each.test));
    expect(
      missing.map(({section, requirement, test: name}) => `${section}: ${requirement} (“${name}”)`),
      'name the test that proves it now in tests/specification.tsv',
    ).toEqual([]);
  });
});

test('tests/SPECIFICATION.md says what the table says', async () => {
  const sections = [...new Set(requirements.map(({section}) => section))].map((section) => {
    const rows = requirements
      .filter((each) => each.section === section)
      .map(({requirement, file, test: name, decision}) =>
        [requirement, `${file.replace('tests/', '')}: ${code(name)}`, decision].map((cell) =>
          cell.replaceAll('|', '\\|'),
        ),
      );
    const table = [['Requirement', 'Test', 'Decision'], ['---', '---', '---'], ...rows];
    return `## ${section}\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
  });
  await expect([INTRODUCTION, ...sections].join('\n')).toMatchFileSnapshot('../SPECIFICATION.md');
});

/** A title may hold what Markdown would read as markup. */
function code(text: string): string {
  return text.includes('`') ? text : `\`${text}\``;
}

/** Titles of the tests of a file, and the first texts of the rows of their tables. */
function testNames(file: string): Set<string> {
  const names = new Set<string>();
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    const first = ts.isCallExpression(node)
      ? node.arguments[0]
      : ts.isArrayLiteralExpression(node)
        ? node.elements[0]
        : undefined;
    if (first !== undefined && ts.isStringLiteralLike(first)) {
      names.add(first.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
