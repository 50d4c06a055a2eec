import type {Word, WordPart} from 'unbash';

/** A word of a command after the shell has taken quotes and variables out of it. */
export interface ShellWord {
  text: string;
  /** False when it holds a variable or a substitution whose value the script does not say; `0` stands there. */
  isKnown: boolean;
  /** Nothing of it is in quotes. */
  isBare: boolean;
  /** Line of the script, from 1. */
  line: number;
}

/** Values by name; undefined for a variable whose value is not known. */
export type Variables = Map<string, string | undefined>;

type Value = Omit<ShellWord, 'line'>;

const UNKNOWN: Value = {text: '0', isKnown: false, isBare: false};

/**
 * The value of a word, as bash's manual gives it in "Quoting" and "Shell parameter expansion". What an operator makes of
 * a variable, as in `${port:-8080}`, is not worked out.
 */
export function valueOf({text, value, parts}: Word, variables: Variables): Value {
  return parts === undefined
    ? {text: value, isKnown: true, isBare: !/['"\\]/.test(text)}
    : join(parts.map((part) => partValue(part, variables)));
}

function partValue(part: WordPart, variables: Variables): Value {
  switch (part.type) {
    case 'Literal':
    case 'Glob':
      return {text: part.value, isKnown: true, isBare: true};
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return {text: part.value, isKnown: true, isBare: false};
    case 'DoubleQuoted':
      return {...join(part.parts.map((inner) => partValue(inner, variables))), isBare: false};
    case 'BraceExpansion':
      return {text: part.text, isKnown: true, isBare: true};
    case 'SimpleExpansion':
      return known(variables.get(part.text.slice(1)));
    case 'ParameterExpansion':
      return part.operation === undefined && part.prefix === undefined && part.index === undefined
        ? known(variables.get(part.parameter))
        : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

function known(text: string | undefined): Value {
  return text === undefined ? UNKNOWN : {text, isKnown: true, isBare: false};
}

function join(values: Value[]): Value {
  return {
    text: values.map(({text}) => text).join(''),
    isKnown: values.every(({isKnown}) => isKnown),
    isBare: values.every(({isBare}) => isBare),
  };
}
