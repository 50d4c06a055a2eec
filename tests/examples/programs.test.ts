import {describe, expect, test} from 'vitest';

import {go} from '../../tools/examples/programs/go';
import {javascript} from '../../tools/examples/programs/javascript';
import {python} from '../../tools/examples/programs/python';
import {block, faultsOf} from './faultsOf';

const output = (text: string) => block('text title="output"', text);

describe('javascript', () => {
  test.each([
    ['a module', block('javascript', "import {a} from './a.mjs';\nawait a();")],
    ['CommonJS by its title', block('javascript title="a.cjs"', 'with (Math) { module.id = max(1, 2); }')],
    ['CommonJS by its calls', block('javascript', "const fs = require('node:fs');\nreturn;")],
    ['an output', block('javascript', "console.log('a');\nconsole.log(new Date(0).getHours());") + output('a\n0')],
    ['the network, not executed', block('javascript', "await fetch('https://api.horizonte.example/');")],
  ])('%s holds', async (_name, markdown) => {
    expect(await faultsOf(javascript, markdown)).toEqual([undefined]);
  });

  test.each([
    [
      block('javascript', 'let a = 1;\nlet a = 2;'),
      /^The JavaScript does not compile \(line 2: .*'a'.*\); correct it\.$/,
    ],
    [block('javascript', 'if (true) {'), /^The JavaScript does not compile \(line 1: .*\); correct it\.$/],
    [
      block('javascript', 'console.log(1);') + output('2'),
      /^The block prints "1" in line 1, the output block says "2"; correct one of them\.$/,
    ],
    [
      block('javascript', 'null.a;') + output('2'),
      /^The block ends with exit code 1 \(TypeError: Cannot read properties of null \(reading 'a'\)\); correct it\.$/,
    ],
    [
      block('javascript', "await fetch('https://api.horizonte.example/');") + output('2'),
      /^The block uses the network \(fetch\(\), so its output cannot be checked; give the output block another title\.$/,
    ],
  ])('%j has a fault', async (markdown, sentence) => {
    expect(await faultsOf(javascript, markdown)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('python', () => {
  test.each([
    ['a snippet', block('python', 'import requests\nrequests.get("https://api.horizonte.example/")')],
    ['an output', block('python', 'print("a")\nprint(1 + 1)') + output('a\n2')],
  ])('%s holds', async (_name, markdown) => {
    expect(await faultsOf(python, markdown)).toEqual([undefined]);
  });

  test.each([
    [
      block('python', 'a = 1\nif a:\nprint(a)'),
      /^The Python does not compile \(line 3: expected an indented block.*\); correct it\.$/,
    ],
    [block('python', 'return 1'), /^The Python does not compile \(line 1: 'return' outside function\); correct it\.$/],
    [
      block('python', 'print("a")') + output('b'),
      /^The block prints "a" in line 1, the output block says "b"; correct one of them\.$/,
    ],
    [
      block('python', 'print({}["a"])') + output('b'),
      /^The block ends with exit code 1 \(KeyError: 'a'\); correct it\.$/,
    ],
    [block('python', 'import socket') + output(''), /^The block uses the network \(import socket\)/],
  ])('%j has a fault', async (markdown, sentence) => {
    expect(await faultsOf(python, markdown)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('go', () => {
  const file = (body: string, imports = '"fmt"') => `package main\n\nimport ${imports}\n\nfunc main() {\n\t${body}\n}`;

  test('holds for files, declarations, statements and outputs', async () => {
    const markdown = [
      block('go', 'import "fmt"\n\nfunc greet() { fmt.Println("a") }'),
      block('go', 'body, err := io.ReadAll(request.Body)\nif err != nil {\n\treturn err\n}'),
      block('go', file('kafka.Dial(fmt.Sprint())', '(\n\t"fmt"\n\n\t"github.com/segmentio/kafka-go"\n)')),
      block('go', file('fmt.Println("a")')) + output('a'),
    ];
    expect(await faultsOf(go, markdown.join(''))).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('names the fault of each block', async () => {
    const markdown = [
      block('go', 'a := 1\nif a == {'),
      block('go', file('fmt.Println(missing)')),
      block('go', file('fmt.Println("a")')) + output('b'),
      block('go', file('http.Get("https://api.horizonte.example/")', '"net/http"')) + output('b'),
    ];
    const [parse, types, printed, network] = await faultsOf(go, markdown.join(''));
    expect(parse).toMatch(/^The Go does not compile \(line 2: .*\); correct it\.$/);
    expect(types).toMatch(/^The Go does not compile \(line 6: undeclared name: missing|line 6: undefined: missing\)/);
    expect(printed).toBe('The block prints "a" in line 1, the output block says "b"; correct one of them.');
    expect(network).toMatch(/^The block uses the network \("net\/http"\)/);
  });
});
