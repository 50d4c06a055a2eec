import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {convert, type Converted} from '../../../tools/editing/outside';

const SECTIONS = [
  {id: 'before-you-begin', en: 'Before you begin', 'pt-BR': 'Antes de começar', asks: ''},
  {id: 'related', en: 'Related', 'pt-BR': 'Relacionados', asks: ''},
];
const from = (text: string, file = 'page.md'): Converted =>
  convert({file, text, locale: 'en', sections: SECTIONS, isPage: (path) => path === '/v2/overview'});
const fixture = (name: string): Converted => from(readFileSync(`tests/fixtures/outside/${name}`, 'utf8'), name);

describe('a page of a word processor', () => {
  const {title, text, ids, notes, toTranslate} = fixture('word-processor.md');

  test('has a title, sections without numbers and with ids, and no contents of its own', () => {
    expect(title).toBe('Rotating Gateway Certificates');
    expect(text.match(/^#.*$/gm)).toEqual([
      '## Before you begin {#before-you-begin}',
      '### Steps {#steps}',
      '## Related {#related}',
    ]);
    expect(ids).toEqual(['before-you-begin', 'steps', 'related']);
    expect(text).not.toContain('- [Before you begin]');
  });

  test.each([
    ['bullets', '- You need the role **Owner**\n- You need `aqd` on your machine'],
    ['numbers, close together', '1. Open **Gateways**.\n2. Click **Rotate** and wait.'],
    ['an alert of GitHub', ':::warning\n\nTraffic stops for'],
    ['an admonition of MkDocs', ':::tip[Faster]\n\nUse the CLI.\n\nIt is faster.\n\n:::'],
    ['an admonition without empty lines', ':::note[Heads up]\n\nText right below.\n\n:::'],
    ['marks of code', 'aqd gateway list --output json --server "https://control.horizonte.example"'],
    ['the language of a command', '```bash\naqd gateway'],
    ['another name of a language', '```bash\ncurl -H "Authorization: Bearer ${TOKEN}"'],
    ['a table of HTML', '| Field | Meaning |\n| --- | --- |\n| name | The name. It cannot change. |\n| Merged | |'],
    ['columns that are aligned', '| A | B |\n| --- | --- |\n| x | [y](/v2/overview#x) |'],
    ['cells with tabs', '| Name | Value | Remark |\n| --- | --- | --- |\n| timeout | 30 s | default |'],
    ['a footnote, and colors', 'the note (A footnote text.). Underlined red.'],
    ['apostrophes', "how you'd rotate"],
    ['a picture', 'FILL: picture (Architecture of the gateway)'],
  ])('converts %s', (_, expected) => {
    expect(text).toContain(expected);
  });

  test('names what is left, by the line of the file', () => {
    const lines = readFileSync('tests/fixtures/outside/word-processor.md', 'utf8').split('\n');
    expect(notes.map(({line, message}) => [lines[line - 1]!.slice(0, 12), message.split(/[;,] /)[0]])).toEqual([
      ['> Traffic st', 'Raised or lowered text starts with “^” now'],
      ['```', 'The code has'],
      ['<table>', 'The table had merged cells'],
      ['<tr><td>name', 'The lines of a cell are one line now'],
      ['![Architectu', 'The picture (Architecture of the gateway) was left out'],
      ['See [the ste', '“old text” was struck out'],
    ]);
  });

  test('is ready for its translator', () => {
    expect(toTranslate).toContain('## Antes de começar {#before-you-begin}');
    expect(toTranslate).toContain('- PREENCHER: You need the role **Owner**');
    expect(toTranslate.match(/^```bash[\s\S]*?^```$/gm)).toEqual(text.match(/^```bash[\s\S]*?^```$/gm));
  });
});

test('a page of a wiki, as HTML', () => {
  const {title, text, notes} = fixture('wiki.html');
  expect(title).toBe('Rotate a certificate');
  expect(text).toBe(
    [
      'Rotating a certificate replaces it on **all** nodes.',
      ':::warning[Be careful]\n\nTraffic stops.\n\n:::',
      '```bash\naqd gateway list\naqd gateway get gw-1\n```',
      '| Field | Values |\n| --- | --- |\n| mode | one; two |',
      '## Result {#result}',
      'The state is `Connected`. Done.',
      '- First',
      'FILL: picture (Screen, screen.png)',
    ].join('\n\n'),
  );
  expect(notes.map(({line}) => line)).toEqual([12, 16]);
});

test('a page of a word processor, as HTML', () => {
  expect(fixture('wordHtml.html').text).toBe(
    [
      'Use a **plan** to limit calls.',
      '- First\n- Second\n- Alone',
      '## Limits {#limits}',
      '| Item | Limit |\n| --- | --- |\n| Plans | 100 |',
    ].join('\n\n'),
  );
});

describe('small things', () => {
  test.each([
    ['front matter', '---\ntitle: A\ndescription: D.\nfoo: bar\n---\n\nText.\n', 'Text.'],
    ['levels that are skipped', '# T\n\n### A\n\n##### B\n\n## C\n', '## A {#a}\n\n### B {#b}\n\n## C {#c}'],
    ['the same heading twice', '# T\n\n## A\n\n## A\n', '## A {#a}\n\n## A {#a-2}'],
    ['links into the page', '# T\n\n## 1. My Part\n\n[x](#1-my-part)\n', '## My Part {#my-part}\n\n[x](#my-part)'],
    ['code in a list', '1. Do\n\n   ```json\n   {"a": 1}\n   ```\n', '1. Do\n\n   ```json\n   {"a": 1}\n   ```'],
    ['a code block with a title', '```yaml title="a.yaml"\na: 1\n```\n', '```yaml title="a.yaml"\na: 1\n```'],
    [
      'details',
      '<details><summary>More</summary>\n\nText.\n\n</details>',
      '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
    ],
    ['tasks', '- [ ] one\n- [x] two', '- one\n- two'],
    ['invisible characters', 'A\u200B word\u00A0here', 'A word here'],
    ['underscores, braces and colons', 'snake_case `a_b` {x} user:create', 'snake_case `a_b` {x} user:create'],
    ['a quotation', '> Said.', '> Said.'],
  ])('%s', (_, before, after) => {
    expect(from(before).text).toBe(after);
  });

  test('title and description of front matter', () => {
    expect(from('---\ntitle: A\ndescription: D.\n---\n\nText.\n')).toMatchObject({title: 'A', description: 'D.'});
  });

  test('the ids of the other language', () => {
    const {ids} = convert({
      file: 'a.md',
      text: '# Título\n\n## Configuração\n',
      locale: 'pt-BR',
      sections: SECTIONS,
      ids: ['configuration'],
      isPage: () => false,
    });
    expect(ids).toEqual(['configuration']);
  });

  test('a file that is no text is refused', () => {
    expect(() => from('PK\0', 'page.docx')).toThrow('page.docx is no text; save it as Markdown or HTML');
  });
});
