import type {CliFacts, CommandFacts} from '../../facts/cli';
import type {FlagFacts, Flags} from '../../../src/model/files';
import {codes} from '../../../src/documents/faults';
import {meant} from '../../../src/plugins/catalog/nearest';
import type {Argument} from './commandLines';

/** Values of a flag's type, and how they are called. */
const TYPES: Record<string, {isValue: (text: string) => boolean; name: string}> = {
  integer: {isValue: (text) => /^\d+$/.test(text), name: 'a whole number'},
  boolean: {isValue: (text) => text === 'true' || text === 'false', name: '`true` or `false`'},
  duration: {isValue: (text) => /^([0-9]+(ms|s|m|h))+$/.test(text), name: 'a duration such as `10m`'},
  'date-time': {
    isValue: (text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/.test(text),
    name: 'a time such as `2026-07-31T23:59:59Z`',
  },
};

/** What is wrong with a call of `aqd`, as a sentence without its full stop; undefined when it would run. */
export function callFault({globalFlags, commands}: CliFacts, line: Argument[]): string | undefined {
  const globals = readFlags(line, globalFlags, (word) => !word.text.startsWith('-'));
  if (typeof globals === 'string') {
    return globals;
  }
  const rest = line.slice(globals.end);
  if (rest.length === 0 && globals.given.has('--help')) {
    return undefined;
  }
  const command = commandOf(commands, rest);
  if (command === undefined) {
    const words = rest.slice(0, 2).map(({text}) => text);
    const fix = meant(words.join(' '), commands.keys(), 'correct it');
    return `\`aqd ${words.join(' ')}\` is no command of model/cli.yaml; ${fix}`;
  }
  const own = readFlags(rest.slice(command.name.split(' ').length), {...globalFlags, ...command.flags}, () => false);
  if (typeof own === 'string') {
    return `\`aqd ${command.name}\` ${own}`;
  }
  return own.given.has('--help') ? undefined : completenessFault(command, own);
}

/** A call of `aqd` in its parts. */
export interface Call {
  /** `gateway create`. */
  name: string;
  /** Values by flag, global ones included; a switch has `true`. */
  flags: Map<string, Argument[]>;
  positional: Argument[];
}

/** A call in its parts; undefined when it is no command, or its flags are wrong: `callFault` says how. */
export function readCall({globalFlags, commands}: CliFacts, line: Argument[]): Call | undefined {
  const globals = readFlags(line, globalFlags, (word) => !word.text.startsWith('-'));
  if (typeof globals === 'string') {
    return undefined;
  }
  const rest = line.slice(globals.end);
  const command = commandOf(commands, rest);
  if (command === undefined) {
    return undefined;
  }
  const {name, flags} = command;
  const own = readFlags(rest.slice(name.split(' ').length), {...globalFlags, ...flags}, () => false);
  return typeof own === 'string'
    ? undefined
    : {name, flags: new Map([...globals.given, ...own.given]), positional: own.positional};
}

/** What is wrong with a call that a sentence mentions: it may leave out what the command needs, but names what exists. */
export function mentionFault({globalFlags, commands}: CliFacts, line: Argument[]): string | undefined {
  const globals = readFlags(line, globalFlags, (word) => !word.text.startsWith('-'));
  if (typeof globals === 'string') {
    return `\`aqd\` ${globals}`;
  }
  const rest = line.slice(globals.end);
  if (rest.slice(0, 2).some(({isOpen}) => isOpen) || rest.length === 0) {
    return undefined;
  }
  const command = commandOf(commands, rest);
  if (command === undefined) {
    const words = rest.filter(({text}) => !text.startsWith('-')).map(({text}) => text);
    const isResource = words.length === 1 && [...commands.keys()].some((name) => name.startsWith(`${words[0]} `));
    const name = words.slice(0, 2).join(' ');
    return isResource ? undefined : `\`aqd ${name}\` is no command; ${meant(name, commands.keys(), 'correct it')}`;
  }
  const flags = Object.keys({...globalFlags, ...command.flags});
  const unknown = rest.map(({text}) => text.split('=')[0]!).find((text) => /^-./.test(text) && !flags.includes(text));
  return unknown === undefined
    ? undefined
    : `\`aqd ${command.name}\` has no flag \`${unknown}\`; ${meant(unknown, flags, 'correct it')}`;
}

/** The command with the longest name that the words begin with. */
function commandOf(commands: Map<string, CommandFacts>, words: Argument[]): CommandFacts | undefined {
  const [first = '', second = ''] = words.map(({text}) => text);
  return commands.get(`${first} ${second}`) ?? commands.get(first);
}

interface ReadFlags {
  /** Values of each flag; a switch has `true`. */
  given: Map<string, Argument[]>;
  /** What is neither a flag nor its value. */
  positional: Argument[];
  /** Position of the word at which reading stopped. */
  end: number;
}

/** Reads flags and their values up to a word, or says what is wrong with them. */
function readFlags(words: Argument[], flags: Flags, stopsAt: (word: Argument) => boolean): ReadFlags | string {
  const given = new Map<string, Argument[]>();
  const positional: Argument[] = [];
  let end = 0;
  while (end < words.length && !stopsAt(words[end]!)) {
    const word = words[end++]!;
    if (!/^-./.test(word.text)) {
      positional.push(word);
      continue;
    }
    const [name = '', ...assigned] = word.text.split('=');
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (flag === undefined) {
      return `has no flag \`${name}\` in model/cli.yaml; ${meant(name, Object.keys(flags), 'correct it')}`;
    }
    if (given.has(name) && !flag.repeat) {
      return `has \`${name}\` twice; remove one`;
    }
    const value = valueOf(flag, word, assigned, words[end]);
    given.set(name, [...(given.get(name) ?? []), ...(value.argument === undefined ? [] : [value.argument])]);
    end += value.taken;
    const fault = valueFault(name, flag, value.argument);
    if (fault !== undefined) {
      return fault;
    }
  }
  return {given, positional, end};
}

/** `--flag=value`, `--flag value`; a switch takes no word of its own. */
function valueOf(
  flag: FlagFacts,
  word: Argument,
  assigned: string[],
  next: Argument | undefined,
): {argument: Argument | undefined; taken: number} {
  if (assigned.length > 0) {
    return {argument: {text: assigned.join('='), isOpen: word.isOpen}, taken: 0};
  }
  if (flag.type === 'boolean') {
    return {argument: {text: 'true', isOpen: false}, taken: 0};
  }
  const isValue = next !== undefined && (next.isOpen || !/^-./.test(next.text));
  return {argument: isValue ? next : undefined, taken: isValue ? 1 : 0};
}

function valueFault(name: string, {type, allowed}: FlagFacts, value: Argument | undefined): string | undefined {
  if (value === undefined) {
    return `has \`${name}\` without a value; add it`;
  }
  if (value.isOpen) {
    return undefined;
  }
  if (allowed !== undefined && !allowed.includes(value.text)) {
    return `has \`${name} ${value.text}\`, which is none of ${codes(allowed)}; correct it`;
  }
  const known = TYPES[type];
  return known === undefined || known.isValue(value.text)
    ? undefined
    : `has \`${name} ${value.text}\`, which is not ${known.name}; correct it`;
}

function completenessFault(
  {name, args, allowed, flags}: CommandFacts,
  {given, positional}: ReadFlags,
): string | undefined {
  const missing = Object.entries(flags).find(([flag, {required}]) => required && !given.has(flag));
  const needed = args.filter((argument) => !argument.startsWith('['));
  const [first] = positional;
  const fault =
    missing !== undefined
      ? `needs the flag \`${missing[0]}\`; add it`
      : positional.length < needed.length
        ? `needs ${codes(needed)}; add it`
        : positional.length > args.length
          ? `takes ${args.length === 0 ? 'no argument' : codes(args)}, not \`${positional[args.length]?.text}\`; remove it`
          : allowed !== undefined && first !== undefined && !first.isOpen && !allowed.includes(first.text)
            ? `takes one of ${codes(allowed)}, not \`${first.text}\`; correct it`
            : undefined;
  return fault === undefined ? undefined : `\`aqd ${name}\` ${fault}`;
}
