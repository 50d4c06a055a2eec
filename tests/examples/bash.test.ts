import {describe, expect, test, vi} from 'vitest';

import {collectFences} from '../../tools/examples/collect';
import {bash} from '../../tools/examples/shell/bash';
import {block, faultsOf, pageOf} from './faultsOf';

describe('bash', () => {
  test.each([
    ['a command over several lines', 'aqd export policy orders \\\n  > orders-policy.yaml'],
    ['a variable of an earlier block', 'curl --silent "$base/orders"'],
    ['a variable for a later block', 'url="https://api.horizonte.example/orders"'],
    ['a comment and a placeholder', '# Once a day\naqd deployment undeploy DEPLOYMENT_ID'],
  ])('%s holds', async (_name, code) => {
    expect(await faultsOf(bash, block('bash', code))).toEqual([undefined]);
  });

  test.each([
    ['aqd whoami\n$ aqd version', 'Line 2: leave out the prompt, and put what the command prints in a `text` block.'],
    [
      'for call in 1 2 3; do\n  aqd whoami',
      'Line 3: bash does not parse it (syntax error: unexpected end of file); correct the command.',
    ],
    [
      'aqd deployment get <ID>',
      "Line 1: bash does not parse it (syntax error near unexpected token `newline'); correct the command.",
    ],
    [
      'aqd whoami\naqd apply -f $HOME/orders.yaml',
      'Line 2: Double quote to prevent globbing and word splitting (ShellCheck SC2086); correct the command.',
    ],
    [
      "echo 'it''s'\ncd /tmp/orders\nls",
      "Line 2: Use 'cd ... || exit' or 'cd ... || return' in case cd fails (ShellCheck SC2164); correct the command.",
    ],
  ])('%j has a fault', async (code, sentence) => {
    expect(await faultsOf(bash, block('bash', code))).toEqual([sentence]);
  });

  test('each block gets its own fault', async () => {
    const page = block('bash', 'aqd whoami') + block('bash', 'if') + block('bash', '$ ls');
    expect(await faultsOf(bash, page)).toEqual([
      undefined,
      'Line 2: bash does not parse it (syntax error: unexpected end of file); correct the command.',
      'Line 1: leave out the prompt, and put what the command prints in a `text` block.',
    ]);
  });

  test('only bash blocks are looked at', () => {
    const page = pageOf(block('text', '$ ls') + block('bash', 'aqd whoami'));
    expect(collectFences([page]).map(bash.accepts)).toEqual([false, true]);
  });
});

test('a missing program is named', async () => {
  vi.stubEnv('PATH', '/nowhere');
  try {
    await expect(faultsOf(bash, block('bash', 'aqd whoami'))).rejects.toThrow(
      'The `bash` blocks need bash: `apt-get install bash` on Debian as root, else the package of your system.',
    );
  } finally {
    vi.unstubAllEnvs();
  }
});
