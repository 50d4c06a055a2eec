import {describe, expect, test, vi} from 'vitest';

import {commandsOf} from '../../tools/examples/shell/commands';
import {curl} from '../../tools/examples/shell/curl';
import {readCall, readOptions} from '../../tools/examples/shell/curlOptions';
import {block, faultsOf} from './faultsOf';

const URL = 'https://api.horizonte.example/orders';

describe('commandsOf', () => {
  const read = (script: string) =>
    commandsOf(script).map(({name, arguments: words}) => [name, ...words.map(({text}) => text)]);

  test('takes quotes and known variables out of words', async () => {
    expect(read(`base=https://a.example v='1 2'\ncurl "$base/x y/\${v}" 'it'"'"'s' $'a\\tb' a\\ b "q\\"" é`)).toEqual([
      ['curl', 'https://a.example/x y/1 2', "it's", 'a\tb', 'a b', 'q"', 'é'],
    ]);
  });

  test('finds commands in loops, pipes and substitutions', async () => {
    expect(read('for i in 1 2; do curl a | jq .; done\nx=$(curl b)\nif ! curl c; then :; fi')).toEqual([
      ['curl', 'a'],
      ['jq', '.'],
      ['curl', 'b'],
      ['curl', 'c'],
      [':'],
    ]);
  });

  test('knows neither the variable of a loop nor what a command prints', async () => {
    const [command] = commandsOf('i=1\nfor i in 1 2; do curl "$i" "$(date)" "$HOME"; done');
    expect(command?.arguments.map(({text, isKnown}) => ({text, isKnown}))).toEqual([
      {text: '0', isKnown: false},
      {text: '0', isKnown: false},
      {text: '0', isKnown: false},
    ]);
  });

  test('reads here-documents and here-strings', async () => {
    const script = "curl a --data @- <<'EOF'\n{}\nEOF\ncurl b <<< 'text'";
    expect(commandsOf(script).map(({input}) => input)).toEqual(['{}\n', 'text']);
  });
});

test('options are read from the help of curl', async () => {
  const options = readOptions(
    [
      'Usage: curl [options...] <url>',
      ' -d, --data <data>        HTTP POST data',
      '     --connect-timeout <fractional seconds> Maximum time',
      ' -0, --http1.0            Use HTTP 1.0',
      ' -s, --silent             Silent mode',
      '     --url <url>          URL to work with',
    ].join('\n'),
  );
  const [command] = commandsOf('curl -s0da=1 --connect-timeout 2 --url x y');
  const {given, switches, urls} = readCall(command!.arguments, options);
  expect(given.map(({name, value}) => [name, value.text])).toEqual([
    ['data', 'a=1'],
    ['connect-timeout', '2'],
  ]);
  expect([...switches]).toEqual(['silent', 'http1.0']);
  expect(urls.map(({text}) => text)).toEqual(['x', 'y']);
});

describe('curl', () => {
  test.each([
    ['a call', `curl --include --http1.1 --header "apikey: API_KEY" "${URL}?status=paid"`],
    ['letters that share a dash', 'curl -fsSLO "https://downloads.aqueduto.example/aqd.tar.gz"'],
    ['JSON that says so', `curl -X POST -H 'Content-Type: application/json' -d '{"total": 149.9}' ${URL}`],
    ['JSON in a variable', `curl --json "{\\"id\\": $ID}" ${URL}`],
    ['JSON of a here-document', `curl ${URL} --json @- <<'EOF'\n{"total": 149.9}\nEOF`],
    ['a body in a file', `curl --json @order.json ${URL}`],
    ['a form', `curl --data-urlencode 'name=A & B' ${URL}`],
    ['a header left out, one empty', `curl -H 'Expect:' -H 'X-Empty;' ${URL}`],
    ['a variable of the block', 'base=http://localhost:8000\ncurl "$base/status"'],
    ['a variable of elsewhere', 'curl "$base/status"'],
    ['a set in the address', `curl "${URL}/{1,2}" "${URL}/[1-3]"`],
    ['braces with --globoff', `curl --globoff "${URL}?filter={a}"`],
    ['a question to curl itself', 'curl --version'],
    ['the background', `curl --silent "${URL}" &`],
    ['a file that is not here', 'curl -K settings.txt --stderr /nowhere/x "https://a.example"'],
  ])('%s holds', async (_name, code) => {
    expect(await faultsOf(curl, block('bash', code))).toEqual([undefined]);
  });

  test.each([
    [
      `aqd whoami\ncurl --headers "apikey: API_KEY" ${URL}`,
      expect.stringMatching(/^Line 2: curl refuses the command \(.*--headers.*\); correct its options\.$/) as string,
    ],
    [`curl --silen ${URL}`, 'Line 1: --silen is the beginning of an option; write its whole name.'],
    [`curl ${URL} --header`, 'Line 1: --header needs a value; add it.'],
    [
      `curl --max-time soon ${URL}`,
      expect.stringMatching(/^Line 1: curl refuses the command \(.*--max-time.*\); correct its options\.$/) as string,
    ],
    ['curl --silent', 'Line 1: the curl command names no address; add the URL.'],
    [
      'curl api.horizonte.example/orders',
      'Line 1: “api.horizonte.example/orders” is not a complete http(s) address; write it with its scheme and host.',
    ],
    [
      'curl https://api.horizonte.com/orders',
      'Line 1: the host “api.horizonte.com” is not one for examples; use a host under .example, or localhost.',
    ],
    [
      'host=api.github.com\nsudo curl "https://$host/zen"',
      'Line 2: the host “api.github.com” is not one for examples; use a host under .example, or localhost.',
    ],
    [
      `curl ${URL}?status=paid&total=1`,
      'Line 1: the shell ends the command at the & of the address; put the URL in double quotes.',
    ],
    [
      `curl ${URL}?status=paid`,
      'Line 1: the shell reads ? and * of a bare address as a pattern; put the URL in double quotes.',
    ],
    [`curl "${URL}/{id}"`, 'Line 1: curl reads {} and [] in an address as a set; put a value there, or add --globoff.'],
    [`curl \\\n  -H "apikey=API_KEY" ${URL}`, 'Line 2: “apikey=API_KEY” is not a header; write `Name: value`.'],
    [
      `for i in 1 2; do curl -H "apikey:KEY" ${URL}; done`,
      'Line 1: “apikey:KEY” is not a header; write `Name: value`.',
    ],
    [
      `curl -d '{"total": 1}' ${URL}`,
      'Line 1: curl sends this JSON as a form; add --header "Content-Type: application/json", or use --json.',
    ],
    [
      `curl ${URL} \\\n  --json "{'total': 1}"`,
      expect.stringMatching(/^Line 2: the body is not JSON \(Expected property name .*\); correct it\.$/) as string,
    ],
    [
      `echo $(curl ${URL} --json @- <<'EOF'\n{"total": 1,}\nEOF\n)`,
      expect.stringMatching(
        /^Line 1: the body is not JSON \(Expected double-quoted property name .*\); correct it\.$/,
      ) as string,
    ],
  ])('%j has a fault', async (code, sentence) => {
    expect(await faultsOf(curl, block('bash', code))).toEqual([sentence]);
  });
});

test('a missing program is named', async () => {
  vi.stubEnv('PATH', '/nowhere');
  try {
    await expect(faultsOf(curl, block('bash', `curl ${URL}`))).rejects.toThrow(
      'The `curl` blocks need curl: `apt-get install curl` on Debian as root, else the package of your system.',
    );
  } finally {
    vi.unstubAllEnvs();
  }
});
