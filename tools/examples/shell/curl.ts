import {judgeInTurn} from '../judgeInTurn';
import {runProgram} from '../program';
import type {Engine} from '../types';
import {commandsOf, type ShellCommand} from './commands';
import {type CurlOptions, readOptions} from './curlOptions';
import {faultOfCurl} from './curlRules';
import type {ShellWord} from './words';

const MISSING =
  'The `curl` blocks need curl: `apt-get install curl` on Debian as root, else the package of your system.';

/**
 * Every `curl` command of a bash block, also in loops, pipes and substitutions. The installed curl reads the options
 * (and then prints its version: nothing is sent); the address is complete and under `.example` or localhost, headers
 * are `Name: value`, JSON bodies parse and are sent as JSON. A variable counts when the block itself gives it its value.
 */
export const curl: Engine = {
  name: 'curl',
  accepts: ({language, code}) => language === 'bash' && /\bcurl\b/.test(code),
  run: async (fences, root) => {
    const help = await runProgram('curl', ['-q', '--help', 'all'], {missing: MISSING});
    const options = readOptions(help.stdout);
    return judgeInTurn(async ({code}) => {
      for (const command of curlsOf(commandsOf(code))) {
        const fault = (await faultOfOptions(command, options)) ?? faultOfCurl(command, options);
        if (fault !== undefined) {
          return fault;
        }
      }
      return undefined;
    })(fences, root);
  },
};

function curlsOf(commands: ShellCommand[]): ShellCommand[] {
  return commands.flatMap((command) => {
    const [first, ...rest] = command.arguments;
    return command.name === 'curl'
      ? [command]
      : command.name === 'sudo' && first?.text === 'curl'
        ? [{...command, arguments: rest}]
        : [];
  });
}

async function faultOfOptions(command: ShellCommand, options: CurlOptions): Promise<string | undefined> {
  const last = command.arguments.at(-1);
  if (last !== undefined && options.get(last.text)?.takesValue) {
    return `Line ${last.line}: ${last.text} needs a value; add it.`;
  }
  const words = command.arguments.map((word, i) => harmless(word, command.arguments[i - 1]));
  const {code, stderr} = await runProgram('curl', ['-q', ...words, '--version'], {missing: MISSING});
  const said = /^curl: (.*)$/m.exec(stderr)?.[1] ?? 'it gives no reason';
  return code === 0
    ? undefined
    : `Line ${command.arguments[0]?.line ?? 1}: curl refuses the command (${said}); correct its options.`;
}

/** Files that options name are not there; curl reads an empty standard input in their place. */
function harmless({text}: ShellWord, before: ShellWord | undefined): string {
  const names = ['-K', '--config', '--stderr'].includes(before?.text ?? '');
  return names ? '-' : text.replace(/^@.+$/, '@-');
}
