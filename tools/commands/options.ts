import {parseArgs, type ParseArgsConfig} from 'node:util';

type Known = NonNullable<ParseArgsConfig['options']>;

/** What was typed after a command. */
export interface Typed<Options extends Known> {
  values: ReturnType<typeof parseArgs<{options: Options; allowPositionals: true}>>['values'];
  positionals: string[];
}

/**
 * Reads the options of a command. `--help` prints how it is used, and ends it.
 *
 * @param usage the whole help: first line how it is called, then what it does
 * @throws Error, in one sentence, for an option that the command does not have
 */
export function readOptions<const Options extends Known>(
  usage: string,
  options: Options,
  args = process.argv.slice(2),
): Typed<Options> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
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
