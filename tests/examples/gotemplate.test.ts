import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {expressions} from '../../tools/examples/templates/expressions';
import {runTemplates} from '../../tools/examples/templates/runTemplates';
import {difference, gotemplate, plainError} from '../../tools/examples/templates/gotemplate';
import {block, faultsOf} from './faultsOf';

const template = (code: string, ...after: string[]) => block('gotemplate', code) + after.join('');
const data = (value: unknown) => block('json title="data"', JSON.stringify(value));
const output = (text: string) => block('text title="output"', text);
const error = (text: string) => block('text title="error"', text);

describe('gotemplate', () => {
  test.each([
    ['a template alone', template('{{ .payload.id | upper }}')],
    ['data and output', template('{{ .payload.id }}', data({payload: {id: 7}}), output('7'))],
    ['output without data', template('{{ add 1 2 }}', output('3'))],
    ['an error', template('{{ fail "total is negative" }}', data({}), error('error calling fail: total is negative'))],
    ['a disabled function, as stated', template('{{ env "HOME" }}', error('function "env" not defined'))],
  ])('%s holds', async (_name, markdown) => {
    expect(await faultsOf(gotemplate, markdown)).toEqual([undefined]);
  });

  test.each([
    [
      template('a\n{{ .payload.order-id }}'),
      /^The template fails \(line 2: bad character U\+002D '-'\); correct it\.$/,
    ],
    [template('{{ getHostByName "x" }}'), /\(line 1: function "getHostByName" not defined\)/],
    [template('{{ gt .payload.n 1 }}', data({payload: {n: 2}})), /\(line 1: .*incompatible types for comparison\)/],
    [
      template('a\n{{ .payload.n }}', data({payload: {n: 2}}), output('a\n3')),
      /^The template prints "2" in line 2, the output block says "3"; correct one of them\.$/,
    ],
    [
      template('{{ fail "x" }}', error('function "env"')),
      /^The template fails with another error than the block \(line 1: error calling fail: x\); correct one of them\.$/,
    ],
    [template('a', error('x')), /^The template does not fail but prints "a"; correct it or the error block\.$/],
    [
      template('a', block('json title="data"', '{'), output('a')),
      /^The data block is not JSON, so the template cannot run; correct the data\.$/,
    ],
  ])('%j has a fault', async (markdown, sentence) => {
    expect(await faultsOf(gotemplate, markdown)).toEqual([expect.stringMatching(sentence)]);
  });

  test('every example of model/template-functions.yaml gives its output', async () => {
    const model = parse(readFileSync('model/template-functions.yaml', 'utf8')) as {
      functions: Record<string, {example: {template: string; data: unknown; output: string}}>;
      disabled: Record<string, unknown>;
    };
    const examples = Object.values(model.functions).map(({example}) => example);
    const results = await runTemplates(
      process.cwd(),
      examples.map(({template, data}) => ({mode: 'run', template, data})),
    );
    expect(results).toEqual(examples.map(({output}) => ({output})));
    const disabled = Object.keys(model.disabled).map((name) => ({
      mode: 'parse' as const,
      template: `{{ ${name} "a" }}`,
    }));
    expect(await runTemplates(process.cwd(), disabled)).toEqual(
      Object.keys(model.disabled).map((name) => ({
        error: `template: input:1: function "${name}" not defined`,
        phase: 'parse',
      })),
    );
  });

  const message = {payload: {items: [{sku: 'A', qty: 1}]}, vars: {REGION: 'south'}};

  test.each([
    ['{{ .payload.gone }} {{ .payload.gone.deeper }}', '<no value> <no value>'],
    ['{{ if hasKey .vars "GONE" }}{{ .vars.GONE }}{{ else }}no{{ end }}', 'no'],
    ['{{ range .payload.items }}{{ $.vars.REGION }} {{ .gone }}{{ end }}', 'south <no value>'],
  ])('a missing key: %s prints %s', async (text, printed) => {
    expect(await runTemplates(process.cwd(), [{mode: 'run', template: text, data: message}])).toEqual([
      {output: printed},
    ]);
  });

  test.each([
    ['{{ .vars.GONE }}', '<.vars.GONE>: map has no entry for key "GONE"'],
    ['{{ .secrets.GONE | default "x" }}', '<.secrets.GONE>: map has no entry for key "GONE"'],
    ['{{ range .payload.items }}{{ $.files.ca }}{{ end }}', '<$.files.ca>: map has no entry for key "ca"'],
    ['{{ with .vars }}{{ .GONE }}{{ end }}', '<.GONE>: map has no entry for key "GONE"'],
    ['{{ $v := .vars }}{{ upper $v.GONE }}', '<$v.GONE>: map has no entry for key "GONE"'],
    ['{{ (index .payload.items 0).sku }}{{ (.vars).GONE }}', 'map has no entry for key "GONE"'],
  ])('a missing variable, secret or file: %s fails', async (text, reason) => {
    const [result] = await runTemplates(process.cwd(), [{mode: 'run', template: text, data: message}]);
    expect(result).toEqual({error: expect.stringContaining(reason), phase: 'run'});
  });

  test.each([
    ['{{ jsonPath .payload "$..qty" | toJson }}', '[1]'],
    [`{{ jsonPath .payload "$.items[?@.qty < 2 && !(@.sku == 'B')].sku" | toJson }}`, '["A"]'],
    [`{{ jsonPath .payload "$['items'][-1:]['sku','qty']" | toJson }}`, '["A",1]'],
    ['{{ jsonPath .payload "$.gone" | toJson }}', '[]'],
    ['{{ toXml (dict "a" (dict "b" (list 1 "<") "c" nil)) }}', '<a><b>1</b><b>&lt;</b><c></c></a>'],
    ['{{ fromXml "<a><b>1</b><b>2</b><c/></a>" | toJson }}', '{"a":{"b":["1","2"],"c":""}}'],
    ['{{ sqlArray (list "a\\"" 1.5 nil true (list 2)) }}', String.raw`{"a\"",1.5,NULL,true,{2}}`],
    ['{{ formatDate "15:04" "America/Sao_Paulo" 1740650400 }}', '07:00'],
  ])('%s prints %s', async (text, printed) => {
    expect(await runTemplates(process.cwd(), [{mode: 'run', template: text, data: message}])).toEqual([
      {output: printed},
    ]);
  });

  test.each([
    ['{{ maskCpf "123" }}', 'a CPF has 11 digits, not 3'],
    ['{{ maskCnpj "123" }}', 'a CNPJ has 14 digits, not 3'],
    ['{{ jsonPath .payload "items" }}', 'character 1: a path starts with $'],
    ['{{ jsonPath .payload "$[?length(@.a) > 1]" }}', 'functions are not supported'],
    ['{{ toXml (dict "a" 1 "b" 2) }}', 'an object with one key'],
    [`{{ fromXml "<a x='1'/>" }}`, 'attributes and namespaces are not supported'],
    ['{{ sqlArray "a" }}', 'an array is made of a list, not of string'],
    ['{{ formatDate "2006" "BRT" 0 }}', 'unknown time zone BRT'],
  ])('%s fails', async (text, reason) => {
    const [result] = await runTemplates(process.cwd(), [{mode: 'run', template: text, data: message}]);
    expect(result).toEqual({error: expect.stringContaining(reason), phase: 'run'});
  });
});

describe('expressions', () => {
  const step = (value: string) => block('yaml', `- name: a\n  type: tech.kafka\n  config:\n    key: ${value}`);

  test.each([
    ['an expression', step(`'{{ index .headers "kafka-key" }}'`)],
    ['a gateway policy', block('yaml', 'apiVersion: aqueduto.example/v2\nhost: "{{ .vars.API_HOST }}"')],
    ['a comment only', step('a # {{ what? }}')],
  ])('%s holds', async (_name, markdown) => {
    expect(await faultsOf(expressions, markdown)).toEqual([undefined]);
  });

  test.each([
    [step("'{{ .headers.kafka-key }}'"), 4, "bad character U+002D '-'"],
    [step('"{{ env \\"HOME\\" }}"'), 4, 'function "env" not defined'],
    [step('>-\n      {{ if .payload.id }}\n      yes'), 4, 'unexpected EOF'],
  ])('%j has a fault', async (markdown, line, reason) => {
    expect(await faultsOf(expressions, markdown)).toEqual([
      `The expression in line ${line} does not parse (${reason}); correct it.`,
    ]);
  });

  test('leaves the templates of Prometheus and GitHub alone', async () => {
    const rule = block('yaml', "groups: [{rules: [{annotations: {summary: '{{ $labels.api }}'}}]}]");
    const workflow = block('yaml', 'concurrency: orders-${{ github.ref }}');
    expect(await faultsOf(expressions, rule + workflow)).toEqual([]);
  });
});

test('plainError keeps the line and the reason', () => {
  const error =
    'template: input:2:4: executing "input" at <.payload.id.x>: can\'t evaluate field x in type interface {}';
  expect(plainError(error)).toBe("line 2: can't evaluate field x in type interface {}");
});

test('difference names a line that the block has not', () => {
  expect(difference('a\nb', 'a')).toBe(
    'The template prints "b" in line 2, the output block has no such line; correct one of them.',
  );
  expect(difference('a', 'a\nb')).toBe('The template prints 1 lines, the output block has 2; correct one of them.');
});
