import {describe, expect, test} from 'vitest';

import {aqd} from '../../tools/examples/commands/aqd';
import {commandLines} from '../../tools/examples/commands/commandLines';
import {block, faultsOf} from './faultsOf';

const fault = async (code: string, language = 'bash') => (await faultsOf(aqd, block(language, code)))[0];

describe('calls that would run', () => {
  test.each([
    'aqd --org horizonte --output=json workspace list | jq -r ".[].slug"',
    'aqd workspace create --name Logistics --slug logistics',
    'aqd environment update staging --approval-required=true --gateway a --gateway b',
    'aqd deployment create --api orders --release "$release" --environment production \\\n  --percentage 10 --wait --timeout 10m',
    'aqd deployment approve DEPLOYMENT_ID --reject',
    'aqd credential create --consumer-app a --kind KIND --name b --expires-at "$(date)"',
    'aqd export',
    'aqd export policy orders --api-version 1.2.0 > orders-policy.yaml',
    'sed s/a/b/ a.yaml | aqd integration validate -f -',
    'AQD_ORG=horizonte aqd whoami --verbose',
    'aqd completion bash',
    'aqd --help',
    'aqd workspace create --help',
    'echo "aqd nothing"  # aqd nothing',
  ])('%s', async (script) => {
    expect(await fault(script)).toBeUndefined();
  });
});

describe('calls that would not', () => {
  test.each([
    ['aqd workspaces list', '`aqd workspaces list` is no command of model/cli.yaml; write “workspace list”'],
    ['aqd workspace show logistics', '`aqd workspace show` is no command of model/cli.yaml; correct it'],
    ['aqd --organization horizonte whoami', 'has no flag `--organization` in model/cli.yaml; correct it'],
    ['aqd --output xml whoami', 'has `--output xml`, which is none of `table`, `json`, `yaml`; correct it'],
    ['aqd workspace create --slug a', '`aqd workspace create` needs the flag `--name`; add it'],
    ['aqd workspace create --name', '`aqd workspace create` has `--name` without a value; add it'],
    ['aqd workspace create --name --slug a', '`aqd workspace create` has `--name` without a value; add it'],
    [
      'aqd workspace create --name a --title b',
      '`aqd workspace create` has no flag `--title` in model/cli.yaml; correct it',
    ],
    ['aqd workspace create --name a --name b', '`aqd workspace create` has `--name` twice; remove one'],
    ['aqd workspace get', '`aqd workspace get` needs `NAME`; add it'],
    ['aqd workspace list all', '`aqd workspace list` takes no argument, not `all`; remove it'],
    ['aqd api lint a.yaml b.yaml', '`aqd api lint` takes `FILE`, not `b.yaml`; remove it'],
    [
      'aqd environment create --name a --type test --order two',
      '`aqd environment create` has `--order two`, which is not a whole number; correct it',
    ],
    [
      'aqd environment update a --approval-required=yes',
      '`aqd environment update` has `--approval-required=yes`'.replace('=yes', ' yes') +
        ', which is not `true` or `false`; correct it',
    ],
    [
      'aqd environment update a --type prod',
      '`aqd environment update` has `--type prod`, which is none of `development`, `test`, `staging`, `production`; correct it',
    ],
    [
      'aqd deployment create --release 1 --environment a --timeout 10',
      '`aqd deployment create` has `--timeout 10`, which is not a duration such as `10m`; correct it',
    ],
    [
      'aqd credential update a --consumer-app b --expires-at 2026-07-31',
      '`aqd credential update` has `--expires-at 2026-07-31`, which is not a time such as `2026-07-31T23:59:59Z`; correct it',
    ],
    [
      'aqd completion tcsh',
      '`aqd completion` takes one of `bash`, `zsh`, `fish`, `powershell`, not `tcsh`; correct it',
    ],
    ['aqd whoami; aqd apply', '`aqd apply` needs the flag `-f`; add it'],
  ])('%s', async (script, sentence) => {
    expect(await fault(script)).toBe(`Line 1: ${sentence}.`);
  });

  test.each([
    ['in a pipe', 'echo a |\n  aqd nothing', 2],
    ['in a substitution', 'x="$(aqd whoami\naqd nothing)"', 2],
    ['in a loop', 'for x in a b; do\n  aqd nothing\ndone', 2],
    ['after a here document', 'cat <<EOF\naqd nothing\nEOF\naqd nothing', 4],
    ['behind sudo', 'sudo -E aqd nothing', 1],
    ['in the container image', 'docker run --rm -e AQD_TOKEN registry.aqueduto.example/aqd:1.9.0 nothing', 1],
  ])('%s', async (_where, script, line) => {
    expect(await fault(script)).toBe(`Line ${line}: \`aqd nothing\` is no command of model/cli.yaml; correct it.`);
  });

  test('in the scripts of a pipeline file', async () => {
    const github =
      'jobs:\n  a:\n    steps:\n      - run: |\n          aqd whoami\n          aqd --org ${{ vars.ORG }} nothing\n';
    const gitlab = 'deploy:\n  script:\n    - aqd whoami\n    - aqd nothing\n';
    expect(await fault(github, 'yaml')).toBe('Line 6: `aqd nothing` is no command of model/cli.yaml; correct it.');
    expect(await fault(gitlab, 'yaml')).toBe('Line 4: `aqd nothing` is no command of model/cli.yaml; correct it.');
    expect(await fault('name: aqd nothing', 'yaml')).toBeUndefined();
  });
});

test('a word is open when it holds an expansion or is a placeholder', () => {
  const [call] = commandLines(`aqd get "$NAME" DEPLOYMENT_ID '$NAME' plain 'two words'`);
  expect(call?.arguments).toEqual([
    {text: 'get', isOpen: false},
    {text: '$NAME', isOpen: true},
    {text: 'DEPLOYMENT_ID', isOpen: true},
    {text: '$NAME', isOpen: false},
    {text: 'plain', isOpen: false},
    {text: 'two words', isOpen: false},
  ]);
});
