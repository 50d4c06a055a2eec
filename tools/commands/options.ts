import {parseArgs, type ParseArgsConfig} from 'node:util';

import {usageOf, type Script} from './usage';

type Known = NonNullable<ParseArgsConfig['options']>;

/** What was typed after a command. */
interface Typed<Options extends Known> {
  values: ReturnType<typeof parseArgs<{options: Options; allowPositionals: true}>>['values'];
  positionals: string[];
}

/** Somebody asks how a command is used: its message says it, and the command ends without doing anything. */
export class Help extends Error {}

/**
 * What was typed after a script that leaves it to another program.
 *
 * @throws Help when `--help` was typed
 */
export function helpOrArguments(script: Script, args = process.argv.slice(2)): string[] {
  if (args.includes('--help') || args.includes('-h')) {
    throw new Help(usageOf(script));
  }
  return args;
}

/**
 * Reads the options of a script.
 *
 * @throws Help when `--help` was typed
 * @throws Error, in one sentence, for an option that the script does not have
 */
export function readOptions<const Options extends Known>(
  script: Script,
  options: Options,
  typed?: string[],
): Typed<Options> {
  const args = helpOrArguments(script, typed);
  try {
    const {values, positionals} = parseArgs({args, options, allowPositionals: true});
    return {values, positionals};
  } catch (error) {
    const option = /'([^']+)'/.exec((error as Error).message)?.[1] ?? '';
    const known = Object.keys(options).map((name) => `--${name}`);
    const isKnown = known.includes(option.split(' ')[0]!.replace(/^-\w, /, ''));
    throw new Error(
      isKnown
        ? `${(error as Error).message.split('\n')[0]!.replace(/\.$/, '')}; see --help.`
        : `“${option}” is no option of this command; ${known.length === 0 ? 'it has none' : `use ${known.join(', ')}`}, or see --help.`,
    );
  }
}
